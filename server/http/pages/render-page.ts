import type { FastifyBaseLogger } from 'fastify'
import { calls } from '#schemas/api/calls.ts'
import type { ConsentNeeds, DocumentAssets, PageError, PageParts, RenderedPage } from '#schemas/runtime/site-rendering.ts'
import { isClosedToServices } from '#domain/blocks-third-party.ts'
import { redactTokens } from '#domain/urls/redact-tokens.ts'
import { pictureAddress } from '#domain/urls/image-url.ts'
import { safeTarget } from '#domain/urls/safe-redirect.ts'
import { outsideHosts, type OutsideHosts } from '#engine/visibility/external-hosts.ts'
import { localPath } from '#i18n/locale.ts'
import type { Features } from '#server/composition/features.ts'
import type { Scope, Site } from '#server/platform/scope/site.ts'
import { withEditLink } from '#server/http/admin-marks/edit-link.ts'
import { audienceOf } from '#server/platform/scope/caller.ts'
import type { BuiltSite } from './site-build.ts'
import { loadErrorPage, loadPage, type PageRequestContext, type PageReport } from './load-page.ts'
import { styleOf, themeOf } from './themes.ts'

/** Dependencies of the rendering. */
export interface RenderDeps {
  readonly features: Features
  readonly built: BuiltSite
  readonly log: FastifyBaseLogger
  /** Counts a call whose answer a page lacks. */
  readonly countMissing?: (call: string) => void
}

/** Where a page stands. */
interface Place {
  readonly site: Site
  readonly path: string
}

/** Facts of a page that decide the lifetime of its document and who may share it. */
interface PageFacts {
  readonly nextEdge: number | null
  readonly isWhole: boolean
  readonly isPersonal: boolean
  readonly isSecret: boolean
  /** True when there is no such page, as it says itself. */
  readonly isMissing: boolean
  /** True when a subject of the page has failed or is late, as the page says. */
  readonly isLate: boolean
  readonly outside: OutsideHosts
  readonly page: PageParts['page']
}

/** A page's document and how long it holds; or the address to go to instead. */
export type WrittenPage = (RenderedPage & Omit<PageFacts, 'page'>) | { readonly status: 301 | 302; readonly location: string }

const uncachedCalls: ReadonlySet<string> = new Set(calls.filter(({ cache }) => cache === 'N').map(({ name }) => name))
const NOWHERE: OutsideHosts = { frames: [], images: [], takesPayment: false }
/** Audiences of signed-in callers: no cache stores their pages, not even the browser's own after they have left. */
const personal = new Set(['member', 'admin'])
/** Where a password is chosen, with a token in the address or to be given. */
const SECRET_PATH = /^password\/reset(?:\/|$)/

/** Loads and writes the page that is asked for; what does not exist is refused. */
export async function renderPage(writing: RenderDeps, asking: PageRequestContext): Promise<WrittenPage> {
  const report = reportTo(writing, asking)
  let holds: PageFacts = {
    ...{ nextEdge: null, isWhole: true, isPersonal: false, isSecret: false, isMissing: false, isLate: false, outside: NOWHERE, page: null },
  }
  const answer = await render(writing, placeOf(asking), async () => {
    const loaded = await loadPage(writing.features, asking, report)
    if (loaded.kind !== 'page') return redirection(loaded, asking)
    const { nextEdge, isWhole, isMissing, isLate, parts } = loaded
    const isPersonal = parts.page?.middleware.some((name) => personal.has(name)) === true || showsMember(asking, parts)
    const outside = outsideHosts(writing.features.registry, parts.page?.layout.blocks ?? [])
    holds = { nextEdge, isWhole, isPersonal, isSecret: isSecret(asking, parts), isMissing, isLate, outside, page: parts.page }
    return parts
  })
  if (answer instanceof Response) return { status: answer.status === 301 ? 301 : 302, location: answer.headers.get('location') ?? '/' }
  const { page, ...facts } = holds
  const html = page !== null && (await mayEdit(writing, asking)) ? withEditLink(answer.html, page, asking.scope.locale) : answer.html
  return { ...answer, html, ...facts }
}

/** Tests if the reader may open the page in the composer. */
async function mayEdit({ features }: RenderDeps, { caller }: PageRequestContext): Promise<boolean> {
  if (caller.kind === 'visitor' || audienceOf(caller) !== 'admins') return false
  return (await features.adminRights.of(caller)).includes('pages.words')
}

/** Returns true when a block of the page shows a member data of their own: answers that no cache may store are such data. */
function showsMember({ caller }: PageRequestContext, { answers }: PageParts): boolean {
  return caller.kind === 'member' && answers.some(({ call }) => uncachedCalls.has(call))
}

/** Returns true when the page's address alone grants access to something. */
function isSecret({ path }: PageRequestContext, { page }: PageParts): boolean {
  return SECRET_PATH.test(path) || (page !== null && Object.hasOwn(page.params, 'token'))
}

