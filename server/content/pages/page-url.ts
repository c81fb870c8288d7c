import { ownValue } from '#schemas/names/own-value.ts'
import { fitsAddress, parameterOf } from '#domain/urls/url-parameters.ts'
import { emptyRecord } from '#schemas/names/empty-record.ts'

/** A parameter of an address, such as `blog` in `blog/{blog}`. */
export interface UrlMatch {
  /** The text that stands at each parameter's place. */
  readonly values: Readonly<Record<string, string>>
  /** How many segments are written out: the more, the closer the match. */
  readonly literals: number
}

/** First segments that belong to the server, never to a page. */
export const reservedSegments: readonly string[] = [
  'api',
  'admin',
  'media',
  'files',
  'preview',
  'voir',
  'invitation',
  '_catalogue',
  'assets',
  'healthz',
  'readyz',
  'metrics',
]

/** The names of an address's parameters, in their order. */
export function parametersOf(url: string): string[] {
  return url.split('/').flatMap((segment) => parameterOf(segment) ?? [])
}

/** How many segments of the address of a page are written out. */
const literalsIn = (url: string): number => url.split('/').filter((segment) => parameterOf(segment) === null).length

/** Patterns in the order in which they are tried for an address: the more segments are written out, the earlier. */
export function inLookupOrder<Pattern extends { readonly url: string }>(patterns: readonly Pattern[]): Pattern[] {
  return patterns.toSorted((one, other) => literalsIn(other.url) - literalsIn(one.url))
}

/** Says whether an address fits a page's url with parameters, and what stands in their places. */
export function matchUrl(pattern: string, address: string): UrlMatch | null {
  if (!fitsAddress(pattern, address)) return null
  const given = address.split('/')
  const values = emptyRecord<string>()
  let literals = 0
  for (const [index, segment] of pattern.split('/').entries()) {
    const name = parameterOf(segment)
    if (name === null) literals += 1
    else values[name] = given[index] ?? ''
  }
  return { values, literals }
}

/** Puts values in the places of an address's parameters. */
export function fillUrl(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern
    .split('/')
    .map((segment) => ownValue(values, parameterOf(segment) ?? '') ?? segment)
    .join('/')
}
