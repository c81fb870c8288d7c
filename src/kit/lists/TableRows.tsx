import { classOfField, type RowGroup, type RowProps, type TableField } from './table-field.ts'

/** The parts of a table that each of its rows needs. */
export interface RowParts<Row> {
  readonly fields: readonly TableField<Row>[]
  readonly keyOf: (row: Row) => string | number
  readonly rowProps?: (row: Row) => RowProps
  /** Heights of the rows before and after that are not drawn, in a list that draws the rows in sight alone. */
  readonly around?: { readonly before: number; readonly after: number }
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

function Line<Row>({ row, fields, rowProps }: { readonly row: Row } & Pick<RowParts<Row>, 'fields' | 'rowProps'>) {
  return (
    <tr {...rowProps?.(row)}>
      {cellsOf(fields, row).map(({ field, span }) => {
        const place = { ...(span > 1 ? { colSpan: span } : { className: classOfField(field) }), children: field.cell(row) }
        return field.isName ? <th key={field.id} scope="row" {...place} /> : <td key={field.id} {...place} />
      })}
    </tr>
  )
}

function Space({ height = 0 }: { readonly height: number | undefined }) {
  return height > 0 && <tr aria-hidden="true" style={{ height }} />
}

/** The rows of a group below its title, in a part of the table of their own. */
export function TableRows<Row>({ group, keyOf, around, ...line }: { readonly group: RowGroup<Row> } & RowParts<Row>) {
  return (
    <tbody>
      {group.title !== undefined && (
        <tr data-group="">
          <th scope="rowgroup" colSpan={line.fields.length}>
            {group.title}
          </th>
        </tr>
      )}
      <Space height={around?.before} />
      {group.rows.map((row) => (
        <Line key={keyOf(row)} row={row} {...line} />
      ))}
      <Space height={around?.after} />
    </tbody>
  )
}
