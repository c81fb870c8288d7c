import type { RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { FailedQuery } from '#admin/screens/QueryState.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { readFilters } from './list-filters.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { PageCards } from './PageCards.tsx'
import { PageTable } from './PageTable.tsx'
import styles from './pages.module.css'
import type { usePageList } from './use-page-list.ts'

type List = ReturnType<typeof usePageList>

/** No page matches, or there is none. */
export function NoPages({ isSearch, onClear }: { readonly isSearch: boolean; readonly onClear: () => void }) {
  const text = usePanelText()
  const { start } = usePanel()
  const [query] = useSearchParams()
  const { search, state, locale } = readFilters(query, start.locales)
  if (state === 'ARCHIVED' && search === '' && locale === null) {
    return (
      <EmptyState
        icon="trash"
        title={text('panel.list.emptyTrashTitle')}
        acts={<Button onClick={onClear}>{text('panel.list.leaveTrash')}</Button>}
      >
        <p>{text('panel.list.emptyTrash')}</p>
      </EmptyState>
    )
  }
  if (!isSearch) {
    return (
      <EmptyState icon="files" title={text('panel.list.emptyTitle')}>
        <p>{text('panel.list.empty')}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="search" title={text('panel.list.noneTitle')} acts={<Button onClick={onClear}>{text('panel.list.clear')}</Button>}>
      <p>{text('panel.list.none')}</p>
    </EmptyState>
  )
}

/** The list of pages, and how its filters are taken off. */
export interface ListBodyProps {
  readonly list: List
  readonly isSearch: boolean
  readonly onClear: () => void
}

function ListBody({ list, isSearch, onClear }: ListBodyProps) {
  const text = usePanelText()
  const isNarrow = useIsNarrow()
  const { start } = usePanel()
  if (list.isPending) return <ListSkeleton label={text('panel.loading')} languages={start.locales.length} />
  if (list.data === undefined)
    return (
      <FailedQuery query={list} title={text('panel.list.failedTitle')}>
        {text('panel.list.failed')}
      </FailedQuery>
    )
  const pages = list.data.pages.flatMap((part) => part.pages)
  if (pages.length === 0) return <NoPages isSearch={isSearch} onClear={onClear} />
  return (
    <>
      {isNarrow ? <PageCards pages={pages} /> : <PageTable pages={pages} />}
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button busy={list.isFetchingNextPage && text('panel.list.moreBusy')} onClick={() => void list.fetchNextPage()}>
            {text('panel.list.more')}
          </Button>
        </div>
      )}
    </>
  )
}

interface PlainBodyProps extends ListBodyProps {
  readonly body: RefObject<HTMLDivElement | null>
  /** The pages are there, and the menu is on its way. */
  readonly isOpening: boolean
  readonly hasNoMenu: boolean
}

/** The pages as a list without the menu: those that a filter finds, and all where the menu has not arrived. */
export function PlainBody({ body, isOpening, hasNoMenu, ...shown }: PlainBodyProps) {
  const text = usePanelText()
  const { start } = usePanel()
  const isBusy = shown.list.isPlaceholderData || isOpening
  return (
    <div ref={body} className={styles.body} role="region" aria-label={text('panel.pages')} tabIndex={0} aria-busy={isBusy}>
      {hasNoMenu && <Note tone="remark">{text('panel.tree.failed')}</Note>}
      {isOpening ? <ListSkeleton label={text('panel.loading')} languages={start.locales.length} /> : <ListBody {...shown} />}
    </div>
  )
}
