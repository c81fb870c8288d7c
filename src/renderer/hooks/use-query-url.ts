import { pageNumber } from '#engine/needs/page-number.ts'
import { usePage } from '#renderer/context.ts'

/** What a page was told once, or where it stood in a list: no address that it gives says it again. */
const PASSING = new Set(['page', 'done', 'of', 'receipt', 'target'])

/** A function that gives this page's address with some of its query changed, an empty text taking a name away; a changed choice begins at its first page. */
export function useQueryAddress(): (changes?: Readonly<Record<string, string>>) => string {
  const { path, query } = usePage()
  return (changes = {}) => {
    const kept = Object.entries(query).filter(([name]) => !PASSING.has(name))
    const asked = Object.entries({ ...Object.fromEntries(kept), ...changes }).filter(([, value]) => value !== '')
    return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked).toString()}`
  }
}

/** The number that a name of this page's query gives, 1 where it gives none. */
export function useQueryNumber(name: string): number {
  return pageNumber(usePage().query[name])
}

/** How a list is read page by page: which page is shown, how many there are, and where each stands. */
export interface ListPages {
  readonly page: number
  readonly pages: number
  /** Whether there is something, but not on this page any more. */
  readonly isPastEnd: boolean
  readonly address: (page: number) => string
}

/** The pages of the list that this page shows, so many things on each; one page when it is not read page by page. */
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
