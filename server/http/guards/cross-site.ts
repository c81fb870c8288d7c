import type { IncomingHttpHeaders } from 'node:http'
import { tokenInHeader } from '#server/people/sessions/bearer-token.ts'
import type { Site } from '#server/platform/scope/site.ts'

interface Asked {
  readonly headers: IncomingHttpHeaders
  readonly protocol: string
  readonly hasSession: boolean
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : ''
}

function isOwnOrigin(origin: string, site: Site, { protocol, headers }: Asked): boolean {
  const own = [site.url, site.devUrl, site.prodUrl, `${protocol}://${headers.host ?? ''}`]
  return origin !== '' && own.map(originOf).includes(origin)
}

/** Returns true when a writing request comes from another site, whose page must not write with the visitor's rights; the own site is looked up only to compare an Origin. */
export function isCrossSite(asked: Asked, ownSite: () => Site): boolean {
  const { headers } = asked
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  if (headers.origin !== undefined) return !isOwnOrigin(headers.origin, ownSite(), asked)
  return tokenInHeader(headers.authorization) === null && asked.hasSession
}
