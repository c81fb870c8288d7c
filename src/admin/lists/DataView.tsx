import type { ReactNode, RefObject } from 'react'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { classNames } from '#kit/class-names.ts'
import type { IconName } from '#kit/icons/icon-set.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { RowProps, TableField } from '#kit/lists/table-field.ts'
import { QueryState } from '#admin/screens/QueryState.tsx'
import styles from './data-view.module.css'
import { Pager } from './Pager.tsx'

/** The rows of a page of a list. */
export interface ListedRows<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly hasMore: boolean
}

interface ListQuery<Row> {
  readonly data: ListedRows<Row> | undefined
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

/** A state of the list that stands in the place of the rows: its title, and what to do. */
type StateWords = readonly [title: string, advice: string]

interface DataViewProps<Row> {
  readonly query: ListQuery<Row>
  readonly fields: readonly TableField<Row>[]
  readonly keyOf: (row: Row) => string | number
  readonly rowProps?: (row: Row) => RowProps
  /** The acts of a row, in a last column without a head. */
  readonly actions?: Pick<TableField<Row>, 'cell' | 'className'>
  /** The part of the list that is shown. */
  readonly view: {
    readonly page: number
    readonly size: number
    /** True where nothing is searched or filtered. */
    readonly isWhole: boolean
    readonly onPage: (page: number) => void
  }
  readonly words: { readonly label: string; readonly failed: StateWords; readonly empty: StateWords; readonly none: StateWords }
  readonly icon: IconName
  readonly tableClass?: string | undefined
  /** True for a list that scrolls by itself and fills its place. */
  readonly isPane?: boolean
  readonly ref?: RefObject<HTMLDivElement | null>
}

function Body<Row>({
  query,
  fields,
  actions,
  view,
  words,
  icon,
  tableClass,
  ...table
}: Omit<DataViewProps<Row>, 'ref' | 'isPane'>): ReactNode {
  if (query.data === undefined)
    return (
      <QueryState query={query} title={words.failed[0]}>
        {words.failed[1]}
      </QueryState>
    )
  const [title, advice] = view.isWhole ? words.empty : words.none
  return (
    <DataTable
      {...table}
      rows={query.data.rows}
      fields={actions ? [...fields, { id: 'actions', ...actions }] : fields}
      label={words.label}
      className={tableClass}
      empty={
        <EmptyState icon={icon} isAnnounced title={title}>
          <p>{advice}</p>
        </EmptyState>
      }
    />
  )
}

/** A list of the panel: the rows of a query as a table, or the state in their place, and the pages below them. */
export function DataView<Row>({ ref, isPane = false, ...list }: DataViewProps<Row>) {
  const { query, view } = list
  return (
    <>
      <div ref={ref} className={classNames(styles.list, isPane && styles.pane)} aria-busy={query.isFetching}>
        <Body {...list} />
      </div>
      {query.data !== undefined && query.data.total > 0 && (
        <footer className={styles.foot} data-keep-clear="">
          <Pager page={view.page} size={view.size} total={query.data.total} hasMore={query.data.hasMore} onPage={view.onPage} />
        </footer>
      )}
    </>
  )
}
