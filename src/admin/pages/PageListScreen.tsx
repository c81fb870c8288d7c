import { lazy, Suspense, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Kbd } from '#kit/text/Kbd.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { NEW, withNew } from './new/new-in-address.ts'
import { isFiltered, readFilters, writeFilters, type ListFilters } from './list-filters.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { PageCards } from './PageCards.tsx'
import { PageFilters } from './PageFilters.tsx'
import { PageTable } from './PageTable.tsx'
import styles from './pages.module.css'
import { useListKeys } from './use-list-keys.ts'
import { usePageList } from './use-page-list.ts'

// Its models and pictures are fetched when it is opened, not with the list.
const NewPageDialog = lazy(async () => ({ default: (await import('./new/NewPageDialog.tsx')).NewPageDialog }))

type List = ReturnType<typeof usePageList>

function NoPages({ isSearch, onClear }: { readonly isSearch: boolean; readonly onClear: () => void }) {
  const text = usePanelText()
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

function ListFailed({ list }: { readonly list: List }) {
  const text = usePanelText()
  const again = (
    <Button icon="refresh" busy={list.isFetching && text('panel.list.moreBusy')} onClick={() => void list.refetch()}>
      {text('panel.retry')}
    </Button>
  )
  return (
    <EmptyState icon="wifi-off" tone="stop" isAnnounced title={text('panel.list.failedTitle')} acts={again}>
      <p>{text('panel.list.failed')}</p>
    </EmptyState>
  )
}

interface ListBodyProps {
  readonly list: List
  readonly isSearch: boolean
  readonly onClear: () => void
}

function ListBody({ list, isSearch, onClear }: ListBodyProps) {
  const text = usePanelText()
  const isNarrow = useIsNarrow()
  const { start } = usePanel()
  if (list.isPending) return <ListSkeleton label={text('panel.loading')} languages={start.locales.length} />
  if (list.data === undefined) return <ListFailed list={list} />
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

function Summary({ list, isSearch }: { readonly list: List; readonly isSearch: boolean }) {
  const text = usePanelText()
  const { start } = usePanel()
  const total = list.data?.pages[0]?.total
  if (total === undefined) return null
  if (isSearch) return <span>{text('panel.list.found', { count: total })}</span>
  const pages = text('panel.list.pages', { count: total })
  if (start.locales.length === 1) return <span>{pages}</span>
  return <span>{text('panel.list.summary', { pages, languages: text('panel.list.languages', { count: start.locales.length }) })}</span>
}

/** The list of the pages of a site. */
export function PageListScreen() {
  const text = usePanelText()
  const { start } = usePanel()
  const [query, setQuery] = useSearchParams()
  const search = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const filters = readFilters(query, start.locales)
  const list = usePageList(filters)
  const isSearch = isFiltered(filters)
  useScreenTitle(text('panel.pages'))
  const openNew = () => setQuery((former) => withNew(former, true))
  useListKeys(body, search, openNew)
  const change = (changed: Partial<ListFilters>) => setQuery(writeFilters({ ...filters, ...changed }), { replace: true })
  const clear = () => {
    change({ search: '', state: null, locale: null })
    search.current?.focus()
  }
  return (
    <>
      <header className={styles.head}>
        <h1>{text('panel.pages')}</h1>
        <p className={styles.summary} role="status">
          <Summary list={list} isSearch={isSearch} />
        </p>
        <Button icon="plus" shortcut="N" onClick={openNew}>
          {text('panel.new')}
        </Button>
      </header>
      <div className={styles.tools}>
        <PageFilters filters={filters} onChange={change} search={search} />
      </div>
      <div
        ref={body}
        className={styles.body}
        role="region"
        aria-label={text('panel.pages')}
        tabIndex={0}
        aria-busy={list.isPlaceholderData}
      >
        <ListBody list={list} isSearch={isSearch} onClear={clear} />
      </div>
      <footer className={styles.foot}>
        <p>
          <FormattedMessage id="panel.list.keys" values={{ k: (key) => <Kbd>{key.map(String).join('')}</Kbd> }} />
        </p>
      </footer>
      {query.has(NEW) && (
        <Suspense>
          <NewPageDialog onClose={() => setQuery((former) => withNew(former, false), { replace: true })} />
        </Suspense>
      )}
    </>
  )
}
