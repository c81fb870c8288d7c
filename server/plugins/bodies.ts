import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { checkBodyHeaders, textOfBody } from '#server/features/body-text.ts'
import { poisonedNames } from '#server/features/poisoned-names.ts'
import { Refusal } from '#server/features/refusal.ts'

/** Whether a key that could reach an object's prototype stands anywhere in a parsed body. */
export function isPoisoned(value: unknown): boolean {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    for (const [key, inner] of Object.entries(next)) {
      if (poisonedNames.has(key)) return true
      waiting.push(inner)
    }
  }
  return false
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('BAD_REQUEST')
  }
}

async function readBodies(app: FastifyInstance): Promise<void> {
  app.addHook('preParsing', async (request) => checkBodyHeaders(request.headers))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => {
    if (body.length === 0) return undefined
    const parsed = parseJson(textOfBody(body))
    if (isPoisoned(parsed)) throw new Refusal('BAD_REQUEST')
    return parsed
  })
}

/** Reads JSON bodies in plain UTF-8 and nothing else: any other format, encoding or character set is a 415. */
export const bodies = fp(readBodies, { name: 'bodies', dependencies: ['errors'] })
