import { toSlug } from '#domain/urls/slug.ts'
import { digitsToDial } from '#schemas/text/digits-to-dial.ts'
import { isSafeUrl } from '#schemas/text/safe-url.ts'

/** Kinds of places that a link can lead to. */
export const linkKinds = ['page', 'file', 'site', 'mail', 'phone', 'anchor'] as const

/** One kind of place that a link can lead to. */
export type LinkKind = (typeof linkKinds)[number]

const kindByStart: readonly (readonly [start: string, kind: LinkKind])[] = [
  ['#', 'anchor'],
  ['mailto:', 'mail'],
  ['tel:', 'phone'],
  ['/media/', 'file'],
  ['/', 'page'],
]

/** The kind of place that an address leads to; null for an empty one. */
export function linkKindOf(href: string): LinkKind | null {
  if (href === '') return null
  const lower = href.toLowerCase()
  return kindByStart.find(([start]) => lower.startsWith(start))?.[1] ?? 'site'
}

/** The part of an address that a person types. */
export function typedAddress(href: string, kind: LinkKind): string {
  if (linkKindOf(href) !== kind) return ''
  if (kind === 'anchor') return href.slice(1)
  return kind === 'mail' || kind === 'phone' ? href.slice(href.indexOf(':') + 1) : href
}

const hasPlaceholder = (text: string) => text.includes('{{')

const writers: Readonly<Record<LinkKind, (typed: string) => string>> = {
  page: (typed) => typed,
  file: (typed) => typed,
  site: (typed) => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`),
  mail: (typed) => `mailto:${typed}`,
  phone: (typed) => `tel:${hasPlaceholder(typed) ? typed : (digitsToDial(typed) ?? typed)}`,
  anchor: (typed) => `#${hasPlaceholder(typed) ? typed : toSlug(typed)}`,
}

/** The address that a typed text means; null when it may not stand in a link. */
export function linkAddress(typed: string, kind: LinkKind): string | null {
  const bare = typed.trim()
  if (bare === '') return null
  const href = writers[kind](bare)
  return isSafeUrl(href) && isComplete(href, kind) ? href : null
}

function isComplete(href: string, kind: LinkKind): boolean {
  if (hasPlaceholder(href)) return true
  if (kind === 'site') return /^https?:\/\/[^/?#]+\.[^/?#.]{2,}/i.test(href)
  if (kind === 'mail') return /^mailto:[^@]+@[^@]+\.[^@.]+$/.test(href)
  return kind === 'phone' ? /^tel:\+?\d{3,}$/.test(href) : href.length > 1 || kind === 'page'
}
