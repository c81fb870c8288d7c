import { Link } from 'react-router-dom'
import type { ColumnDescription } from '#schemas/admin/resources/resource-description.ts'
import { isRange } from '#admin/lists/is-range.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { TableField } from '#kit/lists/table-field.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { ItemState } from '#admin/resources/ItemState.tsx'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { isColumnShown, orderFields, orderOf, writeView, type ListView } from '#admin/resources/list/list-view.ts'
import { rowParts, rowTitle, type Row } from '#admin/resources/list/row-parts.ts'
import type { Selection } from '#admin/resources/list/use-selection.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { Cell, RowImage } from './Cell.tsx'
import styles from './rows.module.css'
import { RowMenu } from './RowMenu.tsx'
import { RowTitle } from './RowTitle.tsx'

interface RowTableProps {
  readonly rows: readonly Row[]
  readonly view: ListView
  readonly selection: Selection<Row>
  /** False where nothing can be done with several items. */
  readonly canChoose: boolean
}

const sorts = { asc: 'ascending', desc: 'descending' } as const

/** The link of a head by which a list can be ordered; a second press turns the order round. */
function SortLink({ name, label, view }: { readonly name: string; readonly label: string; readonly view: ListView }) {
  const { resource } = useResource()
  const now = orderOf(view, resource)
  const kind = resource.columns.find(({ key }) => key === name)?.kind
  const first = kind === 'instant' ? 'desc' : 'asc'
  const turned = now.direction === 'asc' ? 'desc' : 'asc'
  const order = `${name}:${now.name === name ? turned : first}`
  return (
    <Link to={{ search: writeView({ ...view, order, page: 1 }).toString() }} className={styles.sort} replace>
      {now.name === name && <Icon name={now.direction === 'asc' ? 'arrow-up' : 'arrow-down'} size={14} />}
      <span>{label}</span>
    </Link>
  )
}

/** The head of a column, and how the list is sorted by it. */
function useHead(view: ListView) {
  const { resource } = useResource()
  const now = orderOf(view, resource)
  return ({ key, label }: ColumnDescription) => ({
    header: orderFields(resource).includes(key) ? <SortLink name={key} label={label.fr} view={view} /> : label.fr,
    sorted: now.name === key ? sorts[now.direction] : undefined,
  })
}

/** The boxes that choose: in the head for the page, in a row for the row. */
function useChoice({ rows, selection }: Pick<RowTableProps, 'rows' | 'selection'>, titleOf: (row: Row) => string): TableField<Row> {
  const text = useResourceText()
  const chosen = rows.filter(({ id }) => selection.has(id)).length
  return {
    id: 'choice',
    className: styles.check,
    header: (
      <Checkbox
        label={<VisuallyHidden>{text('resources.choosePage')}</VisuallyHidden>}
        checked={rows.length > 0 && chosen === rows.length}
        isMixed={chosen > 0 && chosen < rows.length}
        onChange={(event) => selection.choose(rows, event.currentTarget.checked)}
      />
    ),
    cell: (row) => (
      <Checkbox
        label={<VisuallyHidden>{text('resources.choose', { title: titleOf(row) })}</VisuallyHidden>}
        checked={selection.has(row.id)}
        onChange={(event) => selection.press(row, isRange(event))}
      />
    ),
  }
}

/** The items as a table, its columns from the declaration. The box of the head chooses the page. */
export function RowTable({ rows, view, selection, canChoose }: RowTableProps) {
  const text = useResourceText()
  const { resource } = useResource()
  const headOf = useHead(view)
  const parts = rowParts(resource)
  const titleOf = (row: Row) => rowTitle(row, parts) || text('resources.untitled')
  const choice = useChoice({ rows, selection }, titleOf)
  const name: TableField<Row> = {
    id: 'name',
    isName: true,
    ...(parts.title && headOf(parts.title)),
    cell: (row) => (
      <div className={styles.name}>
        {parts.image && <RowImage value={ownValue(row, parts.image.key)} />}
        <RowTitle row={row} />
      </div>
    ),
  }
  const state: TableField<Row> = {
    id: 'state',
    header: text('resources.state'),
    className: styles['col-state'],
    cell: (row) => <ItemState state={row.state} publishedAt={row['publishedAt']} />,
  }
  const columns = parts.columns
    .filter(({ key }) => isColumnShown(view, key))
    .map((column): TableField<Row> => ({
      id: `column ${column.key}`,
      ...headOf(column),
      className: styles[`col-${column.kind}`],
      cell: (row) => <Cell column={column} value={ownValue(row, column.key)} />,
    }))
  const acts: TableField<Row> = {
    id: 'acts',
    header: <VisuallyHidden>{text('resources.acts')}</VisuallyHidden>,
    className: styles.acts,
    cell: (row) => <RowMenu row={row} title={titleOf(row)} />,
  }
  const hasState = resource.life === 'published' && isColumnShown(view, 'state')
  return (
    <DataTable
      className={styles.table}
      fields={[...(canChoose ? [choice] : []), name, ...(hasState ? [state] : []), ...columns, acts]}
      rows={rows}
      keyOf={({ id }) => id}
      rowProps={({ id }) => ({ 'data-chosen': selection.has(id) || undefined })}
    />
  )
}
