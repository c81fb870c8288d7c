import { searchedPart, searchExcess } from '#engine/needs/searched-part.ts'
import { usePage } from '#renderer/context.ts'

/** How much of the search text in the page's address was searched and how much is too much; null for a text that is not too long. */
export function useSearchLimit(): { readonly max: number; readonly excess: number } | null {
  const { q = '' } = usePage().query
  const excess = searchExcess(q)
  return excess > 0 ? { max: searchedPart(q).length, excess } : null
}

/** The part of the search text in the page's address that was searched. */
export function useSearchedText(): string {
  return searchedPart(usePage().query['q'] ?? '')
}
