import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { toCachedResponse, type CachedResponse } from '#server/http/answers/response-cache.ts'
import { sendCached } from '#server/http/answers/send-cached.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { contentFile } from '#server/http/guards/route-policies.ts'

/** The product, its declination, the language when it is not the site's own, and what changes with the content. */
const place = /^(\d{1,9})(?:-(\d{1,9}))?(?:-([a-z]{2,3}_[A-Z]{2}))?-[0-9a-f]{8}\.pdf$/

function scopeOf({ site }: FastifyRequest, locale = site.defaultLocale): Scope {
  if (!site.locales.includes(locale)) throw notFound()
  return { site, locale }
}

async function serveProductFiles(app: FastifyInstance): Promise<void> {
  const sheets = new LRUCache<string, CachedResponse>({ max: 100 })

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { name } = request.params as { readonly name: string }
    const [, id, declinationId, locale] = place.exec(name) ?? []
    if (id === undefined) throw notFound()
    const scope = scopeOf(request, locale)
    const key = `${scope.site.id} ${scope.site.contentVersion} ${scope.locale} ${id} ${declinationId ?? ''}`
    const requested = { id: Number(id), ...(declinationId !== undefined && { declinationId: Number(declinationId) }) }
    const kept = sheets.get(key) ?? (await make(scope, requested))
    sheets.set(key, kept)
    reply.header('content-disposition', `inline; filename="${kept.filename ?? name}"`)
    return sendCached(request, reply.type('application/pdf').header('vary', 'Accept-Encoding, x-site-id'), kept)
  }

  const make = async (scope: Scope, asked: { id: number; declinationId?: number }): Promise<CachedResponse> => {
    const { bytes, filename } = await app.features.technicalSheets.file(scope, asked)
    return toCachedResponse(bytes, filename)
  }

  app.get('/files/product/:name', { config: contentFile }, answer)
}

/** Serves the technical sheets of products. */
export const productFiles = fp(serveProductFiles, { name: 'product-files', dependencies: ['features', 'site'] })
