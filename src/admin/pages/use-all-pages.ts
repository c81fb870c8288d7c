import { useEffect } from 'react'
import { pageWords } from './page-words.ts'
import { matchesWords } from './matches-words.ts'
import type { PageItem } from './page-states.ts'
import type { usePageList } from './use-page-list.ts'
import type { PagesInTexts } from './use-pages-in-texts.ts'

/** The pages of a list that is fetched part by part until all are there. */
export interface AllPages {
  readonly pages: readonly PageItem[]
  /** Some are still on their way. */
  readonly isPartial: boolean
  /** A part has not arrived: some pages are missing. */
  readonly hasFailed: boolean
  readonly isTrying: boolean
  readonly tryAgain: () => void
}

/** Fetches all parts of a list. The tree shows what is not in the menu, which is known once all are there. */
export function useAllPages(list: ReturnType<typeof usePageList>, isWanted: boolean): AllPages {
  const { data, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = list
  const isPartial = isWanted && hasNextPage && !isFetchNextPageError
  useEffect(() => {
    if (isPartial) void fetchNextPage()
  }, [isPartial, data, fetchNextPage])
  return {
    pages: data?.pages.flatMap((part) => part.pages) ?? [],
    isPartial,
    hasFailed: hasNextPage && isFetchNextPageError,
    isTrying: isFetchingNextPage,
    tryAgain: () => void fetchNextPage(),
  }
}

/** The number of pages that a search finds by their names or in their texts; undefined while some are on their way. */
export function countFound({ pages, isPartial }: AllPages, search: string, inTexts: PagesInTexts): number | undefined {
  if (isPartial || inTexts.isPending || pages.length === 0) return undefined
  return pages.filter((page) => inTexts.ids.has(page.id) || matchesWords(pageWords(page), search)).length
}
