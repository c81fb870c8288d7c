import { toSlug } from '#domain/urls/slug.ts'
import { normaliseUrl } from '#schemas/urls/normalise-url.ts'

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

/** An address that was pasted whole, without its start: `mailto:nom@domaine.fr`. */
const withoutStart = (typed: string): string => typed.replace(/^(?:mailto|tel):(?:\/\/)?\s*/i, '')

const writers: Readonly<Record<LinkKind, (typed: string) => string>> = {
  page: (typed) => typed,
  file: (typed) => typed,
  site: (typed) => (/^(?:https?:|[/\\]{2})/i.test(typed) ? typed : `https://${typed}`),
  mail: (typed) => `mailto:${withoutStart(typed)}`,
  phone: (typed) => `tel:${withoutStart(typed)}`,
  anchor: (typed) => `#${hasPlaceholder(typed) ? typed : toSlug(typed.replace(/^#/, ''))}`,
}

/** The address that a typed text means; null when it may not stand in a link. */
export function linkAddress(typed: string, kind: LinkKind): string | null {
  const bare = typed.trim()
  if (bare === '') return null
  const href = normaliseUrl(writers[kind](bare))
  return href !== null && isComplete(href, kind) ? href : null
}

/** A number with its country code or its zero, or a short one: 15, 112, 1007, 3919, 118 218. */
const wholeNumber = /^tel:(?:\+33\d{9}|\+(?!33)\d{6,}|0\d{5,}|1[578]|[1-9]\d{2,})$/

function isComplete(href: string, kind: LinkKind): boolean {
  if (hasPlaceholder(href)) return true
  if (kind === 'site') return /^https?:\/\/[^/?#]+\.[^/?#.]{2,}/i.test(href)
  if (kind === 'mail') return /^mailto:[^@:?\s]+@[^@:?\s]+\.[^@:?.\s]+(?:\?[^?]*)?$/.test(href)
  return kind === 'phone' ? wholeNumber.test(href) : href.length > 1 || kind === 'page'
}

/** The path of this site that a search was meant as, such as that of a product or of a place in another page; null for other words. */
export function ownPath(typed: string): string | null {
  const bare = typed.trim()
  return /^\/[^/\\]/.test(bare) && linkKindOf(bare) === 'page' ? normaliseUrl(bare) : null
}
