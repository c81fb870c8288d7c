import type { FastifyRequest } from 'fastify'

/** What pages may be told by their query; pages asked with other names are made anew each time. */
const KNOWN_QUERY = new Map([['page', /^[1-9]\d{0,3}$/]])

/** A request for a page. */
export interface PageRequest {
  /** Without leading or trailing slash, prefix of a locale or escapes. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Where its document may be kept; null when it may not. */
  readonly key: string | null
}

/** Reads what page is asked for, and under what name the answer may be kept. */
export function readPageRequest(request: FastifyRequest): PageRequest {
  const path = decodeURIComponent(request.pagePath).replace(/^\/+|\/+$/g, '')
  const given = Object.entries(request.query as Record<string, unknown>)
  const known = given.flatMap(([name, value]) =>
    typeof value === 'string' && KNOWN_QUERY.get(name)?.test(value) ? [[name, value] as const] : [],
  )
  const query = Object.fromEntries(known)
  const isKept = known.length === given.length && request.sessionToken === undefined
  const { site, locale } = request.scope
  return { path, query, key: isKept ? `${site.id} ${site.contentVersion} ${locale} ${path}?${query['page'] ?? ''}` : null }
}
