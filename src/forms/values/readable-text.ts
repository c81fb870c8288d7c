import { splitAtPlaceholders } from '#engine/text/placeholders.ts'
import { valueWords } from '#rich-text/view/value-words.ts'
import type { SiteValue } from '#forms/pickers.ts'

/** A text with its values of the site as they are today; a value that the site has not filled is called by its label. */
export function readableText(text: string, values: readonly SiteValue[]): string {
  if (!text.includes('{{')) return text
  const parts = splitAtPlaceholders(text).map((part) => {
    if (part.name === null) return part.text
    const { label, now } = valueWords(values, part.text)
    return now === '' ? label : now
  })
  return parts.join('')
}
