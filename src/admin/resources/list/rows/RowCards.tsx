import { isRange } from '#admin/lists/is-range.ts'
import { useLongPress } from '#admin/lists/use-long-press.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { ItemState } from '#admin/resources/ItemState.tsx'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { rowParts, rowTitle, type RowParts, type Row } from '#admin/resources/list/row-parts.ts'
import type { Selection } from '#admin/resources/list/use-selection.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { Cell, RowImage } from './Cell.tsx'
import styles from './rows.module.css'
import { RowMenu } from './RowMenu.tsx'
import { RowTitle } from './RowTitle.tsx'

interface RowCardsProps {
  readonly rows: readonly Row[]
  readonly selection: Selection<Row>
  readonly canChoose: boolean
}

/** The state of an item, its numbers by their names, and its moment. */
function CardFacts({ row, columns }: { readonly row: Row } & Pick<RowParts, 'columns'>) {
  const { resource } = useResource()
  const moment = row.state === 'PLANNED' ? undefined : columns.find(({ kind }) => kind === 'instant')
  return (
    <span className={styles.line}>
      {resource.life === 'published' && <ItemState state={row.state} publishedAt={row['publishedAt']} />}
      {columns
        .filter(({ key, kind }) => ['number', 'money'].includes(kind) && ownValue(row, key) !== null)
        .map((column) => (
          <span key={column.key}>
            <span>{column.label.fr}</span>
            {'\u00a0: '}
            <Cell column={column} value={ownValue(row, column.key)} />
          </span>
        ))}
      {moment && <Cell column={moment} value={ownValue(row, moment.key)} />}
    </span>
  )
}

function Card({ row, selection, canChoose }: { readonly row: Row } & Pick<RowCardsProps, 'selection' | 'canChoose'>) {
  const text = useResourceText()
  const { resource } = useResource()
  const parts = rowParts(resource)
  const title = rowTitle(row, parts) || text('resources.untitled')
  const isChosen = selection.has(row.id)
  const press = useLongPress(() => canChoose && selection.press(row))
  const excerpt = parts.columns.find(({ kind }) => kind === 'text')
  return (
    <li className={styles.card} data-chosen={isChosen || undefined} {...press}>
      {canChoose && selection.items.length > 0 && (
        <Checkbox
          label={<VisuallyHidden>{text('resources.choose', { title })}</VisuallyHidden>}
          checked={isChosen}
          onChange={(event) => selection.press(row, isRange(event))}
        />
      )}
      {parts.image && <RowImage value={ownValue(row, parts.image.key)} />}
      <div className={styles.facts}>
        <RowTitle row={row} />
        {excerpt && (
          <span className={styles.excerpt}>
            <Cell column={excerpt} value={ownValue(row, excerpt.key)} />
          </span>
        )}
        <CardFacts row={row} columns={parts.columns} />
      </div>
      <RowMenu row={row} title={title} />
    </li>
  )
}

/** The items as cards, for a narrow window. A long press chooses one; from then on each has its box. */
export function RowCards({ rows, selection, canChoose }: RowCardsProps) {
  return (
    <ul>
      {rows.map((row) => (
        <Card key={row.id} row={row} selection={selection} canChoose={canChoose} />
      ))}
    </ul>
  )
}
