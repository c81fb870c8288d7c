import { Link } from 'react-router-dom'
import type { InboxRow } from '#schemas/admin/inbox/inbox-shapes.ts'
import { isOpenInboxState } from '#domain/inbox/inbox-states.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { Avatar } from '#kit/text/Avatar.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { isRange } from '#admin/lists/is-range.ts'
import { useLongPress } from '#admin/lists/use-long-press.ts'
import type { Selection } from '#admin/resources/list/use-selection.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { writePlace, type InboxPlace } from '../inbox-view.ts'
import { nameOf, subjectOf } from '../texts/item-words.ts'
import { useInboxText } from '../texts/use-inbox-text.ts'
import styles from './rows.module.css'
import { DueTag, StateTag } from './Tags.tsx'

interface RowProps {
  readonly row: InboxRow
  readonly place: InboxPlace
  readonly selection: Selection<InboxRow> | null
}

/** The box by which a message is chosen. */
function RowBox({ row, selection }: { readonly row: InboxRow; readonly selection: Selection<InboxRow> }) {
  const text = useInboxText()
  return (
    <div className={styles.box}>
      <Checkbox
        label={<VisuallyHidden>{text('inbox.many.choose', { name: nameOf(row, text), subject: subjectOf(row, text) })}</VisuallyHidden>}
        checked={selection.has(row.id)}
        onChange={(event) => selection.press(row, isRange(event))}
      />
    </div>
  )
}

/** Words and marks of a message in the list. */
function RowFacts({ row }: Pick<RowProps, 'row'>) {
  const text = useInboxText()
  const isDue = row.dueOn !== null && isOpenInboxState(row.state)
  return (
    <>
      <span className={styles.line}>
        <span className={styles.name}>{nameOf(row, text)}</span>
        {row.fileCount > 0 && (
          <>
            <Icon name="paperclip" size={14} />
            <VisuallyHidden>{text('inbox.files', { count: row.fileCount })}</VisuallyHidden>
          </>
        )}
        <span className={styles.when}>
          <ChangedAt instant={row.receivedAt} />
        </span>
      </span>
      <span className={styles.subject}>{subjectOf(row, text)}</span>
      <span className={styles.line}>
        <span className={styles.excerpt}>{row.excerpt === '' ? text(`inbox.kind.${row.kind}`) : row.excerpt}</span>
        {isDue && row.dueOn !== null ? <DueTag day={row.dueOn} /> : <StateTag state={row.state} />}
        {row.assignee && (
          <>
            <Avatar name={row.assignee.name} />
            <VisuallyHidden>{text('inbox.said.assignee', { who: row.assignee.name })}</VisuallyHidden>
          </>
        )}
      </span>
    </>
  )
}

/** One message of the list: the row opens it, its box or a long press chooses it. */
export function RowOfInbox({ row, place, selection }: RowProps) {
  const press = useLongPress(() => selection?.press(row))
  return (
    <li
      className={styles.row}
      data-new={row.state === 'NEW' || undefined}
      data-chosen={selection?.has(row.id) || undefined}
      {...(selection && press)}
    >
      {selection && <RowBox row={row} selection={selection} />}
      <Link
        to={{ search: writePlace({ ...place, open: row.id }).toString() }}
        state={{ isToReply: true }}
        className={styles.link}
        data-row={row.id}
        {...(place.open === row.id && { 'aria-current': 'true' })}
      >
        <RowFacts row={row} />
      </Link>
    </li>
  )
}
