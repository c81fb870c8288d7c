import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { loadStart } from '#server/features/site-pages/load-start.ts'
import { visitor } from '#server/features/sessions/caller.ts'
import { themeOf } from '#server/features/site-pages/themes.ts'
import { openFile } from './policies.ts'

async function serveThemes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { hash: string } }>('/theme.:hash(^[0-9a-f]{16}$).css', { config: openFile }, async (request, reply) => {
    const { scope } = request
    const calls = { features: app.features, scope, caller: visitor }
    const { start } = await loadStart(calls, (call, err) => request.log.warn({ call, err }, 'an answer is missing in a theme'))
    const { css, hash } = themeOf(scope.site, start)
    // A page kept somewhere may still name an older theme: it gets today's, which is not to be kept under that name.
    const keep = hash === request.params.hash ? 'public, max-age=31536000, immutable' : 'no-cache'
    return reply.type('text/css; charset=utf-8').header('cache-control', keep).send(css)
  })
}

/** Serves each site's theme under the hash of its text. */
export const theme = fp(serveThemes, { name: 'theme', dependencies: ['features', 'site', 'locale'] })
