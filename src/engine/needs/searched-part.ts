import { listLimits } from '#schemas/api/base/list-grammar.ts'
import { cutText } from '#schemas/text/cut-text.ts'

/** The part of a search text that is searched: its beginning, never half a character. */
export function searchedPart(text: string): string {
  return cutText(text, listLimits.searchLength)
}

/** How many characters of a search text are too many. */
export function searchExcess(text: string): number {
  return text.length - searchedPart(text).length
}
