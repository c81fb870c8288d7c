import { lazy, Suspense, useRef, type RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#kit/buttons/Button.tsx'
import { classNames } from '#kit/class-names.ts'
import { Kbd } from '#kit/text/Kbd.tsx'
import { useAddressQuery } from '#admin/lists/use-address-query.ts'
import { useRowKeys } from '#admin/lists/use-row-keys.ts'
import { usePanel } from '#admin/panel-context.ts'
import { PicturesLeft } from '#admin/pictures/PicturesLeft.tsx'
import { WaitingReviews } from '#admin/reviews/WaitingReviews.tsx'
import headStyles from '#admin/screens/head.module.css'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { NEW, withNew } from './new/new-in-address.ts'
import { isFiltered, readFilters, writeFilters, type ListFilters } from './list-filters.ts'
import { PageFilters } from './PageFilters.tsx'
import { PlainBody, type ListBodyProps } from './PlainBody.tsx'
import { ShellButton } from './ShellButton.tsx'
import { useMenuDraft, type MenuState } from './menu/use-menu.ts'
import { useHeldKeys } from './new/use-held-keys.ts'
import styles from './pages.module.css'
import { PagesTree } from './tree/PagesTree.tsx'
import { countFound, useAllPages, type AllPages } from './use-all-pages.ts'
import { usePageList } from './use-page-list.ts'
import { usePagesInTexts, type PagesInTexts } from './use-pages-in-texts.ts'

// Its models and pictures are fetched when it is opened, not with the list.
const NewPageDialog = lazy(async () => ({ default: (await import('./new/NewPageDialog.tsx')).NewPageDialog }))

type List = ReturnType<typeof usePageList>

interface SummaryProps {
  readonly total: number | undefined
  readonly isSearch: boolean
}

function Summary({ total, isSearch }: SummaryProps) {
  const text = usePanelText()
  const { start } = usePanel()
  if (total === undefined) return null
  if (isSearch) return <span>{text('panel.list.found', { count: total })}</span>
  const pages = text('panel.list.pages', { count: total })
  if (start.locales.length === 1) return <span>{pages}</span>
  return <span>{text('panel.list.summary', { pages, languages: text('panel.list.languages', { count: start.locales.length }) })}</span>
}

interface ScreenBodyProps extends ListBodyProps {
  readonly menu: MenuState
  readonly body: RefObject<HTMLDivElement | null>
  readonly onNewPage: (under: string | null) => void
  /** The pages of the tree; null where the pages are a list. */
  readonly all: AllPages | null
  readonly search: string
  readonly inTexts: PagesInTexts
}

/** The tree of pages and menu, whole or with what a search has found in it; a list where it is filtered otherwise. */
function ScreenBody({ menu, body, onNewPage, all, search, inTexts, ...shown }: ScreenBodyProps) {
  const isTree = all !== null
  if (isTree && menu.kind === 'open' && all.pages.length > 0)
    return <PagesTree session={menu.session} {...{ all, search, inTexts, body, onNewPage }} onClear={shown.onClear} />
  return (
    <PlainBody {...shown} body={body} isOpening={isTree && all.pages.length > 0} hasNoMenu={!shown.isSearch && menu.kind === 'failed'} />
  )
}

interface NewPageProps {
  readonly query: URLSearchParams
  readonly menu: MenuState
  readonly list: List
  readonly onClose: () => void
}

/** The dialog of a new page, which chooses a place in the menu: it opens once the menu is there. */
function NewPage({ query, menu, list, onClose }: NewPageProps) {
  const under = query.get(NEW)
  useHeldKeys(under !== null)
  if (under === null || menu.kind === 'opening' || menu.kind === 'none') return null
  const pages = list.data?.pages.flatMap((part) => part.pages) ?? []
  return (
    <Suspense>
      <NewPageDialog onClose={onClose} menu={menu.kind === 'open' ? menu.session.store.document : null} pages={pages} under={under} />
    </Suspense>
  )
}

/** The pages that the filters ask for. The tree holds all of them: a search alone looks among them, and among the entries of no page. */
function useShownPages(filters: ListFilters, menu: MenuState) {
  const isTree = filters.state === null && filters.locale === null && menu.kind !== 'failed' && menu.kind !== 'none'
  const list = usePageList(isTree ? { ...filters, search: '' } : filters)
  const all = useAllPages(list, isTree)
  const inTexts = usePagesInTexts(filters.search, isTree)
  const total = isTree && filters.search !== '' ? countFound(all, filters.search, inTexts) : list.data?.pages[0]?.total
  return { list, all: isTree ? all : null, inTexts, total }
}

/** The list of the pages of a site. */
export function PageListScreen() {
  const text = usePanelText()
  const { start } = usePanel()
  const [query, changeQuery] = useAddressQuery()
  const search = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const filters = readFilters(query, start.locales)
  const menu = useMenuDraft()
  const { list, all, inTexts, total } = useShownPages(filters, menu)
  const isSearch = isFiltered(filters)
  useScreenTitle(text('panel.pages'))
  const openNew = (under: string | null) => changeQuery((former) => withNew(former, true, under ?? ''), {})
  useRowKeys(body, search, menu.kind === 'none' ? {} : { onNew: () => openNew(null) })
  const change = (changed: Partial<ListFilters>) =>
    changeQuery((former) => writeFilters({ ...readFilters(former, start.locales), ...changed }))
  const clear = () => {
    change({ search: '', state: null, locale: null })
    search.current?.focus()
  }
  return (
    <>
      <header className={classNames(headStyles.head, styles.head)}>
        <h1>{text('panel.pages')}</h1>
        <p className={styles.summary} role="status">
          <Summary total={total} isSearch={isSearch} />
        </p>
        <ShellButton locale={filters.locale ?? start.locales[0] ?? ''} />
        {menu.kind !== 'none' && (
          <Button icon="plus" shortcut="N" onClick={() => openNew(null)}>
            {text('panel.new')}
          </Button>
        )}
      </header>
      <WaitingReviews />
      <div className={styles.tools}>
        <PageFilters filters={filters} onChange={change} search={search} />
        <PicturesLeft />
      </div>
      <ScreenBody {...{ list, isSearch, menu, body, all, inTexts }} onClear={clear} onNewPage={openNew} search={filters.search} />
      <footer className={styles.foot}>
        <p>
          <FormattedMessage
            id={isSearch || menu.kind !== 'open' ? 'panel.list.keys' : 'panel.tree.keys'}
            values={{ k: (key) => <Kbd>{key.map(String).join('')}</Kbd> }}
          />
        </p>
      </footer>
      <NewPage query={query} menu={menu} list={list} onClose={() => changeQuery((former) => withNew(former, false))} />
    </>
  )
}
