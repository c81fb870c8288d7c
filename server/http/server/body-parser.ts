import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { checkBodyHeaders, decodeUtf8Body } from '#server/platform/input/decode-body.ts'
import { bodyBounds, jsonExcess } from '#server/platform/input/json-excess.ts'
import { ApiError, tooMany } from '#server/platform/errors/api-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most values in a body of the route, where it is not that of every route. */
    readonly bodyValues?: number
  }
}

/** Refuses a body of too many values before the work of parsing it is done. */
function refuseExcess({ routeOptions: { config } }: FastifyRequest, body: Buffer): void {
  const bounds = { ...bodyBounds, values: config.bodyValues ?? bodyBounds.values }
  const excess = jsonExcess(body, bounds)
  if (excess === 'LEVELS') throw tooMany(excess, bounds.levels)
  if (excess === 'NAMES') throw tooMany(excess, bounds.names)
  if (excess === 'VALUES') throw tooMany(excess, bounds.values)
}

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
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (body.length === 0) return undefined
    refuseExcess(request, body)
    return parseJson(decodeUtf8Body(body))
  })
}

/** Reads JSON bodies in plain UTF-8 and nothing else: any other format, encoding or character set is a 415, and one of too many values or levels a 413. */
export const bodies = fp(readBodies, { name: 'bodies', dependencies: ['errors'] })
