import type { FastifyRequest } from 'fastify'
import { sweetnesses, wineColours } from '#schemas/api/shop/product.ts'
import { stripEnds } from '#schemas/text/strip-ends.ts'
import { safeTarget } from '#domain/urls/safe-redirect.ts'
import { isItemSlug } from '#domain/urls/slug.ts'

const isName = (value: string) => value.trim() !== '' && value.length <= 100 && !value.includes('\0')
const isOneOf = (options: readonly string[]) => (value: string) => options.includes(value)

/** What pages may be told by their query. */
const KNOWN_QUERY = new Map<string, (value: string) => boolean>([
  ['page', (value) => /^[1-9]\d{0,3}$/.test(value)],
  ['month', (value) => /^20\d\d-(0[1-9]|1[0-2])$/.test(value)],
  ['q', (value) => value.trim() !== '' && !value.includes('\0')],
  ['type', (value) => /^[A-Z][A-Z0-9-]{0,59}$/.test(value)],
  ['tag', isItemSlug],
  ['kind', (value) => /^[A-Z][A-Z0-9_]{0,59}$/.test(value)],
  ['year', (value) => /^(19|20)\d\d$/.test(value)],
  ['colour', isOneOf(wineColours)],
  ['appellation', isName],
  ['grape', isName],
  ['sweetness', isOneOf(sweetnesses)],
  ['organic', isOneOf(['true'])],
  ['max', (value) => /^[1-9]\d{0,5}$/.test(value)],
  ['sort', (value) => /^(price|name|year|createdAt|order)(:desc)?$/.test(value)],
  ['nbItem', (value) => /^[1-9]\d{0,2}$/.test(value)],
  ['declination', (value) => /^[1-9]\d{0,8}$/.test(value)],
  ['done', (value) => /^[a-z]+\.[A-Za-z]{1,40}$/.test(value)],
  ['of', (value) => /^[1-9]\d{0,8}$/.test(value)],
  ['receipt', (value) => /^[\w.-]{20,120}$/.test(value)],
  ['target', (value) => safeTarget(value) !== null],
])
/** A page whose query has another known name is rendered for each request; names that no page reads, such as those of campaigns, are ignored. */
const KEPT_QUERY = new Set(['page'])

/** The value of a name of the query: the first of several. */
function readValue(values: unknown): string | null {
  const value: unknown = Array.isArray(values) ? values[0] : values
  return typeof value === 'string' ? value : null
}

/** A request for a page. */
export interface PageRequest {
  /** Without leading or trailing slash, prefix of a locale or escapes. */
  readonly path: string
  /** Whether the address names its language by a prefix. */
  readonly isPrefixed: boolean
  readonly query: Readonly<Record<string, string>>
  /** Where its document may be kept; null when it may not. */
  readonly key: string | null
}

/** Reads what page is asked for, and under what name the answer may be kept. */
export function readPageRequest(request: FastifyRequest): PageRequest {
  const path = stripEnds(decodeURIComponent(request.pagePath), /\//)
  const isPrefixed = request.pagePath !== request.url.split('?', 1)[0]
  const given = Object.entries(request.query as Record<string, unknown>)
  const known = given.flatMap(([name, values]) => {
    const value = readValue(values)
    return value !== null && KNOWN_QUERY.get(name)?.(value) === true ? [[name, value] as const] : []
  })
  const query = Object.fromEntries(known)
  const isKept =
    given.every(([name]) => !KNOWN_QUERY.has(name) || (KEPT_QUERY.has(name) && Object.hasOwn(query, name))) && !request.bringsSession
  const { site, locale } = request.scope
  const place = `${isPrefixed ? '/' : ''}${path}?${query['page'] ?? ''}`
  return { path, isPrefixed, query, key: isKept ? `${site.id} ${site.url} ${site.contentVersion} ${locale} ${place}` : null }
}
