import type { IsClosed } from '#domain/urls/disabled-paths.ts'
import type { Sanitise } from '#engine/text/html-rules.ts'
import { openLinksInHtml } from '#engine/text/unwrap-links.ts'
import { resolvePlaceholdersInHtml, type PlaceholderValues } from '#engine/text/placeholders.ts'

/** The text rules of a site: placeholder values and disabled paths; null when none is disabled. */
export interface TextRules {
  readonly placeholders: PlaceholderValues
  readonly isClosed: IsClosed | null
}

/** Renders stored HTML: sanitises it, fills placeholders with escaped text and unwraps links to disabled paths. */
export type HtmlRenderer = (html: string, rules: TextRules, place: string) => string

interface Log {
  warn(facts: object, message: string): void
}

/** Creates the renderer of legal texts, articles and elements. Removed content and missing values are logged with the place. */
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
