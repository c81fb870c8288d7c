import type { Need, NeedContext } from '#engine/needs.ts'
import { pageNumber } from '#engine/page-number.ts'
import type { SearchProps } from '#schemas/generated/block-props.ts'

/** What is found of what the address asks for; nothing before anything is asked, nor where another page answers. */
export function needs({ action, count }: SearchProps, { query }: NeedContext): Need[] {
  const { q, type } = query
  if (q === undefined || action !== undefined) return []
  const params = { q, page: pageNumber(query.page), nbItem: count, ...(type !== undefined && { type }) }
  return [{ key: 'found', call: 'search.find', params, deadlineMs: 1000 }]
}
