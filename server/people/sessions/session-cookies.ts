import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostName } from '#server/sites/directory/site-directory.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { sessionSeconds } from './service.ts'

/** Sets and clears the two cookies of a session on the response to one request. */
export interface SessionCookies {
  /** The session tokens of the request's cookies: a browser sends one for each domain on which one is set. */
  readonly carried: readonly string[]
  set(token: string): void
  clear(): void
  /** Clears them at a logout, with form drafts and the stored cart. */
  leave(): void
}

/** Stores what was typed when a session ended, and its owner. */
export const draftCookie = 'draft'
/** Stores the answer to a form for the page that shows it. */
export const receiptCookie = 'receipt'

/** The scope of a cookie: a domain with all its hosts, or the host alone. */
interface Place {
  readonly domain?: string
}

/** The scope of a request's cookies: the site's parent domain when the host belongs to it, else the host alone. */
export function cookieScope({ site: { cookieDomain }, headers }: Pick<FastifyRequest, 'site' | 'headers'>): Place {
  const host = hostName(headers.host)
  return cookieDomain !== null && (host === cookieDomain || host.endsWith(`.${cookieDomain}`)) ? { domain: cookieDomain } : {}
}

/** A host and the domains above it, as far as a cookie may be set on them. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return isIP(host) === 0 ? labels.slice(1).map((_, index) => labels.slice(index).join('.')) : []
}

/** The scopes in which cookies of an earlier setting may remain: they would be sent with the present ones. Another site's domain is left alone. */
function otherPlaces(request: FastifyRequest): Place[] {
  const { site, server, headers } = request
  const own = cookieScope(request)
  const taken = server.features.directory.all().flatMap(({ id, storedCookieDomain }) => (id === site.id ? [] : [storedCookieDomain]))
  const free = domainsOf(hostName(headers.host)).filter((domain) => !taken.includes(domain))
  return [{}, ...free.map((domain) => ({ domain }))].filter(({ domain }: Place) => domain !== own.domain)
}

/** A cookie's value without the quotation marks that RFC 6265 allows round it. */
const withoutQuotes = (value: string): string => (/^".*"$/.test(value) ? value.slice(1, -1) : value)

/** The values of all cookies named `token`: browsers send one for each domain on which one is set, and other hosts may have set some of them. */
export function sessionTokens({ headers: { cookie = '' }, server }: Pick<FastifyRequest, 'headers' | 'server'>): string[] {
  return cookie.split(';').flatMap((pair) => {
    const value = server.parseCookie(pair)['token']
    return value === undefined ? [] : [withoutQuotes(value)]
  })
}

/** The cookies of a session: `token` opens it and no script reads it, `idSite` gives no right. */
export function sessionCookies(request: FastifyRequest, reply: FastifyReply): SessionCookies {
  const own = cookieScope(request)
  const lasting = (place: Place) => ({ path: '/', secure: request.protocol === 'https', sameSite: 'lax' as const, ...place })
  const clearAt = (place: Place): void => {
    reply.clearCookie('token', { ...lasting(place), httpOnly: true })
    reply.clearCookie('idSite', lasting(place))
  }
  // Without a cookie in the request there is none in another scope.
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
      // Cleared first: some browsers treat the cookie of a host and that of the domain of the same name as one.
      clearElsewhere()
      const place = lasting(own)
      reply.setCookie('token', token, { ...place, httpOnly: true, maxAge: sessionSeconds })
      reply.setCookie('idSite', String(request.site.id), { ...place, maxAge: sessionSeconds })
    },
    clear,
    leave: () => {
      clear()
      // With or without scripts: the next user of the same browser finds nothing.
      reply.header('clear-site-data', '"storage"')
      const places = own.domain === undefined ? [own] : [{}, own]
      for (const name of [draftCookie, receiptCookie].filter((each) => ownValue(request.cookies, each) !== undefined))
        for (const place of places) reply.clearCookie(name, { path: '/', httpOnly: true, ...place })
    },
  }
}
