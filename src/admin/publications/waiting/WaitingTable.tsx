import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { TableField } from '#kit/lists/table-field.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { keyOf, nameOf, type Plan, type Waiting } from '#admin/publications/publication-types.ts'
import styles from '#admin/publications/publications.module.css'
import { usePanelText, type PanelKey } from '#admin/texts/use-panel-text.ts'
import { PlannedChanges, PlannedName, PlannedState, PlannedTitle } from './PlannedCells.tsx'
import { Author, Changes, WaitingName, WaitingState } from './WaitingCells.tsx'

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

/** A line of the table: a document, or a version that is planned. */
type Line = Waiting | Plan

const isPlan = (line: Line): line is Plan => 'plan' in line

/** The boxes that choose: in the head for all, in a line for its document. */
function useChoice({ documents, chosen, onChoose }: Pick<WaitingTableProps, 'documents' | 'chosen' | 'onChoose'>): TableField<Line> {
  const text = usePanelText()
  const all = documents.map(keyOf)
  const isAll = all.length > 0 && all.every((key) => chosen.has(key))
  return {
    id: 'choice',
    className: styles.check,
    header: (
      <Checkbox
        label={<VisuallyHidden>{text('panel.publish.chooseAll')}</VisuallyHidden>}
        checked={isAll}
        isMixed={!isAll && chosen.size > 0}
        onChange={(event) => onChoose(all, event.currentTarget.checked)}
      />
    ),
    cell: (line) =>
      !isPlan(line) && (
        <Checkbox
          label={<VisuallyHidden>{text('panel.publish.choose', { name: nameOf(line, text) })}</VisuallyHidden>}
          checked={chosen.has(keyOf(line))}
          onChange={() => onChoose([keyOf(line)], !chosen.has(keyOf(line)))}
        />
      ),
  }
}

function useFields(): readonly TableField<Line>[] {
  const text = usePanelText()
  return [
    {
      id: 'name',
      header: text('panel.publish.screen'),
      isName: true,
      cell: (line) => (isPlan(line) ? <PlannedName plan={line} /> : <WaitingName document={line} />),
    },
    {
      id: 'changes',
      header: text('panel.publish.changes'),
      className: styles.changes,
      cell: (line) => (isPlan(line) ? <PlannedChanges plan={line} /> : <Changes document={line} />),
    },
    {
      id: 'state',
      header: text('panel.list.state'),
      className: styles.state,
      cell: (line) => (isPlan(line) ? <PlannedState plan={line} /> : <WaitingState document={line} />),
    },
    {
      id: 'author',
      header: text('panel.publish.by'),
      className: styles.author,
      cell: (line) =>
        isPlan(line) ? (
          <Author name={line.savedBy?.name} instant={line.savedAt} />
        ) : (
          <Author name={line.updatedBy?.name} instant={line.updatedAt} />
        ),
    },
  ]
}

/** The documents that wait, by groups, then the planned versions. The box of the head chooses all documents or none. */
export function WaitingTable({ documents, plans, chosen, current, onChoose, onCurrent }: WaitingTableProps) {
  const text = usePanelText()
  const choice = useChoice({ documents, chosen, onChoose })
  const waiting = groups.map(({ title, kinds }) => {
    const rows = documents.filter(({ kind }) => kinds.includes(kind))
    const head = (
      <>
        <span>{text(title)}</span> <span className={styles.number}>{rows.length}</span>
      </>
    )
    return { id: title, title: head, rows }
  })
  return (
    <DataTable
      isPlain
      className={styles.table}
      fields={[choice, ...useFields()]}
      groups={[...waiting, { id: 'planned', title: <PlannedTitle count={plans.length} />, rows: plans }]}
      keyOf={(line: Line) => (isPlan(line) ? `plan ${line.plan}` : keyOf(line))}
      rowProps={(line) =>
        isPlan(line) ? {} : { 'data-current': current === keyOf(line) || undefined, onFocus: () => onCurrent(keyOf(line)) }
      }
    />
  )
}
