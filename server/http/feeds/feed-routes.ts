import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { toCachedResponse, type CachedResponse } from '#server/http/answers/response-cache.ts'
import { sendCached } from '#server/http/answers/send-cached.ts'
import { contentRoot } from '#schemas/content/content-address.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { contentFile } from '#server/http/guards/route-policies.ts'
import { renderBlogFeed, renderNewsFeed } from './render-feed.ts'

const blogFeed = /^\/blog(?:\/([a-z0-9-]+))?\/rss\.xml$/
const paths = ['/blog/rss.xml', '/blog/:name/rss.xml', '/actualites/rss.xml', '/news/rss.xml']

/** Serves the feeds of blogs and news, under the prefix of a language too. */
export function feedRoutes(app: FastifyInstance): void {
  const feeds = new LRUCache<string, CachedResponse>({ max: 100 })

  const render = (scope: Scope, path: string): Promise<string> => {
    if (path === `/${contentRoot('news', scope.locale)}/rss.xml`) return renderNewsFeed(app.features, scope)
    const blog = blogFeed.exec(path)
    if (!blog) throw notFound()
    return renderBlogFeed(app.features, scope, blog[1])
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { site, scope, pagePath } = request
    const key = `${site.id} ${site.contentVersion} ${scope.locale} ${pagePath}`
    const feed = feeds.get(key) ?? toCachedResponse(await render(scope, pagePath))
    feeds.set(key, feed)
    return sendCached(request, reply.type('application/rss+xml; charset=utf-8').header('vary', 'Accept-Encoding, Cookie, x-site-id'), feed)
  }

  for (const url of paths.flatMap((path) => [path, `/:locale${path}`])) app.get(url, { config: contentFile }, answer)
}
