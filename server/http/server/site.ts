import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Scope, Site } from '#server/platform/scope/site.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The site that the request is for: by its Host, else `x-site-id`, else the default one; an unknown one is refused when asked for. */
    readonly site: Site
    /** The site and the language of the request. */
    readonly scope: Scope
  }
}

const found = new WeakMap<FastifyRequest, Site>()

function siteOf(request: FastifyRequest): Site {
  const known = found.get(request)
  if (known) return known
  const named = request.headers['x-site-id']
  const site = request.server.features.directory.resolve(request.headers.host, Array.isArray(named) ? named.join() : named)
  found.set(request, site)
  return site
}

async function findSites(app: FastifyInstance): Promise<void> {
  app.decorateRequest('site', {
    getter(this: FastifyRequest) {
      return siteOf(this)
    },
  })
  app.decorateRequest('scope', {
    getter(this: FastifyRequest) {
      return { site: this.site, locale: this.locale }
    },
  })
}

/** Tells each request its site; health checks and files of the client never ask. */
export const site = fp(findSites, { name: 'site', dependencies: ['features'] })
