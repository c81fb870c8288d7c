import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { toCachedResponse, type CachedResponse } from '#server/http/answers/response-cache.ts'
import { sendCached } from '#server/http/answers/send-cached.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { contentFile } from '#server/http/guards/route-policies.ts'
import { writeFeed } from './render-feed.ts'

const place = /^\/blog(?:\/([a-z0-9-]+))?\/rss\.xml$/

/** Serves the feeds of blogs, under the prefix of a language too. */
export function feedRoutes(app: FastifyInstance): void {
  const feeds = new LRUCache<string, CachedResponse>({ max: 100 })

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { site, scope, pagePath } = request
    const found = place.exec(pagePath)
    if (!found) throw notFound()
    const key = `${site.id} ${site.contentVersion} ${scope.locale} ${pagePath}`
    const feed = feeds.get(key) ?? toCachedResponse(await writeFeed(app.features, scope, found[1]))
    feeds.set(key, feed)
    return sendCached(request, reply.type('application/rss+xml; charset=utf-8').header('vary', 'Accept-Encoding, Cookie, x-site-id'), feed)
  }

  for (const url of ['/blog/rss.xml', '/blog/:name/rss.xml', '/:locale/blog/rss.xml', '/:locale/blog/:name/rss.xml'])
    app.get(url, { config: contentFile }, answer)
}
