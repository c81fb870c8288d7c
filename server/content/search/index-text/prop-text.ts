import type { Field } from '#engine/registry/prop-fields.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { ShownText } from './rendered-text.ts'

/** Props that are not indexed: links with their labels, identifiers, and the texts of empty lists. The database function `prop_words` omits the same props, and omits codes because they have no spaces. */
const unsaid = /^(?:href|url|anchor|id|icon|kinds|termsVersion|emptyText)$|Label$/

/** Returns the displayed texts of props. */
export function propWords(fields: readonly Field[], shown: unknown): ShownText[] {
  if (!isObject(shown)) return []
  return fields.flatMap((field) => {
    if (unsaid.test(field.key) || (field.key === 'label' && 'href' in shown)) return []
    return wordsOf(field, ownValue(shown, field.key))
  })
}

function wordsOf(field: Field, shown: unknown): ShownText[] {
  if (field.kind === 'object') return propWords(field.fields, shown)
  const { item } = field
  if (item) return Array.isArray(shown) ? shown.flatMap((each) => wordsOf(item, each)) : []
  if (typeof shown !== 'string' || field.kind === 'url') return []
  return [field.kind === 'text' ? shown : { html: shown }]
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
