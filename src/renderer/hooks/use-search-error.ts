import { searchedPart, searchExcess } from '#engine/needs/searched-part.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'

/** The message about a search text of the page's address that is too long, or undefined. */
export function useSearchError(): string | undefined {
  const text = useText()
  const { q = '' } = usePage().query
  const excess = searchExcess(q)
  return excess > 0 ? text('search.tooLong', { max: searchedPart(q).length, excess }) : undefined
}
