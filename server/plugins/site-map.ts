import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { keepAnswer, type KeptAnswer } from '#server/features/calls/answer-cache.ts'
import { sendKept } from '#server/features/calls/send-kept.ts'
import { writeSiteMap } from '#server/features/site-pages/site-map.ts'
import { buildingRetrySeconds } from './building.ts'
import { openFile } from './policies.ts'

/** What robots need not read; pages that ask not to be indexed say so themselves, which a robot must be able to read. */
const CLOSED = ['/api/', '/admin/', '/preview/']

function sendClosed(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .headers({ 'retry-after': buildingRetrySeconds, 'cache-control': 'no-store' })
    .send('503\n')
}

async function serveSiteMap(app: FastifyInstance): Promise<void> {
  const maps = new LRUCache<string, KeptAnswer>({ max: 50 })

  app.get('/sitemap.xml', { config: openFile }, async (request, reply) => {
    const { site, scope } = request
    // No session is looked up for a file: administrators wait like everyone else.
    if (site.isBuilding) return sendClosed(reply)
    const key = `${site.id} ${site.contentVersion}`
    const map = maps.get(key) ?? keepAnswer(await writeSiteMap(app.features, scope))
    maps.set(key, map)
    return sendKept(request, reply.type('application/xml; charset=utf-8').header('vary', 'Accept-Encoding, x-site-id'), map)
  })

  app.get('/robots.txt', { config: openFile }, async (request, reply) => {
    const { site } = request
    const rules = site.isBuilding ? ['Disallow: /'] : CLOSED.map((path) => `Disallow: ${path}`)
    const lines = ['User-agent: *', ...rules, '', `Sitemap: ${site.url}/sitemap.xml`, '']
    return reply
      .type('text/plain; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=3600', vary: 'x-site-id' })
      .send(lines.join('\n'))
  })
}

/** Tells search engines what there is to find. */
export const siteMap = fp(serveSiteMap, { name: 'site-map', dependencies: ['features', 'site', 'locale'] })
