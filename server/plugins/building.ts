import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Refusal } from '#server/features/refusal.ts'
import { audienceOf } from '#server/features/sessions/caller.ts'
import { isCallClosed } from '#server/features/site-pages/is-closed.ts'

/** When whoever came too early may come again. */
export const buildingRetrySeconds = 3600

async function closeCalls(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (request) => {
    const { config, url: route = '' } = request.routeOptions
    // An unknown call is nobody's content, and its site is not asked for.
    if (!route.startsWith('/api/') || route === '/api/*' || config.access === undefined || config.access.isFile === true) return
    const [path = ''] = request.url.split('?', 1)
    if (isCallClosed(request.site, decodeURIComponent(path.slice('/api/'.length)), audienceOf(request.caller)))
      throw new Refusal('UNAVAILABLE', { retryAfter: buildingRetrySeconds })
  })
}

/** Keeps the content of a site that is being built from everyone but its administrators: the pages say so themselves, the calls here. */
export const building = fp(closeCalls, { name: 'building', dependencies: ['errors', 'sessions', 'access'] })
