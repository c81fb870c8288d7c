import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { buttonClass } from '#kit/buttons/Button.tsx'
import { classNames } from '#kit/class-names.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { Kbd } from '#kit/text/Kbd.tsx'
import type { ListedItems } from '#api-client/admin/resources/admin-client.ts'
import { useAddressQuery } from '#admin/lists/use-address-query.ts'
import { Pager } from '#admin/lists/Pager.tsx'
import { useRowKeys } from '#admin/lists/use-row-keys.ts'
import { useRun } from '#admin/resources/many/RunBar.tsx'
import headStyles from '#admin/screens/head.module.css'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import { agreementOf, nounOf } from '#admin/resources/texts/resource-words.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResourceActs } from '#admin/resources/use-resource-acts.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { CHOICE_LIMIT } from './act-limit.ts'
import { chooseAll } from './choose-all.ts'
import { exportAddress } from './export-address.ts'
import styles from './list.module.css'
import { EmptyList, FailedList, RowSkeleton } from './ListStates.tsx'
import { ListTools } from './ListTools.tsx'
import { isTrash, PAGE_ROWS, readView, writeView, type ListView } from './list-view.ts'
import { RowCards } from './rows/RowCards.tsx'
import { ResourceViews } from './ResourceViews.tsx'
import { rowParts, rowTitle, type Row } from './row-parts.ts'
import { RowTable } from './rows/RowTable.tsx'
import { itemAddress } from './rows/RowTitle.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useResourceRows } from './use-resource-rows.ts'
import { useSelection, type Selection } from './use-selection.ts'

/** The main step of a row by its key: publish what is not, take out of the trash what is there. */
function useMainStep(rows: readonly Row[]) {
  const { resource, may } = useResource()
  const acts = useResourceActs()
  return (id: string) => {
    const row = rows.find((each) => String(each.id) === id)
    if (!row) return
    const item = { id: row.id, version: row.version, title: rowTitle(row, rowParts(resource)) }
    if (row.state === 'TRASHED') return void (may('write') && acts.restore(item))
    if (resource.life === 'published' && row.state !== 'PUBLISHED' && may('publish')) void acts.publish(item)
  }
}

function Head({ onNew, view }: { readonly onNew: string | null; readonly view: ListView }) {
  const text = useResourceText()
  const { resource, may } = useResource()
  return (
    <header className={classNames(headStyles.head, styles.head)}>
      <h1>{resource.words.many.fr}</h1>
      {may('export') && (
        <a href={exportAddress(resource, view)} download className={buttonClass({ variant: 'subtle', className: styles.export })}>
          <Icon name="download" />
          <span>{text('resources.export')}</span>
        </a>
      )}
      {onNew !== null && (
        <Link to={onNew} className={buttonClass({ variant: 'primary', className: styles.new })}>
          <Icon name="plus" />
          <span>{text('resources.new', { agreement: agreementOf(resource), noun: nounOf(resource) })}</span>
          <Kbd>N</Kbd>
        </Link>
      )}
    </header>
  )
}

interface BodyProps {
  readonly list: ReturnType<typeof useResourceRows>
  readonly view: ListView
  readonly selection: Selection<Row>
  readonly canChoose: boolean
  readonly onClear: () => void
}

/** The rows, or the state in their place: on their way, not arrived, none. */
function Body({ list, view, selection, canChoose, onClear }: BodyProps) {
  const isNarrow = useIsNarrow()
  if (list.data === undefined) return list.isPending ? <RowSkeleton /> : <FailedList query={list} />
  const { rows } = list.data
  if (rows.length === 0) return <EmptyList view={view} onClear={onClear} />
  return isNarrow ? <RowCards {...{ rows, selection, canChoose }} /> : <RowTable {...{ rows, view, selection, canChoose }} />
}

interface FootProps extends Pick<ListedItems<Row>, 'total' | 'hasMore'> {
  readonly view: ListView
  readonly onPage: (page: number) => void
}

function Foot({ view, total, hasMore, onPage }: FootProps) {
  const { resource } = useResource()
  return (
    <footer className={styles.foot} data-keep-clear="">
      <Pager page={view.page} size={PAGE_ROWS} {...{ total, hasMore, onPage }} />
      <p className={styles.keys}>
        <FormattedMessage
          id={resource.life === 'published' ? 'resources.keys.published' : 'resources.keys'}
          values={{ k: (key) => <Kbd>{key.map(String).join('')}</Kbd> }}
        />
      </p>
    </footer>
  )
}

/** « Nouvelle » within reach of a thumb. */
function FloatingNew({ to }: { readonly to: string }) {
  const text = useResourceText()
  const { resource } = useResource()
  return (
    <Link to={to} className={buttonClass({ variant: 'primary', className: styles.float })} data-keep-clear="">
      <Icon name="plus" />
      <span>{text('resources.newShort', { agreement: agreementOf(resource) })}</span>
    </Link>
  )
}

/** The bar for what is chosen stands in the place of the filters. */
const isBusy = ({ items }: Selection<Row>, run: ReturnType<typeof useRun>): boolean => items.length > 0 || run !== undefined

/** The list of any resource, drawn from its declaration. */
export function ResourceListScreen() {
  const navigate = useNavigate()
  const { resource, client, may } = useResource()
  const [query, changeQuery] = useAddressQuery()
  const search = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const view = readView(query, resource)
  const list = useResourceRows(view)
  const { rows, total, hasMore } = list.data ?? { rows: [], total: 0, hasMore: false }
  // What is chosen in the trash is no choice among the others.
  const [living, gone] = [useSelection(rows, CHOICE_LIMIT), useSelection(rows, CHOICE_LIMIT)]
  const selection = isTrash(view) ? gone : living
  const step = useMainStep(rows)
  const address = may('write') ? itemAddress(resource.name, 'nouveau') : null
  const canChoose = may('write')
  const run = useRun()
  const isChoosing = isBusy(selection, run)
  useScreenTitle(resource.words.many.fr)
  const change = (changed: Partial<ListView>) => changeQuery((former) => writeView({ ...readView(former, resource), ...changed }))
  const choose = (id: string, isRange: boolean) => {
    const row = rows.find((each) => String(each.id) === id)
    if (row && canChoose) selection.press(row, isRange)
  }
  useRowKeys(body, search, {
    onNew: () => address !== null && void navigate(address),
    onChoose: choose,
    onStep: step,
    onLeave: selection.clear,
  })
  const clear = () => {
    change({ search: '', filters: {}, page: 1 })
    search.current?.focus()
  }
  const chooseEach = async () => selection.choose(await chooseAll(client, view, resource), true)
  return (
    <>
      <Head onNew={address} view={view} />
      <ResourceViews view={view} areRowsThere={!list.isPending} />
      {isChoosing ? (
        <SelectionBar selection={selection} {...{ total, hasMore, run }} isTrash={isTrash(view)} onAll={chooseEach} />
      ) : (
        (resource.life === 'published' || !isTrash(view)) && <ListTools view={view} onChange={change} search={search} />
      )}
      <div
        ref={body}
        className={styles.body}
        role="region"
        aria-label={resource.words.many.fr}
        tabIndex={0}
        aria-busy={list.isPlaceholderData}
      >
        <Body {...{ list, view, selection, canChoose }} onClear={clear} />
      </div>
      <Foot view={view} {...{ total, hasMore }} onPage={(page) => change({ page })} />
      {address !== null && !isChoosing && rows.length > 0 && <FloatingNew to={address} />}
    </>
  )
}
