import { Link } from 'react-router-dom'
import type { InboxRow } from '#schemas/admin/inbox/inbox-shapes.ts'
import { isOpenInboxState } from '#domain/inbox/inbox-states.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { Avatar } from '#kit/text/Avatar.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { writePlace, type InboxPlace } from '../inbox-view.ts'
import { nameOf, subjectOf } from '../texts/item-words.ts'
import { useInboxText } from '../texts/use-inbox-text.ts'
import styles from './rows.module.css'
import { DueTag, StateTag } from './Tags.tsx'

/** One message of the list: the whole row opens it. */
export function RowOfInbox({ row, place }: { readonly row: InboxRow; readonly place: InboxPlace }) {
  const text = useInboxText()
  const isOpen = place.open === row.id
  const isDue = row.dueOn !== null && isOpenInboxState(row.state)
  return (
    <li className={styles.row} data-new={row.state === 'NEW' || undefined}>
      <Link
        to={{ search: writePlace({ ...place, open: row.id }).toString() }}
        state={{ isToReply: true }}
        className={styles.link}
        data-row={row.id}
        {...(isOpen && { 'aria-current': 'true' })}
      >
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
      </Link>
    </li>
  )
}
