import { listLimits } from '#schemas/api/base/list-grammar.ts'

/** The part of a search text that is searched: its beginning, never half a character. */
export function searchedPart(text: string): string {
  return text.slice(0, listLimits.searchLength).replace(/[\uD800-\uDBFF]$/, '')
}

/** How many characters of a search text are too many. */
export function searchExcess(text: string): number {
  return text.length - searchedPart(text).length
}
