import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { audienceOf } from '#server/platform/scope/caller.ts'
import { isCallClosed } from '#server/http/pages/is-under-construction.ts'

/** When whoever came too early may come again. */
export const buildingRetrySeconds = 3600

function isClosedTo(request: FastifyRequest): boolean {
  const { config, url: route = '' } = request.routeOptions
  // No session is looked up for a file: administrators wait like everyone else.
  if (config.access?.isFile === true) return config.access.isContent === true && request.site.isBuilding
  // An unknown call is nobody's content, and its site is not asked for.
  if (!route.startsWith('/api/') || route === '/api/*' || config.access === undefined) return false
  const [path = ''] = request.url.split('?', 1)
  return isCallClosed(request.site, decodeURIComponent(path.slice('/api/'.length)), audienceOf(request.caller))
}

async function closeContent(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (request) => {
    if (isClosedTo(request)) throw new ApiError('UNAVAILABLE', { retryAfter: buildingRetrySeconds })
  })
}

/** Keeps the content of a site that is being built from everyone but its administrators: the pages say so themselves, calls and files here. */
export const underConstruction = fp(closeContent, { name: 'building', dependencies: ['errors', 'sessions', 'access'] })
