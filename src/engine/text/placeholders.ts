import { isSafeUrl } from '#schemas/urls/safe-url.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'

/** The values of placeholders by name; an empty value and an unknown name are left out of the text, and so is null: what has nothing to say here. */
export type PlaceholderValues = ReadonlyMap<string, string | null>

/** Receives the name of each placeholder that should have a value and has none. */
export type ReportMissing = (name: string) => void

// Blanks of any kind may stand inside, and braces written once too often belong to it: none is ever shown.
const PLACEHOLDER = /(?<!\{)\{{2,}(?:\s|&nbsp;){0,20}([A-Z][A-Z0-9_]{0,59})(?:\s|&nbsp;){0,20}\}{2,}/g
const TAG = /<[a-z][a-z0-9]*(?:\s+[a-z-]+(?:="[^"]*")?)*\s*\/?>/gi
const ATTRIBUTE = /(?<!\s)\s+([a-z-]+)="([^"]*)"/gi
const ADDRESSES = new Set(['href', 'src', 'cite'])

// Stands for a placeholder without value until the sentence round it is mended; no text may hold this code point.
const GAP = '\ufdd0'
const S = '[ \\t\\n\\u00a0\\u202f]'
const END = `(?=${S}{0,5}(?:$|[.,;)<]))`

// Words that say nothing without the value they lead to; a clause between commas that ends in one goes with it.
const LEADS = ['à', 'au', 'de', 'du', 'des', 'par', 'situé', 'numéro', 'at', 'by', 'of', 'number', 'is'].join('|')
const CLAUSE = `,${S}[^,.;:!?()<>«»${GAP}]{0,60}(?<![\\p{L}])(?:${LEADS})${S}{1,5}${GAP}${END}`

const mendings: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`<(strong|em|b|i|u|span|small|mark|a|code)(?: [^<>]*)?>${S}{0,5}${GAP}${S}{0,5}</\\1>`, 'g'), GAP],
  [new RegExp(`<(p|li)(?: [^<>]*)?>(?:${S}|<br ?/?>){0,9}${GAP}(?:${S}|${GAP}|<br ?/?>){0,20}</\\1>`, 'g'), ''],
  [
    new RegExp(`<tr>${S}{0,9}<t[hd](?: [^<>]*)?>[^<>${GAP}]{0,200}</t[hd]>${S}{0,9}<td>${S}{0,5}${GAP}${S}{0,5}</td>${S}{0,9}</tr>`, 'g'),
    '',
  ],
  [new RegExp(`(?:\\(${S}{0,5}${GAP}${S}{0,5}\\)|«${S}{0,5}${GAP}${S}{0,5}»|“${S}{0,5}${GAP}${S}{0,5}”)`, 'g'), GAP],
  [new RegExp(CLAUSE, 'gu'), ''],
  [new RegExp(`${S}{0,5}[,:]${S}{0,5}${GAP}${END}`, 'g'), ''],
  [new RegExp(`${S}{1,5}[—–|·-]${S}{0,5}${GAP}(?=${S}{0,5}(?:$|[.,;)<—–|·]))`, 'g'), ''],
  [new RegExp(`(^|[(>])${S}{0,5}${GAP}${S}{0,5}[,—–|·]?${S}{0,5}`, 'g'), '$1'],
  [new RegExp(`${S}{1,5}${GAP}(?=${S}|[.,)…]|$|<)`, 'g'), ''],
  [new RegExp(GAP, 'g'), ''],
]

/** Fills the `{{NAME}}`s of a plain text; a name without value is left out and the sentence mended round it. */
export function resolvePlaceholders(text: string, values: PlaceholderValues, missing?: ReportMissing): string {
  if (!text.includes('{{')) return text
  return mend(fill(text, values, missing, (value) => value))
}

/** Fills the `{{NAME}}`s of sanitised HTML with escaped text; in an address the value is encoded, and an address that is not safe goes. */
export function resolvePlaceholdersInHtml(html: string, values: PlaceholderValues, missing?: ReportMissing): string {
  if (!html.includes('{{')) return html
  const tagged = html.replace(TAG, (tag) => (tag.includes('{{') ? fillTag(tag, values, missing) : tag))
  return mend(fill(tagged, values, missing, escaped))
}

/** Fills the `{{NAME}}`s of an address with encoded text; null when one has no value or the result is not safe. */
export function resolvePlaceholdersInUrl(url: string, values: PlaceholderValues, missing?: ReportMissing): string | null {
  if (!url.includes('{{')) return url
  const filled = fill(url, values, missing, encodeForUrl)
  return filled.includes(GAP) || !isSafeUrl(filled) ? null : filled
}

/** A part of a text: words, or a placeholder with its name. */
export interface TextPart {
  readonly text: string
  readonly name: string | null
}

/** Splits a text at its `{{NAME}}`s; the parts together are the text. */
export function splitAtPlaceholders(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: whole, 1: name = '', index } of text.matchAll(PLACEHOLDER)) {
    if (index > end) parts.push({ text: text.slice(end, index), name: null })
    parts.push({ text: whole, name })
    end = index + whole.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), name: null })
  return parts
}

function fill(text: string, values: PlaceholderValues, missing: ReportMissing | undefined, encode: (value: string) => string): string {
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const known = values.get(name)
    const value = known?.trim() ?? ''
    if (value !== '') return encode(value)
    if (known !== null) missing?.(name)
    return GAP
  })
}

function fillTag(tag: string, values: PlaceholderValues, missing: ReportMissing | undefined): string {
  return tag.replace(ATTRIBUTE, (whole, name: string, value: string) => {
    if (!value.includes('{{')) return whole
    if (!ADDRESSES.has(name.toLowerCase())) return ` ${name}="${mend(fill(value, values, missing, escaped))}"`
    const address = resolvePlaceholdersInUrl(value.replaceAll('&amp;', '&'), values, missing)
    return address === null ? '' : ` ${name}="${escaped(address)}"`
  })
}

function mend(text: string): string {
  if (!text.includes(GAP)) return text
  return mendings.reduce((current, [pattern, replacement]) => current.replace(pattern, replacement), text)
}

// The brace is escaped too: a value that looks like a placeholder is shown, never filled a second time.
function escaped(value: string): string {
  return escapeHtml(value).replaceAll('{', '&#123;')
}

// A telephone number is written with spaces and dialled without; the at sign and the plus stay readable.
function encodeForUrl(value: string): string {
  return encodeURIComponent(value.toWellFormed().replace(/[\s\u00a0\u202f]/g, ''))
    .replaceAll('%40', '@')
    .replaceAll('%2B', '+')
}
