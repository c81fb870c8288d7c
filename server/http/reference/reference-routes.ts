import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { toCachedResponse, type CachedResponse } from '#server/http/answers/response-cache.ts'
import { sendCached } from '#server/http/answers/send-cached.ts'
import { openFile } from '#server/http/guards/route-policies.ts'
import { openApiDocument } from './open-api.ts'
import { referencePage } from './reference-page.ts'

const year = 31_536_000
/** In the order in which they are written after one another: the first one says which layer stands above which. */
const styles = [
  new URL('./styles/base.css', import.meta.url),
  new URL('./styles/layout.css', import.meta.url),
  new URL('./styles/calls.css', import.meta.url),
  new URL('./styles/tables.css', import.meta.url),
]

interface OwnFile {
  readonly path: string
  readonly type: string
  readonly bytes: Buffer
}

function ownFile(sources: readonly URL[], extension: string, type: string): OwnFile {
  const bytes = Buffer.concat(sources.map((source) => readFileSync(source)))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { path: `/api/docs/reference.${hash}.${extension}`, type, bytes }
}

async function registerReference(app: FastifyInstance): Promise<void> {
  const style = ownFile(styles, 'css', 'text/css; charset=utf-8')
  const script = ownFile([new URL('./reference.js', import.meta.url)], 'js', 'text/javascript; charset=utf-8')
  // Written on the first request, so that a start does not wait for them.
  let page: CachedResponse | undefined
  let description: CachedResponse | undefined
  app.get('/api/openapi.json', { config: openFile }, async (request, reply) => {
    description ??= toCachedResponse(JSON.stringify(openApiDocument()))
    return sendCached(request, reply.type('application/json; charset=utf-8'), description)
  })
  app.get('/api/docs', { config: openFile }, async (request, reply) => {
    page ??= toCachedResponse(referencePage({ style: style.path, script: script.path }))
    return sendCached(request, reply.type('text/html; charset=utf-8'), page)
  })
  for (const { path, type, bytes } of [style, script]) {
    app.get(path, { config: openFile }, (_request, reply) =>
      reply.type(type).header('cache-control', `public, max-age=${year}, immutable`).send(bytes),
    )
  }
}

/** The description of the API for programs, and its reference for people. */
export const referenceRoutes = fp(registerReference, { name: 'reference', dependencies: ['access', 'calls'] })
