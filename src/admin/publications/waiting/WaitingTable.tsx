import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { keyOf, type Plan, type Waiting } from '#admin/publications/publication-types.ts'
import styles from '#admin/publications/publications.module.css'
import { usePanelText, type PanelKey } from '#admin/texts/use-panel-text.ts'
import { PlannedRows } from './PlannedRows.tsx'
import { WaitingRow } from './WaitingRow.tsx'

const groups: readonly { readonly title: PanelKey; readonly kinds: readonly Waiting['kind'][] }[] = [
  { title: 'panel.publish.group.pages', kinds: ['page', 'menu'] },
  { title: 'panel.publish.group.shells', kinds: ['shell'] },
  { title: 'panel.publish.group.sections', kinds: ['section'] },
  { title: 'panel.publish.group.items', kinds: ['item'] },
]

interface WaitingTableProps {
  readonly documents: readonly Waiting[]
  readonly plans: readonly Plan[]
  readonly chosen: ReadonlySet<string>
  readonly current: string | null
  readonly onChoose: (keys: readonly string[], isOn: boolean) => void
  readonly onCurrent: (key: string) => void
}

/** The documents that wait, by groups. The box of the head chooses all or none. */
export function WaitingTable({ documents, plans, chosen, current, onChoose, onCurrent }: WaitingTableProps) {
  const text = usePanelText()
  const all = documents.map(keyOf)
  const isAll = all.length > 0 && all.every((key) => chosen.has(key))
  const chooseAll = (isOn: boolean) => onChoose(all, isOn)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.check}>
            <Checkbox
              label={<VisuallyHidden>{text('panel.publish.chooseAll')}</VisuallyHidden>}
              checked={isAll}
              isMixed={!isAll && chosen.size > 0}
              onChange={(event) => chooseAll(event.currentTarget.checked)}
            />
          </th>
          <th scope="col">{text('panel.publish.screen')}</th>
          <th scope="col">{text('panel.publish.changes')}</th>
          <th scope="col">{text('panel.list.state')}</th>
          <th scope="col">{text('panel.publish.by')}</th>
        </tr>
      </thead>
      {groups.map(({ title, kinds }) => {
        const rows = documents.filter(({ kind }) => kinds.includes(kind))
        if (rows.length === 0) return null
        return (
          <tbody key={title}>
            <tr className={styles.group}>
              <th colSpan={5} scope="rowgroup">
                <span>{text(title)}</span> <span className={styles.number}>{rows.length}</span>
              </th>
            </tr>
            {rows.map((document) => {
              const key = keyOf(document)
              return (
                <WaitingRow
                  key={key}
                  document={document}
                  isChosen={chosen.has(key)}
                  isCurrent={current === key}
                  onChoose={() => onChoose([key], !chosen.has(key))}
                  onFocus={() => onCurrent(key)}
                />
              )
            })}
          </tbody>
        )
      })}
      <PlannedRows plans={plans} />
    </table>
  )
}
