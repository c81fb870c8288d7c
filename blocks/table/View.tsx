import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { TableProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { rowsOf, type Row } from './table-rows.ts'
import styles from './View.module.css'

const NOTE = `inline-links ${styles.note}`

/** A table whose rows stand one under the other, each cell with its column's name, where the place is narrow. */
export function View({ id, props }: BlockViewProps<TableProps>) {
  const { body, total } = rowsOf(props)
  const captionId = `${id}-caption`
  const rows = (list: readonly Row[]) =>
    list.map((cells, index) => <TableRow key={index} cells={cells} columns={props.columns} isNamed={props.rowHeaders} />)
  return (
    <BlockFrame>
      {/* A wide table scrolls in its place, and the keyboard must reach it; where nothing scrolls, the loader lets it pass. */}
      <div className={styles.place} role="region" aria-labelledby={captionId} tabIndex={0} data-scrolls="">
        <table className={styles.table}>
          <caption id={captionId} className={props.showCaption ? styles.caption : 'visually-hidden'}>
            {props.caption}
          </caption>
          <thead>
            <tr>
              {props.columns.map(({ label, align }, index) => (
                <th key={index} scope="col" data-align={align}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows(body)}</tbody>
          {total && <tfoot>{rows([total])}</tfoot>}
        </table>
      </div>
      {props.note && <Html as="p" className={NOTE} html={props.note} />}
    </BlockFrame>
  )
}

interface TableRowProps {
  readonly cells: Row
  readonly columns: TableProps['columns']
  readonly isNamed: boolean
}

function TableRow({ cells, columns, isNamed }: TableRowProps) {
  return (
    <tr>
      {cells.map((cell, index) => {
        const column = columns[index]
        const words = <Html as="span" className="inline-links" html={cell} />
        if (index === 0 && isNamed)
          return (
            <th key={index} scope="row" data-align={column?.align}>
              {words}
            </th>
          )
        return (
          <td key={index} data-align={column?.align} data-label={column?.label}>
            {words}
          </td>
        )
      })}
    </tr>
  )
}
