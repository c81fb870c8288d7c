import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { VIEW_HEADER } from '#schemas/admin/team/view-header.ts'
import { adminProfiles } from '#schemas/admin/resources/rights.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { visitor, type Caller, type MemberCaller } from '#server/platform/scope/caller.ts'
import { sessionTokens } from '#server/people/sessions/session-cookies.ts'
import { tokenInHeader } from '#server/people/sessions/bearer-token.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; a visitor without a session in force on the request's site. */
    readonly caller: Caller
    /** True when the request carries a session, in force or not. */
    readonly bringsSession: boolean
  }
}

const found = new WeakMap<FastifyRequest, Caller>()

/** How many of the cookies that a request carries are looked up: hosts beside the own one may set some too. */
const MAX_TOKENS = 8

/** The tokens that may open a session: that of the header wins over the cookies. */
function tokensIn(request: FastifyRequest): string[] {
  const given = tokenInHeader(request.headers.authorization)
  const tokens = given === null ? sessionTokens(request) : [given]
  return [...new Set(tokens)].slice(0, MAX_TOKENS)
}

/** Returns true when a person opens a page; false for requests that a page or its browser makes by itself, now or ahead of time. */
function opensPage({ headers }: FastifyRequest): boolean {
  const isAsked = (headers['sec-fetch-dest'] ?? 'document') === 'document' && headers['sec-purpose'] === undefined
  return isAsked && headers.accept?.includes('text/html') === true
}

/**
 * The language that the caller reads: that of a page that they open, or of a call that names one. Other requests are in a language that the caller
 * has not chosen, and a write may yet be refused.
 */
function saidLocale(request: FastifyRequest): string | undefined {
  if (request.method !== 'GET') return undefined
  const isSaid = request.url.startsWith('/api/') ? request.headers['userlang'] !== undefined : opensPage(request)
  return isSaid ? request.locale : undefined
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Narrows a super-administrator to the rights of a profile, which the header of each request of the panel names, without any write,
 * at every address. The header of any other caller is ignored: it only ever removes rights.
 */
function lookingAs({ method, headers }: FastifyRequest, caller: MemberCaller): MemberCaller {
  const profile = adminProfiles.find((each) => each === headers[VIEW_HEADER])
  if (profile === undefined || caller.role !== 'SUPER_ADMIN') return caller
  if (!reading.has(method)) throw new ApiError('FORBIDDEN')
  return { ...caller, role: 'ADMIN', viewsAs: profile }
}

async function findCallers(app: FastifyInstance): Promise<void> {
  app.decorateRequest('bringsSession', {
    getter(this: FastifyRequest) {
      return tokensIn(this).length > 0
    },
  })
  app.decorateRequest('caller', {
    getter(this: FastifyRequest) {
      return found.get(this) ?? visitor
    },
  })
  app.addHook('onRequest', async (request) => {
    const policy = request.routeOptions.config.access
    // An answer that is the same for everyone needs no caller, nor does a route that a token alone decides.
    if (policy?.isFile === true || policy?.byTokenAlone === true) return
    for (const token of tokensIn(request)) {
      const caller = await app.features.sessions.find(request.site.id, token, saidLocale(request))
      if (caller) return void found.set(request, lookingAs(request, caller))
    }
  })
}

/** Tells each request its caller. */
export const sessions = fp(findCallers, { name: 'sessions', dependencies: ['features', 'site', 'locale'] })
