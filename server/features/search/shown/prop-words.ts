import type { Field } from '#engine/prop-fields.ts'
import type { ShownText } from './shown-text.ts'

/** What leads somewhere is no sentence of a page, what names something for machines is none, and what is said where there is nothing to show neither: `prop_words` of the database leaves out the same, and codes by their having no spaces. */
const unsaid = /^(?:href|url|anchor|id|icon|kinds|termsVersion|emptyText)$|Label$/

/** The texts of props, as they are shown, that a stored page does not say: words that stand alone in them, and what placeholders were filled with. */
export function propWords(fields: readonly Field[], shown: unknown, stored: unknown): ShownText[] {
  if (!isObject(shown)) return []
  return fields.flatMap((field) => {
    if (unsaid.test(field.key) || (field.key === 'label' && 'href' in shown)) return []
    return wordsOf(field, shown[field.key], isObject(stored) ? stored[field.key] : undefined)
  })
}

function wordsOf(field: Field, shown: unknown, stored: unknown): ShownText[] {
  if (field.kind === 'object') return propWords(field.fields, shown, stored)
  const { item } = field
  if (item) {
    const before: readonly unknown[] = Array.isArray(stored) ? stored : []
    return Array.isArray(shown) ? shown.flatMap((each, index) => wordsOf(item, each, before[index])) : []
  }
  if (typeof shown !== 'string' || field.kind === 'url') return []
  // Words that ordinary spaces part stand among those that were stored.
  if (shown === stored && /[ \t\r\n]/.test(shown)) return []
  return [field.kind === 'text' ? shown : { html: shown }]
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
