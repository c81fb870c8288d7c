import type { FastifyRequest } from 'fastify'
import { sweetnesses, wineColours } from '#schemas/api/shop/product.ts'
import { stripEnds } from '#schemas/text/strip-ends.ts'
import { safeTarget } from '#domain/urls/safe-redirect.ts'
import { isItemSlug } from '#schemas/text/item-slug.ts'

const isName = (value: string) => value.trim() !== '' && value.length <= 100 && !value.includes('\0')
const isOneOf = (options: readonly string[]) => (value: string) => options.includes(value)

/** The names that pages may read from their query, each with the check of its value; any other name or value counts as absent. */
const KNOWN_QUERY = new Map<string, (value: string) => boolean>([
  ['page', (value) => /^[1-9]\d{0,3}$/.test(value)],
  ['part', (value) => /^[1-9]\d{0,3}$/.test(value)],
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
/** The names whose values are part of a cache key; a page that reads another name is rendered for each request. */
const CACHED_QUERY = new Set(['page'])

/** The value of a name in the query; the first one if there are several. */
function readValue(values: unknown): string | null {
  const value: unknown = Array.isArray(values) ? values[0] : values
  return typeof value === 'string' ? value : null
}

/** The path and the query of a request for a page. */
export interface PageRequest {
  /** The path without leading or trailing slash, locale prefix or escapes. */
  readonly path: string
  /** True when the address names its language by a prefix. */
  readonly isPrefixed: boolean
  /** The known names of the query that have a valid value. */
  readonly query: Readonly<Record<string, string>>
}

/** Reads the path and the query of a request for a page. */
export function readPageRequest(request: FastifyRequest): PageRequest {
  const path = stripEnds(decodeURIComponent(request.pagePath), /\//)
  const isPrefixed = request.pagePath !== request.url.split('?', 1)[0]
  const given = Object.entries(request.query as Record<string, unknown>)
  const known = given.flatMap(([name, values]) => {
    const value = readValue(values)
    return value !== null && KNOWN_QUERY.get(name)?.(value) === true ? [[name, value] as const] : []
  })
  return { path, isPrefixed, query: Object.fromEntries(known) }
}

/** The cache key of a page, given the part of the query that the page reads; null when the page must be rendered for each request. */
export function pageKey({ scope, caller }: FastifyRequest, { path, isPrefixed, query }: PageRequest): string | null {
  if (caller.kind === 'member' || Object.keys(query).some((name) => !CACHED_QUERY.has(name))) return null
  const { site, locale } = scope
  return `${site.id} ${site.url} ${site.contentVersion} ${locale} ${isPrefixed ? '/' : ''}${path}?${query['page'] ?? ''}`
}
