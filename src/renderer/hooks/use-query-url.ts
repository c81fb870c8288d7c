import { pageNumber } from '#engine/needs/page-number.ts'
import { usePage } from '#renderer/context.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** One-time parameters and the page of a list, which links do not repeat. */
const PASSING = new Set(['page', 'done', 'of', 'receipt', 'target'])

/**
 * Returns a function that builds the URL of this page with a changed query. An empty value removes a parameter, and a change returns to the
 * first page.
 */
export function useQueryAddress(): (changes?: Readonly<Record<string, string>>) => string {
  const { path, query } = usePage()
  return (changes = {}) => {
    const preserved = Object.entries(query).filter(([name]) => !PASSING.has(name))
    const entries = Object.entries({ ...Object.fromEntries(preserved), ...changes }).filter(([, value]) => value !== '')
    return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`
  }
}

/** Returns the number in a query parameter, by default 1. */
export function useQueryNumber(name: string): number {
  return pageNumber(ownValue(usePage().query, name))
}

/** The pagination of a list: the current page, the number of pages, and their URLs. */
export interface ListPages {
  readonly page: number
  readonly pages: number
  /** True when the list has items but none on this page. */
  readonly isPastEnd: boolean
  readonly address: (page: number) => string
}

/** Returns the pagination of the list on this page; one page when it is not paginated. */
export function useListPages(total: number, perPage: number, isPaged = true): ListPages {
  const { query } = usePage()
  const address = useQueryAddress()
  const page = isPaged ? pageNumber(query['page']) : 1
  const pages = isPaged ? Math.ceil(total / perPage) : 1
  return {
    page,
    pages,
    isPastEnd: pages > 0 && page > pages,
    address: (page) => address(page === 1 ? {} : { page: String(page) }),
  }
}
