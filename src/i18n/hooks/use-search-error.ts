import { useText } from './use-text.ts'

/** The message about a search text that is too long, or undefined for one that is not. */
export function useSearchError(limit: { readonly max: number; readonly excess: number } | null): string | undefined {
  const text = useText()
  return limit ? text('search.tooLong', { max: limit.max, excess: limit.excess }) : undefined
}
