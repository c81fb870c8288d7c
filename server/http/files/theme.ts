import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { acceptedEncoding, encodeBodyBest } from '#server/http/answers/response-cache.ts'
import { visitor } from '#server/platform/scope/caller.ts'
import { loadStart } from '#server/http/pages/load-site-data.ts'
import { styleOf, themeOf } from '#server/http/pages/themes.ts'
import { openFile } from '#server/http/guards/route-policies.ts'

async function serveThemes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { hash: string } }>(
    '/theme.:hash(^[0-9a-f]{16}$).css',
    { config: { ...openFile, csp: 'sheet' } },
    async (request, reply) => {
      const { scope } = request
      const calls = { features: app.features, scope, caller: visitor }
      const { start } = await loadStart(calls, (call, err) => request.log.warn({ call, err }, 'an answer is missing in a theme'))
      const { kept, hash } = styleOf(themeOf(scope.site, start), app.builtSite?.files ?? { baseCss: null })
      const { encoding, bytes } = await encodeBodyBest(kept, acceptedEncoding(request.headers['accept-encoding']))
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      // A cached page may name an older theme. It gets the current one, which must not be cached under that name.
      const keep = hash === request.params.hash ? 'public, max-age=31536000, immutable' : 'no-cache'
      return reply.type('text/css; charset=utf-8').headers({ 'cache-control': keep, vary: 'accept-encoding' }).send(bytes)
    },
  )
}

/** Serves each site's stylesheet under the hash of its text: what all sites share, and its own theme. */
export const theme = fp(serveThemes, { name: 'theme', dependencies: ['features', 'site', 'locale', 'assets'] })
