import type { ReactNode } from 'react'
import { classNames } from '#kit/class-names.ts'
import styles from './data-table.module.css'
import { classOfField, type RowGroup, type TableField } from './table-field.ts'
import { TableRows, type RowParts } from './TableRows.tsx'

/** The rows, in groups or in none. */
type Rows<Row> = { readonly rows: readonly Row[] } | { readonly groups: readonly RowGroup<Row>[] }

/** A table by its fields and rows. */
export type DataTableProps<Row> = Rows<Row> &
  RowParts<Row> & {
    readonly label?: string
    readonly caption?: ReactNode
    readonly className?: string | undefined
    /** True for a table whose look is that of its screen alone. */
    readonly isPlain?: boolean
    /** The number of all rows with the head, where not all are drawn. */
    readonly rowCount?: number
    /** Stands in the place of a table without rows. */
    readonly empty?: ReactNode
  }

function Head<Row>({ field }: { readonly field: TableField<Row> }) {
  const { header, sorted } = field
  if (header === undefined) return <td className={classOfField(field)} />
  return (
    <th scope="col" className={classOfField(field)} aria-sort={sorted}>
      {header}
    </th>
  )
}

/** A table that is drawn from the fields of its rows. */
export function DataTable<Row>({ label, caption, className, isPlain = false, rowCount, empty, ...content }: DataTableProps<Row>) {
  const { fields, keyOf, rowProps, around } = content
  const groups = ('groups' in content ? content.groups : [{ id: 'all', rows: content.rows }]).filter(({ rows }) => rows.length > 0)
  if (groups.length === 0 && empty !== undefined) return empty
  return (
    <table className={classNames(!isPlain && styles.table, className) || undefined} aria-label={label} aria-rowcount={rowCount}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {fields.map((field) => (
            <Head key={field.id} field={field} />
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <TableRows key={group.id} {...{ group, fields, keyOf }} {...(rowProps && { rowProps })} {...(around && { around })} />
      ))}
    </table>
  )
}
