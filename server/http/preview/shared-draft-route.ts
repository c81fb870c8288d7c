import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { USUAL_VIEW } from '#schemas/composer/frame-view.ts'
import { errorMessage } from '#schemas/errors/errors.ts'
import type { SharedDraft } from '#server/content/previews/shares.ts'
import type { AccessPolicy } from '#server/http/guards/route-policies.ts'
import type { Fields } from '#server/http/page-forms/form-fields.ts'
import { readPlainForm } from '#server/http/page-forms/parse-form.ts'
import { loadStart } from '#server/http/pages/load-site-data.ts'
import type { RenderDeps } from '#server/http/pages/render-page.ts'
import { styleOf, themeOf } from '#server/http/pages/themes.ts'
import { toApiError } from '#server/http/server/to-api-error.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { visitor } from '#server/platform/scope/caller.ts'
import { loadPreview } from './load-preview.ts'
import { headOfDraft } from './page-place.ts'
import { sharePasswordPage } from './share-password-page.ts'
import { withShareBar } from './shared-page.ts'
import { renderStillPage } from './still/render-still-page.ts'

interface SharedRoute {
  readonly Params: { readonly token: string }
}

type Asked = FastifyRequest<SharedRoute>

const policy: AccessPolicy = { role: 'V', byTokenAlone: true, budget: 'sharedDraft' }
const sending: AccessPolicy = { role: 'V', budget: 'login' }
const HTML = 'text/html; charset=utf-8'
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' }
const PROOF = 'partage'
/** Refusals that the page of the password says beside its field. */
const sayable = new Set(['VALIDATION_FAILED', 'TOO_MANY_REQUESTS'])

/** The request for the page of a shared draft: as its readers will get it, a page for members as they will. */
async function requestOf({ features }: RenderDeps, key: SharedDraft['key'], token: string) {
  const { middleware } = headOfDraft(await features.previews.read(key))
  const isForMembers = middleware.some((name) => name === 'member' || name === 'admin')
  const view = isForMembers ? { ...USUAL_VIEW, audience: 'members' as const } : USUAL_VIEW
  return { key, token, view, mode: 'try', look: { showsHidden: false, showsSlots: false } } as const
}

/** The sentence of a refusal: that of its field where it names one. */
function sentenceOf(error: ApiError, locale: string): string {
  const [fault] = (error.data['errors'] ?? []) as readonly { readonly message: string }[]
  return fault?.message ?? errorMessage(error.code, locale, error.data)
}

async function serveSharedDrafts(app: FastifyInstance): Promise<void> {
  const { shares } = app.features

  /** Asks for the password. Its form is sent to its own address, so that the page has the policy of public pages. */
  const askPassword = async (request: Asked, reply: FastifyReply, fault?: string) => {
    const { scope, log } = request
    const calls = { features: app.features, scope, caller: visitor }
    const { start } = await loadStart(calls, (call, err) => log.warn({ call, err }, 'an answer is missing in the page of a password'))
    const files = app.builtSite?.files
    const theme = `/theme.${styleOf(themeOf(scope.site, start), files ?? { baseCss: null }).hash}.css`
    const styles = files && files.baseCss === null ? [files.base, theme] : [theme]
    reply.usePolicy('public')
    return reply
      .type(HTML)
      .headers({ ...HEADERS, 'referrer-policy': 'same-origin' })
      .send(sharePasswordPage({ siteName: scope.site.name, locale: scope.locale, styles, fault }))
  }

  const sendPassword = async (request: Asked, reply: FastifyReply) => {
    const { site, scope, params, protocol } = request
    const password = (request.body as Fields | undefined)?.text('password') ?? ''
    try {
      const proof = await shares.prove(site.id, params.token, { password, locale: scope.locale })
      const path = `/voir/${params.token}`
      const place = { path, httpOnly: true, sameSite: 'lax', secure: protocol === 'https' } as const
      return await reply.setCookie(PROOF, proof, place).headers(HEADERS).redirect(path, 303)
    } catch (refused) {
      const error = toApiError(refused, request)
      if (!sayable.has(error.code)) throw error
      return askPassword(request, reply.code(error.status), sentenceOf(error, scope.locale))
    }
  }

  app.get<SharedRoute>('/voir/:token', { config: { access: policy, csp: 'shared' } }, async (request, reply) => {
    const { site, log, params } = request
    const shared = await shares.find(site.id, params.token, request.cookies[PROOF])
    if (!app.builtSite) throw new ApiError('UNAVAILABLE')
    if (shared.isLocked) return askPassword(request, reply)
    const deps: RenderDeps = { features: app.features, built: app.builtSite, log }
    const { locale } = shared.key
    const asked = await requestOf(deps, shared.key, params.token)
    const { html, hosts } = await renderStillPage(deps, site, await loadPreview(deps, { ...asked, scope: { site, locale } }))
    if (request.method === 'GET') await shares.countOpening(site.id, shared.id)
    reply.widenPolicy(hosts)
    return reply
      .type(HTML)
      .headers(HEADERS)
      .send(withShareBar(html, { ...shared, locale }))
  })
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
      readPlainForm(body),
    )
    forms.post<SharedRoute>('/voir/:token', { config: { access: sending, csp: 'public' } }, sendPassword)
  })
}

/** Serves the draft of a link as a page without scripts, to everyone who has the link and its password. */
export const sharedDrafts = fp(serveSharedDrafts, {
  name: 'shared-drafts',
  dependencies: ['features', 'assets', 'locale', 'sessions', 'access', 'csp', 'errors'],
})
