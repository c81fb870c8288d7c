import { useQuery } from '@tanstack/react-query'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import { usePanel } from '#admin/panel-context.ts'

const PAGE_SIZE = 100

/** The pages that a search finds in their texts. */
export interface PagesInTexts {
  readonly ids: ReadonlySet<number>
  readonly isPending: boolean
  readonly hasFailed: boolean
  readonly isTrying: boolean
  readonly tryAgain: () => void
}

const NONE: ReadonlySet<number> = new Set()

/** Asks for the numbers of all pages that a search finds by their texts and not by their names. */
export async function findInTexts({ page }: Pick<AdminApi, 'page'>, search: string): Promise<ReadonlySet<number>> {
  const ids = new Set<number>()
  for (let part = 1; ; part += 1) {
    const asked = { nbItem: PAGE_SIZE, page: part, search: { value: search }, foundBy: { value: 'TEXT' } }
    const { pages, total } = await page.list(asked)
    for (const { id } of pages) ids.add(id)
    if (pages.length === 0 || part * PAGE_SIZE >= total) return ids
  }
}

/** The pages that a search of the tree finds in their texts: names are looked for where the tree is, texts on the server. */
export function usePagesInTexts(search: string, isTree: boolean): PagesInTexts {
  const { admin, lock } = usePanel()
  const isWanted = isTree && search !== ''
  const query = useQuery({
    queryKey: ['page.list', 'texts', search],
    queryFn: () => lock.read(() => findInTexts(admin, search)),
    enabled: isWanted,
  })
  return {
    ids: (isWanted ? query.data : undefined) ?? NONE,
    isPending: isWanted && query.isPending,
    hasFailed: isWanted && query.isError,
    isTrying: query.isFetching,
    tryAgain: () => void query.refetch(),
  }
}
