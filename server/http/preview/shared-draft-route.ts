import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { USUAL_VIEW } from '#schemas/composer/frame-view.ts'
import type { SharedDraft } from '#server/content/previews/shares.ts'
import type { AccessPolicy } from '#server/http/guards/route-policies.ts'
import type { RenderDeps } from '#server/http/pages/render-page.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { loadPreview } from './load-preview.ts'
import { headOfDraft } from './page-place.ts'
import { withShareBar } from './shared-page.ts'
import { renderStillPage } from './still/render-still-page.ts'

interface SharedRoute {
  readonly Params: { readonly token: string }
}

const policy: AccessPolicy = { role: 'V', byTokenAlone: true, budget: 'sharedDraft' }
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' }

/** The request for the page of a shared draft: as its readers will get it, a page for members as they will. */
async function requestOf({ features }: RenderDeps, key: SharedDraft['key'], token: string) {
  const { middleware } = headOfDraft(await features.previews.read(key))
  const isForMembers = middleware.some((name) => name === 'member' || name === 'admin')
  const view = isForMembers ? { ...USUAL_VIEW, audience: 'members' as const } : USUAL_VIEW
  return { key, token, view, mode: 'try', look: { showsHidden: false, showsSlots: false } } as const
}

async function serveSharedDrafts(app: FastifyInstance): Promise<void> {
  app.get<SharedRoute>('/voir/:token', { config: { access: policy, csp: 'shared' } }, async (request, reply) => {
    const { site, log, params } = request
    const shared = await app.features.shares.find(site.id, params.token)
    if (!app.builtSite) throw new ApiError('UNAVAILABLE')
    const deps: RenderDeps = { features: app.features, built: app.builtSite, log }
    const { locale } = shared.key
    const asked = await requestOf(deps, shared.key, params.token)
    const { html, hosts } = await renderStillPage(deps, site, await loadPreview(deps, { ...asked, scope: { site, locale } }))
    if (request.method === 'GET') await app.features.shares.countOpening(site.id, shared.id)
    reply.widenPolicy(hosts)
    return reply
      .type('text/html; charset=utf-8')
      .headers(HEADERS)
      .send(withShareBar(html, { ...shared, locale }))
  })
}

/** Serves the draft of a link as a page without scripts, to everyone who has the link. */
export const sharedDrafts = fp(serveSharedDrafts, {
  name: 'shared-drafts',
  dependencies: ['features', 'assets', 'locale', 'sessions', 'access', 'csp'],
})