/** Writes the page that says what went wrong. */
export function writeErrorPage(writing: RenderDeps, asking: PageRequestContext, error: PageError): Promise<RenderedPage> {
  return writeParts(writing, placeOf(asking), () => loadErrorPage(writing.features, asking, error, reportTo(writing, asking)))
}

/** Writes a page from its parts. */
export async function writeParts(writing: RenderDeps, place: Place, load: () => Promise<PageParts>): Promise<RenderedPage> {
  const answer = await render(writing, place, load)
  if (answer instanceof Response) throw new Error(`${redactTokens(`/${place.path}`)} leads elsewhere and cannot`)
  return answer
}

function placeOf({ scope, path }: PageRequestContext): Place {
  return { site: scope.site, path }
}

async function render(
  { features, built, log }: RenderDeps,
  { site, path }: Place,
  load: () => Promise<PageParts | Response>,
): Promise<RenderedPage | Response> {
  let parts: PageParts | undefined
  let consent: ConsentNeeds | null = null
  const entry = await built.entry()
  return entry.renderSite({
    request: new Request(`http://site/${encodeURI(path)}`),
    load: async () => {
      const loaded = await load()
      if (loaded instanceof Response) return loaded
      const { takesPayment } = outsideHosts(features.registry, loaded.page?.layout.blocks ?? [])
      consent = await consentNeeds(features, { site, locale: loaded.locale }, { path, takesPayment })
      return (parts = loaded)
    },
    assets: (types) => {
      if (!parts) throw new Error('files are asked for once the page is loaded')
      return { ...assetsOf(built, site, parts, types), consent: consent && { ...consent, file: built.files.consent } }
    },
    report: ({ error, ...problem }) =>
      log.error({ page: redactTokens(`/${path}`), ...problem, err: error }, 'a block was left out of a page'),
    warn: (message) => log.warn({ page: redactTokens(`/${path}`) }, message),
  })
}

/** The consent that a page asks for; none without configured services, on pages with passwords, and where the address grants access. */
async function consentNeeds(
  features: Features,
  scope: Scope,
  { path, takesPayment }: { readonly path: string; readonly takesPayment: boolean },
): Promise<ConsentNeeds | null> {
  if (isClosedToServices(`/${path}`)) return null
  // A page that takes payment never runs the script of the site.
  const script = takesPayment ? null : await features.parameters.scriptAddress(scope).catch(() => null)
  const { services } = scope.site
  return services.length > 0 || script !== null ? { services, script } : null
}

function reportTo({ log, countMissing }: RenderDeps, asking: PageRequestContext): PageReport {
  const path = redactTokens(`/${asking.path}`)
  return {
    problem: (problem) => log.warn({ page: path, ...problem }, 'a stored block could not be shown as it is'),
    failure: (call, err) => {
      log.warn({ page: path, call, err }, 'an answer is missing on a page')
      countMissing?.(call)
    },
  }
}

function redirection(to: { kind: 'moved' | 'redirect'; to: string; keepTarget?: boolean }, asking: PageRequestContext): Response {
  // Who has signed in beside and then follows a link to do so goes on to what that link was to lead to.
  const target = to.kind === 'redirect' && !to.keepTarget ? safeTarget(asking.query['target']) : null
  return new Response(null, { status: to.kind === 'moved' ? 301 : 302, headers: { location: target ?? locationOf(to, asking) } })
}

/** The address of another page of the same site, in the language of the one that was asked for; it may remember that one. */
export function locationOf(
  { to, keepTarget }: { to: string; keepTarget?: boolean },
  { scope, path }: Pick<PageRequestContext, 'scope' | 'path'>,
): string {
  const { site, locale } = scope
  const locales = { default: site.defaultLocale, codes: site.locales }
  const target = keepTarget ? `?target=${encodeURIComponent(localPath(path, locale, locales))}` : ''
  return encodeURI(localPath(to, locale, locales)) + target
}

/** The files that a page of a site links. */
export function assetsOf(
  built: BuiltSite,
  site: Site,
  { start }: Pick<PageParts, 'start'>,
  types: ReadonlySet<string>,
): Omit<DocumentAssets, 'consent'> {
  const { files, development } = built
  const theme = themeOf(site, start)
  const favicon = start.site.logos.find(({ type }) => type === 'LOGO_FAVICON')
  return {
    fonts: [...new Set(start.site.fonts.flatMap((font) => files.fontFile(font) ?? []))],
    styles: [...(files.baseCss === null ? [files.base] : []), `/theme.${styleOf(theme, files).hash}.css`, ...files.stylesOf(types)],
    noscriptStyle: files.noscript,
    loader: site.isECommerce ? files.shopLoader : files.loader,
    late: files.late,
    app: files.app,
    icon: (favicon && pictureAddress(favicon)) ?? '/favicon.svg',
    themeColor: theme.color,
    development,
  }
}
