import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Counter } from 'prom-client'
import type { SentForm } from '#schemas/runtime/site-rendering.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { toCachedResponse } from '#server/http/answers/response-cache.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { audienceOf } from '#server/platform/scope/caller.ts'
import { chosenLocale, redirectToCanonical, rememberLocale } from '#server/http/pages/choose-locale.ts'
import { isClosed } from '#server/http/pages/is-under-construction.ts'
import { compressFast } from '#server/http/pages/compress-fast.ts'
import type { PageRequestContext } from '#server/http/pages/load-page.ts'
import { pageOfOrder } from '#server/http/pages/order-redirect.ts'
import { createPageCache, type CachedPage } from '#server/http/pages/page-cache.ts'
import { queryOfPage } from '#server/http/pages/query-of-page.ts'
import { pageKey, readPageRequest } from '#server/http/pages/read-request.ts'
import { locationOf, writeErrorPage, renderPage, type RenderDeps } from '#server/http/pages/render-page.ts'
import { consumeRateLimit } from '#server/http/guards/access-control.ts'
import { allowsForms } from '#server/http/server/csp.ts'
import { isRefusedAddress } from '#server/http/server/reject-invalid-urls.ts'
import { openPage } from '#server/http/guards/route-policies.ts'
import { limits } from '#server/http/server/request-limits.ts'
import { allowSilence, endSilence } from '#server/http/server/stalled-sockets.ts'
import { buildingRetrySeconds } from './under-construction.ts'
import { trackFormOwner, findDraft } from './form-drafts.ts'
import { findReceipt } from './form-flash.ts'
import { quickPages } from './raw-page-cache.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

const HTML = 'text/html; charset=utf-8'
const VARY = 'Accept-Encoding, Cookie, Authorization, x-site-id'
const NOWHERE = { path: '', query: {} }
/** A page that lacks decoration is made again after this. */
const INCOMPLETE_MS = 5000
/** A page without its subject is asked for again after this. */
const LATE_RETRY_SECONDS = 10

interface Redirection {
  readonly status: 301 | 302
  readonly location: string
}
interface MadePage extends CachedPage {
  readonly isPersonal: boolean
  readonly isSecret: boolean
  readonly isMissing: boolean
  readonly isLate: boolean
}
type Made = MadePage | Redirection

/** Returns true for a page that is never cached. */
const isForOnce = ({ isMissing, isSecret, isLate }: MadePage): boolean => isMissing || isSecret || isLate

/** Returns true for a page that not even the browser may store. */
const isStoredNowhere = ({ isPersonal, isSecret, isLate }: MadePage): boolean => isPersonal || isSecret || isLate

