import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { toCachedResponse, type CachedResponse } from '#server/http/answers/response-cache.ts'
import { sendCached } from '#server/http/answers/send-cached.ts'
import { openFile } from '#server/http/guards/route-policies.ts'
import { openApiDocument } from './open-api.ts'
import { publicApi } from './public-api.ts'

interface ReferenceFile {
  readonly type: string
  readonly file: URL | string
}

const { resolve } = createRequire(import.meta.url)

const files: Readonly<Record<string, ReferenceFile>> = {
  '/api/docs': { type: 'text/html', file: new URL('./reference.html', import.meta.url) },
  '/api/docs/reference.js': { type: 'text/javascript', file: new URL('./reference.js', import.meta.url) },
  '/api/docs/swagger-ui.css': { type: 'text/css', file: resolve('swagger-ui-dist/swagger-ui.css') },
  '/api/docs/swagger-ui-bundle.js': { type: 'text/javascript', file: resolve('swagger-ui-dist/swagger-ui-bundle.js') },
}

async function registerReference(app: FastifyInstance): Promise<void> {
  const serve = (path: string, type: string, read: () => string | Promise<Buffer>): void => {
    // Read on the first request: a start does not wait for it.
    let answer: CachedResponse | undefined
    app.get(path, { config: openFile }, async (request, reply) => {
      answer ??= toCachedResponse(await read())
      return sendCached(request, reply.type(`${type}; charset=utf-8`), answer)
    })
  }
  serve('/api/openapi.json', 'application/json', () => JSON.stringify(openApiDocument(publicApi)))
  for (const [path, { type, file }] of Object.entries(files)) serve(path, type, () => readFile(file))
}

/** Serves the OpenAPI document and its page for people. */
export const referenceRoutes = fp(registerReference, { name: 'reference', dependencies: ['access', 'calls'] })
