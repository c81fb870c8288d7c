import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostName } from '#server/sites/directory/site-directory.ts'
import { sessionSeconds } from './service.ts'

/** Sets and clears the two cookies of a session on the answer to one request. */
export interface SessionCookies {
  /** What the request's cookies may open: a browser sends one for each place where one lies. */
  readonly carried: readonly string[]
  set(token: string): void
  clear(): void
  /** Clears them because their owner leaves: what they had typed goes too, and their cart with its addresses. */
  leave(): void
}

/** Holds what was typed when a session was over, and whose it is. */
export const draftCookie = 'draft'
/** Holds what a form was answered, for the page that says so. */
export const receiptCookie = 'receipt'

/** Where a cookie lies: on a domain with all its hosts, or on the host alone. */
interface Place {
  readonly domain?: string
}

/** Where the cookies of a request lie: on the site's parent domain when the host lies in it, else on the host alone. */
export function cookieScope({ site: { cookieDomain }, headers }: Pick<FastifyRequest, 'site' | 'headers'>): Place {
  const host = hostName(headers.host)
  return cookieDomain !== null && (host === cookieDomain || host.endsWith(`.${cookieDomain}`)) ? { domain: cookieDomain } : {}
}

/** A host and the domains above it, as far as a cookie may be set on them. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return isIP(host) === 0 ? labels.slice(1).map((_, index) => labels.slice(index).join('.')) : []
}

/** Where cookies of an earlier setting may still lie: they would be sent along with those of now. What is another site's is left to it. */
function otherPlaces(request: FastifyRequest): Place[] {
  const { site, server, headers } = request
  const own = cookieScope(request)
  const taken = server.features.directory.all().flatMap(({ id, cookieDomain }) => (id === site.id ? [] : [cookieDomain]))
  const free = domainsOf(hostName(headers.host)).filter((domain) => !taken.includes(domain))
  return [{}, ...free.map((domain) => ({ domain }))].filter(({ domain }: Place) => domain !== own.domain)
}

/** The values of every cookie named `token`: a browser sends one for each place where one lies, and the others' are not its owner's doing. */
export function sessionTokens({ headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>): string[] {
  return cookie.split(';').flatMap((pair) => /^\s*token="?([^"]*)"?\s*$/.exec(pair)?.[1] ?? [])
}

/** The cookies of a session: `token` opens it and no script reads it, `idSite` gives no right. */
export function sessionCookies(request: FastifyRequest, reply: FastifyReply): SessionCookies {
  const own = cookieScope(request)
  const lasting = (place: Place) => ({ path: '/', secure: request.protocol === 'https', sameSite: 'lax' as const, ...place })
  const clearAt = (place: Place): void => {
    reply.clearCookie('token', { ...lasting(place), httpOnly: true })
    reply.clearCookie('idSite', lasting(place))
  }
  // Who brings no cookie has none that could lie elsewhere.
  const clearElsewhere = (): void => {
    if (sessionTokens(request).length > 0) otherPlaces(request).forEach(clearAt)
  }
  const clear = (): void => {
    clearElsewhere()
    clearAt(own)
  }
  return {
    carried: sessionTokens(request),
    set: (token) => {
      // Before: some browsers take the cookie of a host and that of the domain of the same name for one.
      clearElsewhere()
      const place = lasting(own)
      reply.setCookie('token', token, { ...place, httpOnly: true, maxAge: sessionSeconds })
      reply.setCookie('idSite', String(request.site.id), { ...place, maxAge: sessionSeconds })
    },
    clear,
    leave: () => {
      clear()
      // With or without scripts: whoever comes after them at the same screen takes nothing over.
      reply.header('clear-site-data', '"storage"')
      const places = own.domain === undefined ? [own] : [{}, own]
      for (const name of [draftCookie, receiptCookie].filter((each) => request.cookies[each] !== undefined))
        for (const place of places) reply.clearCookie(name, { path: '/', httpOnly: true, ...place })
    },
  }
}
