import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { usePanel } from '#admin/panel-context.ts'
import type { ListFilters } from './list-filters.ts'

const PAGE_SIZE = 50

/** Asks for the pages of the site that match the filters, a part at a time. The list before stays until the next one is there. */
export function usePageList({ search, state, locale }: ListFilters, isWanted = true) {
  const { admin, lock } = usePanel()
  return useInfiniteQuery({
    queryKey: ['page.list', search, state, locale],
    queryFn: ({ pageParam }) =>
      lock.read(() =>
        admin.page.list({
          nbItem: PAGE_SIZE,
          page: pageParam,
          search: { value: search },
          state: { value: state },
          locale: { value: locale },
        }),
      ),
    enabled: isWanted,
    initialPageParam: 1,
    getNextPageParam: (_last, parts) => {
      const loaded = parts.reduce((count, { pages }) => count + pages.length, 0)
      return loaded < (parts.at(-1)?.total ?? 0) ? parts.length + 1 : undefined
    },
    placeholderData: keepPreviousData,
  })
}
