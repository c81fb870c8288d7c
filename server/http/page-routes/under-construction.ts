import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { audienceOf } from '#server/platform/scope/caller.ts'
import { isCallClosed } from '#server/http/pages/is-under-construction.ts'

/** Seconds until a rejected visitor may try again. */
export const buildingRetrySeconds = 3600

function isClosedTo(request: FastifyRequest): boolean {
  const { config, url: route = '' } = request.routeOptions
  // No session is looked up for a file: administrators wait like everyone else.
  if (config.access?.isFile === true) return config.access.isContent === true && request.site.isBuilding
  // An unknown call has no content to protect.
  if (!route.startsWith('/api/') || route === '/api/*' || config.access === undefined) return false
  const [path = ''] = request.url.split('?', 1)
  return isCallClosed(request.site, decodeURIComponent(path.slice('/api/'.length)), audienceOf(request.caller))
}

async function closeContent(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (request) => {
    if (isClosedTo(request)) throw new ApiError('UNAVAILABLE', { retryAfter: buildingRetrySeconds })
  })
}

/** Rejects calls of a site under construction, except from its administrators, and requests of its content files. The page routes close the pages. */
export const underConstruction = fp(closeContent, { name: 'building', dependencies: ['errors', 'sessions', 'access'] })
