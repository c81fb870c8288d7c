import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { PanelStart } from '#schemas/runtime/panel-start.ts'
import { previewColors } from '#domain/theme/preview-colors.ts'
import type { SystemPage } from '#domain/urls/system-pages.ts'
import { localPath } from '#i18n/locale.ts'
import { systemPath } from '#server/mail/kit/system-link.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { audienceOf, type Caller } from '#server/platform/scope/caller.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { openPage } from '#server/http/guards/route-policies.ts'
import { themeColors } from '#server/content/appearance/theme-colors.ts'
import { panelShell, refusedPage } from './panel-shell.ts'

const NONCE_BYTES = 16
const HTML = 'text/html; charset=utf-8'
// An address of the panel names documents that only few may know of.
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin', vary: 'Cookie, Authorization' }

function pathOf({ site, locale }: Scope, page: SystemPage): string {
  return localPath(systemPath(page, locale), locale, { default: site.defaultLocale, codes: site.locales })
}

/** The facts of the panel that are read from the database. */
type PanelFacts = Pick<PanelStart, 'rights' | 'otherSites' | 'needsApproval'>

function startOf(scope: Scope, facts: PanelFacts): PanelStart {
  const { site } = scope
  return {
    siteName: site.name,
    siteHost: new URL(site.url).host,
    siteUrl: '/',
    locales: site.locales,
    siteColors: previewColors(themeColors(site)),
    hasShop: site.isECommerce,
    ...facts,
    signInUrl: pathOf(scope, 'auth'),
    forgottenUrl: pathOf(scope, 'passwordResetAsk'),
  }
}

async function servePanel(app: FastifyInstance): Promise<void> {
  const isDevelopment = app.env.NODE_ENV === 'development'

  /** The rights of the person, the other sites that they administer, and the policy of publications. */
  const factsOf = async (caller: Caller, scope: Scope): Promise<PanelFacts> => {
    if (caller.kind !== 'member') return { rights: [], otherSites: [], needsApproval: false }
    const { adminRights, directory, parameters } = app.features
    const ids = await adminRights.otherSites(caller)
    const otherSites = ids.flatMap((id) => directory.find(id) ?? []).map(({ name, url }) => ({ name, url: new URL('/admin', url).href }))
    const needsApproval = (await parameters.value(scope, 'PUBLICATION_APPROVAL')) === true
    return { rights: await adminRights.of(caller), otherSites, needsApproval }
  }

  const answerShell = async ({ scope, site, caller }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!app.builtSite) throw new ApiError('UNAVAILABLE')
    const { panel: files, development } = app.builtSite
    const nonce = randomBytes(NONCE_BYTES).toString('base64')
    const images = site.imageHosts.map((host) => `https://${host}`)
    // Vite writes styles without a nonce while developing, and a policy that names one refuses them.
    reply.usePolicy('admin', { images, ...(!isDevelopment && { nonce }) })
    return reply.send(panelShell({ start: startOf(scope, await factsOf(caller, scope)), files, nonce, development }))
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { scope, caller, url } = request
    reply.type(HTML).headers(PRIVATE)
    const audience = audienceOf(caller)
    if (audience === 'visitors') return reply.redirect(`${pathOf(scope, 'auth')}?target=${encodeURIComponent(url)}`, 302)
    if (audience === 'members') return reply.code(403).send(refusedPage({ siteName: scope.site.name }, pathOf(scope, 'profile')))
    return answerShell(request, reply)
  }

  for (const path of ['/admin', '/admin/*'])
    app.get(path, { config: { ...openPage, csp: 'admin' } }, async (request, reply) => answer(request, reply))
}

/** Serves the panel: one document for each of its addresses, for administrators alone. */
export const panel = fp(servePanel, { name: 'panel', dependencies: ['locale', 'sessions', 'assets', 'errors', 'csp'] })
