import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import { rightAreas, type Right } from '#schemas/admin/resources/rights.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import type { AccessPolicy } from '#server/http/guards/route-policies.ts'
import type { RenderDeps } from '#server/http/pages/render-page.ts'
import { withBar } from '#server/http/preview/shared-page.ts'
import { renderStillPage } from '#server/http/preview/still/render-still-page.ts'
import { createKeyedMutex } from '#server/platform/concurrency/keyed-mutex.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import { loadItemPage } from './load-item-page.ts'

interface ItemRoute {
  readonly Params: { readonly resource: string; readonly id: string; readonly locale: string }
}

const policy: AccessPolicy = {
  ...{ role: 'A', budget: 'previewData' },
  asks: { anyOf: rightAreas.map((area): Right => `${area}.read`), by: 'resource' },
}
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' }
// The panel, whose language is French, shows these words.
const BAR = 'Aperçu\u00a0: vous seul voyez cette page ainsi, rien n’est publié et rien ne s’envoie.'
const NO_PAGE = 'Aucune page du site ne montre ce contenu seul dans cette langue\u00a0: il paraît dans les listes des autres pages.'
const noPage = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Aperçu</title></head><body class="none"><p>${escapeHtml(NO_PAGE)}</p></body></html>`

/** The resource of a name whose items have a page, and are edited before they are published. */
function drafted(name: string): Resource {
  const found = resources.find((resource) => resource.name === name)
  if (found?.life !== 'published' || found.shownAt === undefined) throw notFound()
  return found
}

function itemId(text: string): number {
  const { data } = rowIdSchema.safeParse(/^[1-9]\d*$/.test(text) ? Number(text) : null)
  if (data === undefined) throw notFound()
  return data
}

// A preview holds a connection while its page asks for others: one at a time leaves them enough.
const alone = createKeyedMutex()

async function serveItems(app: FastifyInstance): Promise<void> {
  app.get<ItemRoute>('/preview/_item/:resource/:id/:locale', { config: { access: policy, csp: 'item' } }, async (request, reply) => {
    const { caller, site, log, params } = request
    if (caller.kind === 'visitor') throw new ApiError('UNAUTHENTICATED')
    const { name, area } = drafted(params.resource)
    const id = itemId(params.id)
    const { locale } = params
    if (!site.locales.includes(locale)) throw notFound()
    await app.features.adminRights.require(caller, [`${area}.read`])
    if (!app.builtSite) throw new ApiError('UNAVAILABLE')
    const deps: RenderDeps = { features: app.features, built: app.builtSite, log }
    const scope = { site, locale }
    const loaded = await alone('', () => app.features.resources.of(name).rehearse({ scope }, id, (item) => loadItemPage(deps, scope, item)))
    reply.type('text/html; charset=utf-8').headers(HEADERS)
    if (!loaded) return reply.send(noPage)
    const { html, hosts } = await renderStillPage(deps, site, loaded)
    reply.widenPolicy(hosts)
    return reply.send(withBar(withLinksOutside(html), BAR))
  })
}

/** Opens each link of a page in a window of its own: the frame shows this page alone. */
const withLinksOutside = (html: string): string => html.replace('<head>', '<head><base target="_blank">')

/** Serves the page of an item as visitors will see it once what is edited of it is published, to those who may read the item. */
export const itemPreviews = fp(serveItems, {
  name: 'item-previews',
  dependencies: ['features', 'assets', 'locale', 'sessions', 'access', 'csp'],
})
