import type { IsClosed } from '#domain/urls/disabled-paths.ts'
import type { Sanitise } from '#engine/validation/html-rules.ts'
import { openLinksInHtml } from '#engine/text/unwrap-links.ts'
import { resolvePlaceholdersInHtml, type PlaceholderValues } from '#engine/text/placeholders.ts'

/** What a site's settings do to its texts: what stands for each placeholder, and to which places no link leads; null when to all. */
export interface TextRules {
  readonly placeholders: PlaceholderValues
  readonly isClosed: IsClosed | null
}

/** Makes stored HTML fit to be shown: sanitised first, then its placeholders filled with escaped text, and its links to what is closed undone. */
export type HtmlRenderer = (html: string, rules: TextRules, place: string) => string

interface Log {
  warn(facts: object, message: string): void
}

/** Makes the reader of legal texts, articles and elements; what it has to take away or leave out is logged with its place. */
export function createReadHtml(sanitise: Sanitise, log: Log): HtmlRenderer {
  return (html, { placeholders, isClosed }, place) => {
    if (html === '') return ''
    const cleaned = sanitise(html, 'html')
    if (cleaned && cleaned.removed.length > 0)
      log.warn({ place, removed: cleaned.removed }, 'the sanitiser removed something from a stored text')
    const missing = new Set<string>()
    const filled = resolvePlaceholdersInHtml(cleaned?.html ?? html, placeholders, (name) => missing.add(name))
    if (missing.size > 0) log.warn({ place, missing: [...missing] }, 'placeholders without value were left out')
    return isClosed ? openLinksInHtml(filled, isClosed) : filled
  }
}
