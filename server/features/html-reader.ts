import type { Sanitise } from '#engine/html-rules.ts'
import { resolvePlaceholdersInHtml, type PlaceholderValues } from '#engine/placeholders.ts'

/** Makes stored HTML fit to be shown: sanitised first, then its placeholders filled with escaped text. */
export type ReadHtml = (html: string, values: PlaceholderValues, place: string) => string

interface Log {
  warn(facts: object, message: string): void
}

/** Makes the reader of legal texts, articles and elements; what it has to take away or leave out is logged with its place. */
export function createReadHtml(sanitise: Sanitise, log: Log): ReadHtml {
  return (html, values, place) => {
    if (html === '') return ''
    const cleaned = sanitise(html, 'html')
    if (cleaned && cleaned.removed.length > 0)
      log.warn({ place, removed: cleaned.removed }, 'the sanitiser removed something from a stored text')
    const missing = new Set<string>()
    const filled = resolvePlaceholdersInHtml(cleaned?.html ?? html, values, (name) => missing.add(name))
    if (missing.size > 0) log.warn({ place, missing: [...missing] }, 'placeholders without value were left out')
    return filled
  }
}
