import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#kit/class-names.ts'
import styles from './data-table.module.css'

/** A field of the rows: a column of the table. */
export interface TableField<Row> {
  readonly id: string
  /** The words of its head; absent for a column without a subject, like that of the acts. */
  readonly header?: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** True for the field that names its row. */
  readonly isName?: boolean
  /** True for numbers, which stand below each other at the right. */
  readonly isNumber?: boolean
  /** True for cells of one line. */
  readonly isLine?: boolean
  /** How the rows are sorted by the field now. */
  readonly sorted?: 'ascending' | 'descending' | undefined
  /** The narrowest window that shows the field; every window where it is absent. */
  readonly from?: 'tablet' | 'desk'
  /** The class of its head and of its cells. */
  readonly className?: string | undefined
  /** The number of columns that its cell covers in a row; 1 where it is absent. A cell that covers several has no class, and every window shows it. */
  readonly span?: (row: Row) => number
}

/** Rows below a title of their own. */
export interface RowGroup<Row> {
  readonly id: string
  readonly title?: ReactNode
  readonly rows: readonly Row[]
}

/** Attributes of the line of a row. */
export type RowProps = ComponentProps<'tr'> & Readonly<Record<`data-${string}`, string | true | undefined>>

/** The rows, in groups or in none. */
type Rows<Row> = { readonly rows: readonly Row[] } | { readonly groups: readonly RowGroup<Row>[] }

/** A table by its fields and rows. */
export type DataTableProps<Row> = Rows<Row> & {
  readonly fields: readonly TableField<Row>[]
  readonly keyOf: (row: Row) => string | number
  readonly label?: string
  readonly caption?: ReactNode
  readonly rowProps?: (row: Row) => RowProps
  readonly className?: string | undefined
  /** Stands in the place of a table without rows. */
  readonly empty?: ReactNode
}

const classOf = ({ isNumber, isLine, from, className }: TableField<never>) =>
  classNames(isNumber && styles.number, isLine && styles.line, from && styles[from], className) || undefined

function Head<Row>({ field }: { readonly field: TableField<Row> }) {
  const { header, sorted } = field
  if (header === undefined) return <td className={classOf(field)} />
  return (
    <th scope="col" className={classOf(field)} aria-sort={sorted}>
      {header}
    </th>
  )
}

/** The fields that have a cell of their own in a row, with the number of columns it covers. */
function cellsOf<Row>(fields: readonly TableField<Row>[], row: Row) {
  const cells: { readonly field: TableField<Row>; readonly span: number }[] = []
  let next = 0
  for (const [at, field] of fields.entries()) {
    if (at < next) continue
    const span = field.span?.(row) ?? 1
    cells.push({ field, span })
    next = at + span
  }
  return cells
}

function Line<Row>({ row, fields, rowProps }: { readonly row: Row } & Pick<DataTableProps<Row>, 'fields' | 'rowProps'>) {
  return (
    <tr {...rowProps?.(row)}>
      {cellsOf(fields, row).map(({ field, span }) => {
        const place = { ...(span > 1 ? { colSpan: span } : { className: classOf(field) }), children: field.cell(row) }
        return field.isName ? <th key={field.id} scope="row" {...place} /> : <td key={field.id} {...place} />
      })}
    </tr>
  )
}

function Group<Row>({
  group,
  keyOf,
  ...line
}: { readonly group: RowGroup<Row> } & Pick<DataTableProps<Row>, 'fields' | 'keyOf' | 'rowProps'>) {
  return (
    <tbody>
      {group.title !== undefined && (
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={line.fields.length}>
            {group.title}
          </th>
        </tr>
      )}
      {group.rows.map((row) => (
        <Line key={keyOf(row)} row={row} {...line} />
      ))}
    </tbody>
  )
}

/** A table that is drawn from the fields of its rows. */
export function DataTable<Row>({ fields, keyOf, label, caption, rowProps, className, empty, ...content }: DataTableProps<Row>) {
  const groups = ('groups' in content ? content.groups : [{ id: 'all', rows: content.rows }]).filter(({ rows }) => rows.length > 0)
  if (groups.length === 0 && empty !== undefined) return empty
  return (
    <table className={classNames(styles.table, className)} aria-label={label}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {fields.map((field) => (
            <Head key={field.id} field={field} />
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.id} {...{ group, fields, keyOf, rowProps }} />
      ))}
    </table>
  )
}