function setStatus(reply: FastifyReply, { isMissing, isLate }: MadePage): void {
  if (isMissing) reply.code(404)
  if (isLate) reply.code(503).header('retry-after', LATE_RETRY_SECONDS)
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/'

/** Tests if a visitor asked for a page that is not there. Administrators, who try addresses, and readings in advance do not count. */
function isMissed(request: FastifyRequest, status: number): boolean {
  const isAsked = request.method === 'GET' && !String(request.headers['sec-purpose'] ?? '').includes('prefetch')
  return status === 404 && isAsked && !isRefusedAddress(request.originalUrl) && audienceOf(request.caller) !== 'admins'
}

/** Leads to another address; a page that has moved is asked there what it was asked here. */
function lead(request: FastifyRequest, reply: FastifyReply, { location, status }: Redirection): FastifyReply {
  const query = request.url.slice(pathOf(request).length)
  const [path = '', ...place] = location.split('#')
  // A target with a query of its own is not asked what the former address was.
  const asked = status === 301 && !path.includes('?') ? path + query : path
  return reply.redirect([asked, ...place].join('#'), status)
}

/** Leads to an order; the address that was asked for and the one that it leads to may hold what opens it. */
function leadToOrder(reply: FastifyReply, location: string): FastifyReply {
  const privateHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
  return reply.headers({ ...privateHeaders, vary: VARY }).redirect(location, 302)
}

/** The site and the caller of a request, and the end of its waits. */
const contextOf = ({ scope, caller, server }: FastifyRequest) => ({ scope, caller, hurry: server.readiness.hurry.signal })

/** The options of a page's route: it may take its time, and nothing moves on its socket meanwhile. */
const pageRoute = (timeout: number) => ({
  config: openPage,
  handlerTimeout: timeout,
  preHandler: async ({ raw }: FastifyRequest) => allowSilence(raw.socket, timeout),
  onResponse: async ({ raw }: FastifyRequest) => endSilence(raw.socket),
})

/** Counts rendered pages and the answers that they lack; a count that fails breaks no page. */
function countPages({ metrics, stray }: FastifyInstance): { readonly rendered: () => void; readonly missing: (call: string) => void } {
  const registers = [metrics]
  const rendered = new Counter({ name: 'pages_rendered_total', help: 'Pages rendered rather than taken from memory', registers })
  const help = 'Answers that pages were sent without, by call'
  const missing = new Counter({ name: 'page_answers_missing_total', help, labelNames: ['call'], registers })
  return {
    rendered: () => stray.attempt('metric', () => rendered.inc()),
    missing: (call) => stray.attempt('metric', () => missing.inc({ call })),
  }
}

async function servePages(app: FastifyInstance): Promise<void> {
  const cache = createPageCache()
  const quick = quickPages(app)
  const making = new Map<string, Promise<Made>>()

  const counts = countPages(app)

  const writingFor = (request: FastifyRequest): RenderDeps => {
    if (!app.builtSite) throw new ApiError('UNAVAILABLE')
    return {
      features: app.features,
      built: app.builtSite,
      log: request.log,
      countMissing: counts.missing,
    }
  }

  const make = async (request: FastifyRequest, asking: PageRequestContext): Promise<Made> => {
    const written = await renderPage(writingFor(request), asking)
    if ('location' in written) return written
    counts.rendered()
    const edge = written.nextEdge ?? Infinity
    const until = written.isWhole ? edge : Math.min(edge, systemClock() + INCOMPLETE_MS)
    const { html, isPersonal, isSecret, isMissing, isLate, outside } = written
    return { kept: toCachedResponse(html), until, outside, isPersonal, isSecret, isMissing, isLate }
  }

  /** Visitors who ask for the same page at once wait for one rendering. */
  const makeOnce = async (key: string, request: FastifyRequest, asking: PageRequestContext): Promise<Made> => {
    const known = making.get(key)
    if (known) return known
    const made = make(request, asking)
    making.set(key, made)
    try {
      const page = await made
      // Missing pages are not cached: there is no end of such addresses.
      if ('kept' in page && !isForOnce(page)) cache.set(key, page, page.until - systemClock())
      return page
    } finally {
      making.delete(key)
    }
  }

  /** Answers an address that only redirects: to an order, or to itself without its query; null for every other address. */
  const leadElsewhere = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply | null> => {
    const { scope } = request
    const { from, token } = request.query as Readonly<Record<string, string | string[] | undefined>>
    const order = pageOfOrder(scope, path, token)
    const locale = chosenLocale(request)
    if (locale !== null) rememberLocale(request, reply, locale)
    if (order !== null) return leadToOrder(reply, locationOf({ to: order }, { scope, path }))
    if (from !== undefined) return answerFrom(request, reply, [from].flat().join())
    if (locale !== null) return redirectToCanonical(request, reply)
    const query = request.url.slice(pathOf(request).length)
    const led = query.length > 1 ? await app.features.redirectsOfQueries.find(scope, path, new URLSearchParams(query)) : null
    return led === null ? null : reply.header('cache-control', 'no-cache').redirect(led, 301)
  }

  const answerPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { path, isPrefixed, query } = readPageRequest(request)
    const elsewhere = await leadElsewhere(request, reply, path)
    if (elsewhere !== null) return elsewhere
    const { draft, form } = await findForm(request, { path, query })
    const spend: PageRequestContext['spend'] = (budget) => consumeRateLimit(budget, request)
    const asking: PageRequestContext = { ...{ path, isPrefixed, query, form, spend }, ...contextOf(request) }
    if (isClosed(request.site, path, audienceOf(request.caller))) return answerBuilding(request, reply, asking)
    reply.type(HTML).headers({ vary: VARY, 'speculation-rules': SPECULATION_RULES })
    if (form) return answerForm(request, reply, asking, draft)
    const key = pageKey(request, { path, isPrefixed, query: await queryOfPage(app.features, asking) })
    // A receipt in a cookie may change what this address shows, and a token may open a session later: only the application knows.
    const mayVary = query['done'] !== undefined || request.bringsSession
    // In development a changed view must be seen at once.
    if (key === null || app.env.NODE_ENV === 'development') return answerOnce(request, reply, await make(request, asking))
    const cached = cache.get(key, systemClock())
    if (cached) return quick.send(request, reply, cached, mayVary)
    const made = await makeOnce(key, request, asking)
    if ('location' in made) return lead(request, reply.header('cache-control', 'no-cache'), made)
    return isForOnce(made) ? answerOnce(request, reply, made) : quick.send(request, reply, made, mayVary)
  }

  /** Finds the values that a member had typed into the page's form when their session ended, else the receipt of the form. */
  const findForm = async (request: FastifyRequest, place: Parameters<typeof findReceipt>[2]) => {
    const draft = await findDraft(app.features, request, place.path)
    return { draft, form: draft ?? (await findReceipt(app.features, request, place)) }
  }

  /** Sends a page with such a form in it. */
  const answerForm = async (
    request: FastifyRequest,
    reply: FastifyReply,
    asking: PageRequestContext,
    draft: SentForm | null,
  ): Promise<FastifyReply> => {
    const made = await make(request, asking)
    return answerOnce(request, reply, 'location' in made ? made : { ...made, isPersonal: true }, draft)
  }

  const answerOnce = async (
    request: FastifyRequest,
    reply: FastifyReply,
    made: Made,
    draft: SentForm | null = null,
  ): Promise<FastifyReply> => {
    if ('location' in made) return lead(request, reply.header('cache-control', 'private, no-cache'), made)
    setStatus(reply, made)
    reply.widenPolicy(made.outside)
    if (made.isPersonal) await trackFormOwner(app.features, request, reply, draft)
    const { encoding, bytes } = await compressFast(made.kept, request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    // The address of such a page opens something: it is not sent to other sites.
    if (made.isSecret) reply.header('referrer-policy', 'same-origin')
    // A page of a signed-in member is not found again by the next person at the same screen.
    return reply.header('cache-control', isStoredNowhere(made) ? 'no-store' : 'private, no-cache').send(bytes)
  }

  const answerFrom = async (request: FastifyRequest, reply: FastifyReply, from: string): Promise<FastifyReply> => {
    // What a browser fetches in advance is not a visit.
    const isVisit = !String(request.headers['sec-purpose'] ?? '').includes('prefetch')
    // Visits have the budget of the call; visitors behind the same address are redirected all the same.
    if (isVisit && (await app.features.budgets.take('visit', request.ip)) === 0) await app.features.visits.log(request.site, from)
    return reply.header('cache-control', 'no-store').redirect(request.url.split('?', 1)[0] ?? '/', 302)
  }

  const answerBuilding = async (request: FastifyRequest, reply: FastifyReply, asking: PageRequestContext): Promise<FastifyReply> => {
    const { html } = await writeErrorPage(writingFor(request), asking, { status: 503, title: null, building: true })
    return reply.code(503).type(HTML).headers({ 'retry-after': buildingRetrySeconds, 'cache-control': 'no-store' }).send(html)
  }

  app.addHook('onClose', () => app.features.missedAddresses.flush())
  app.get('/*', pageRoute(limits.pageTimeout * app.features.deadlineFactor), answerPage)
  app.setErrorPage(async (request, error) => {
    // What no link has is not repeated in the links of the page.
    const { path, query } = isRefusedAddress(request.originalUrl) ? NOWHERE : readPageRequest(request)
    const isUnsent = request.method === 'POST' && error.status >= 500
    const asking = { scope: request.scope, path, query, caller: request.caller }
    if (isMissed(request, error.status)) app.features.missedAddresses.note(request.site.id, decodeURIComponent(pathOf(request)))
    const failed = allowsForms(request.routeOptions.config.csp) ? { ...error, isUnsent } : { ...error, isUnsent, search: null }
    return (await writeErrorPage(writingFor(request), asking, failed)).html
  })
}

/** Answers every address that is not a file or a call with a page of the site. */
export const ssr = fp(servePages, { name: 'ssr', dependencies: ['features', 'locale', 'sessions', 'assets', 'errors', 'csp'] })
