import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { toCachedResponse, type CachedResponse } from '#server/http/answers/response-cache.ts'
import { sendCached } from '#server/http/answers/send-cached.ts'
import { contentFile, openFile } from '#server/http/guards/route-policies.ts'
import { writeSiteMap } from './write-site-map.ts'

/** Paths closed to robots. Pages with `noindex` are not among them, because a robot has to read the page to see it. */
const CLOSED = ['/api/', '/admin/', '/preview/']

async function serveSiteMap(app: FastifyInstance): Promise<void> {
  const maps = new LRUCache<string, CachedResponse>({ max: 50 })

  app.get('/sitemap.xml', { config: contentFile }, async (request, reply) => {
    const { site, scope } = request
    const key = `${site.id} ${site.contentVersion}`
    const map = maps.get(key) ?? toCachedResponse(await writeSiteMap(app.features, scope))
    maps.set(key, map)
    return sendCached(request, reply.type('application/xml; charset=utf-8').header('vary', 'Accept-Encoding, x-site-id'), map)
  })

  app.get('/robots.txt', { config: openFile }, async (request, reply) => {
    const { site } = request
    const rules = site.isBuilding ? ['Disallow: /'] : CLOSED.map((path) => `Disallow: ${path}`)
    const lines = ['User-agent: *', ...rules, '', `Sitemap: ${site.publishedUrl}/sitemap.xml`, '']
    return (
      reply
        .type('text/plain; charset=utf-8')
        // It changes with the site's settings.
        .headers({ 'cache-control': 'public, no-cache', vary: 'x-site-id' })
        .send(lines.join('\n'))
    )
  })
}

/** Serves the site map and `robots.txt`. */
export const siteMap = fp(serveSiteMap, { name: 'site-map', dependencies: ['features', 'site', 'locale'] })
