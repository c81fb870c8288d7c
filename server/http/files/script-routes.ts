import type { FastifyInstance } from 'fastify'
import { openFile } from '#server/http/guards/route-policies.ts'
import { notFound } from '#server/platform/errors/api-error.ts'

/** Sends the site's own script under the hash of its text; the text itself is never sent as a setting. */
export function scriptRoutes(app: FastifyInstance): void {
  app.get<{ Params: { hash: string } }>('/script.:hash(^[0-9a-f]{16}$).js', { config: openFile }, async (request, reply) => {
    const script = await app.features.parameters.script(request.scope, request.params.hash)
    if (script === null) throw notFound()
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable').send(script)
  })
}
