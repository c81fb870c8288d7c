import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { checkBodyHeaders, decodeUtf8Body } from '#server/platform/input/decode-body.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('BAD_REQUEST')
  }
}

async function readBodies(app: FastifyInstance): Promise<void> {
  app.addHook('preParsing', async (request) => checkBodyHeaders(request.headers))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    body.length === 0 ? undefined : parseJson(decodeUtf8Body(body)),
  )
}

/** Reads JSON bodies in plain UTF-8 and nothing else: any other format, encoding or character set is a 415. */
export const bodies = fp(readBodies, { name: 'bodies', dependencies: ['errors'] })
