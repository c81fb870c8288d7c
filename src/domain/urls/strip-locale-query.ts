import { LOCALE_QUERY } from '#schemas/text/locale-query.ts'

/** The query of an address, with its question mark, without the language that it chooses. */
export function searchWithoutLocale(search: string): string {
  const query = new URLSearchParams(search)
  query.delete(LOCALE_QUERY)
  const remaining = query.toString()
  return remaining === '' ? '' : `?${remaining}`
}
