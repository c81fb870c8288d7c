import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { outsideHosts } from '#engine/visibility/external-hosts.ts'
import type { AccessPolicy } from '#server/http/guards/route-policies.ts'
import { writeParts } from '#server/http/pages/render-page.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import { loadPagePicture } from './load-page-picture.ts'
import { stillDocument } from './still-document.ts'

interface DrawnRoute {
  readonly Params: { readonly page: string; readonly locale: string }
}

interface PictureRoute {
  readonly Params: { readonly layout: string; readonly name: string }
}

const HTML = 'text/html; charset=utf-8'
/** The bytes of a picture never change. */
const YEAR = 31_536_000
const policy: AccessPolicy = { role: 'A', asks: 'pages.read' }
const PICTURE = /^([0-9a-f]{16})\.webp$/

function rowId(text: string): number {
  const { data } = rowIdSchema.safeParse(/^[1-9]\d*$/.test(text) ? Number(text) : null)
  if (data === undefined) throw notFound()
  return data
}

/** Marks a document with the layout that it shows. */
const withLayout = (html: string, id: number): string => html.replace('<body ', `<body data-layout="${id}" `)

async function servePagePictures(app: FastifyInstance): Promise<void> {
  app.get<DrawnRoute>('/preview/_page/:page/:locale', { config: { access: policy, csp: 'preview' } }, async (request, reply) => {
    const { site, log, params } = request
    const id = rowId(params.page)
    const { data: locale } = localeCodeSchema.safeParse(params.locale)
    if (locale === undefined) throw notFound()
    const page = await app.features.layoutPreviews.drawn(site.id, id, locale)
    if (!app.builtSite) throw new ApiError('UNAVAILABLE')
    const deps = { features: app.features, built: app.builtSite, log }
    const parts = await loadPagePicture(app.features, { site, locale }, { ...page, id })
    const { html } = await writeParts(deps, { site, path: parts.path.slice(1) }, () => Promise.resolve(parts))
    reply.widenPolicy(outsideHosts(app.features.registry, parts.page?.layout.blocks ?? []))
    const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }
    return reply
      .type(HTML)
      .headers(headers)
      .send(withLayout(stillDocument(html), page.layoutId))
  })

  app.get<PictureRoute>('/preview/_picture/:layout/:name', { config: { access: policy, csp: 'sheet' } }, async (request, reply) => {
    const [, hash] = PICTURE.exec(request.params.name) ?? []
    if (hash === undefined) throw notFound()
    const bytes = await app.features.layoutPreviews.open(request.site.id, rowId(request.params.layout), hash)
    return reply
      .type('image/webp')
      .headers({ 'cache-control': `private, max-age=${YEAR}, immutable` })
      .send(bytes)
  })
}

/** Serves administrators each page as its picture is made of it, still and without scripts, and the pictures themselves. */
export const pagePictures = fp(servePagePictures, {
  name: 'page-pictures',
  dependencies: ['features', 'assets', 'locale', 'sessions', 'access', 'csp'],
})
