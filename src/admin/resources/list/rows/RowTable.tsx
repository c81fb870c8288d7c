import { Link } from 'react-router-dom'
import type { ColumnDescription } from '#schemas/admin/resources/resource-description.ts'
import { classNames } from '#kit/class-names.ts'
import { isRange } from '#admin/lists/is-range.ts'
import tableStyles from '#admin/lists/table.module.css'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { ItemState } from '#admin/resources/ItemState.tsx'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { isColumnShown, orderFields, orderOf, writeView, type ListView } from '#admin/resources/list/list-view.ts'
import { rowParts, rowTitle, type RowParts, type Row } from '#admin/resources/list/row-parts.ts'
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

/** The head of a column. */
function Head({ column: { key, kind, label }, view }: { readonly column: ColumnDescription; readonly view: ListView }) {
  const { resource } = useResource()
  const now = orderOf(view, resource)
  const sort = now.name === key ? { 'aria-sort': sorts[now.direction] } : {}
  return (
    <th scope="col" className={styles[`col-${kind}`]} {...sort}>
      {orderFields(resource).includes(key) ? <SortLink name={key} label={label.fr} view={view} /> : label.fr}
    </th>
  )
}

interface RowProps {
  readonly row: Row
  readonly parts: RowParts
  readonly hasState: boolean
  readonly selection: Selection<Row>
  readonly canChoose: boolean
}

function TableRow({ row, parts, hasState, selection, canChoose }: RowProps) {
  const text = useResourceText()
  const title = rowTitle(row, parts) || text('resources.untitled')
  const isChosen = selection.has(row.id)
  return (
    <tr data-chosen={isChosen || undefined}>
      {canChoose && (
        <td className={styles.check}>
          <Checkbox
            label={<VisuallyHidden>{text('resources.choose', { title })}</VisuallyHidden>}
            checked={isChosen}
            onChange={(event) => selection.press(row, isRange(event))}
          />
        </td>
      )}
      <th scope="row">
        <div className={styles.name}>
          {parts.image && <RowImage value={ownValue(row, parts.image.key)} />}
          <RowTitle row={row} />
        </div>
      </th>
      {hasState && (
        <td className={styles['col-state']}>
          <ItemState state={row.state} publishedAt={row['publishedAt']} />
        </td>
      )}
      {parts.columns.map((column) => (
        <td key={column.key} className={styles[`col-${column.kind}`]}>
          <Cell column={column} value={ownValue(row, column.key)} />
        </td>
      ))}
      <td className={styles.acts}>
        <RowMenu row={row} title={title} />
      </td>
    </tr>
  )
}

/** The items as a table, its columns from the declaration. The box of the head chooses the page. */
export function RowTable({ rows, view, selection, canChoose }: RowTableProps) {
  const text = useResourceText()
  const { resource } = useResource()
  const all = rowParts(resource)
  const parts = { ...all, columns: all.columns.filter(({ key }) => isColumnShown(view, key)) }
  const hasState = resource.life === 'published' && isColumnShown(view, 'state')
  const chosen = rows.filter(({ id }) => selection.has(id)).length
  return (
    <table className={classNames(tableStyles.table, styles.table)}>
      <thead>
        <tr>
          {canChoose && (
            <th scope="col" className={styles.check}>
              <Checkbox
                label={<VisuallyHidden>{text('resources.choosePage')}</VisuallyHidden>}
                checked={rows.length > 0 && chosen === rows.length}
                isMixed={chosen > 0 && chosen < rows.length}
                onChange={(event) => selection.choose(rows, event.currentTarget.checked)}
              />
            </th>
          )}
          {parts.title && <Head column={parts.title} view={view} />}
          {hasState && (
            <th scope="col" className={styles['col-state']}>
              {text('resources.state')}
            </th>
          )}
          {parts.columns.map((column) => (
            <Head key={column.key} column={column} view={view} />
          ))}
          <th scope="col" className={styles.acts}>
            <VisuallyHidden>{text('resources.acts')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.id} {...{ row, parts, hasState, selection, canChoose }} />
        ))}
      </tbody>
    </table>
  )
}
