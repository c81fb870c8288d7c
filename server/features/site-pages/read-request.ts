import type { FastifyRequest } from 'fastify'
import { safeTarget } from '#domain/safe-target.ts'

/** What pages may be told by their query. */
const KNOWN_QUERY = new Map<string, (value: string) => boolean>([
  ['page', (value) => /^[1-9]\d{0,3}$/.test(value)],
  ['q', (value) => value.trim() !== '' && value.length <= 100 && !value.includes('\0')],
  ['done', (value) => /^[a-z]+\.[A-Za-z]{1,40}$/.test(value)],
  ['target', (value) => safeTarget(value) !== null],
])
/** A page asked with any other name than these is made anew each time. */
const KEPT_QUERY = new Set(['page'])

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
    typeof value === 'string' && KNOWN_QUERY.get(name)?.(value) === true ? [[name, value] as const] : [],
  )
  const query = Object.fromEntries(known)
  const isKept = given.every(([name]) => KEPT_QUERY.has(name) && Object.hasOwn(query, name)) && request.sessionToken === undefined
  const { site, locale } = request.scope
  return { path, query, key: isKept ? `${site.id} ${site.contentVersion} ${locale} ${path}?${query['page'] ?? ''}` : null }
}
