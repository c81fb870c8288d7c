import type { RefObject } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { InboxRow } from '#schemas/admin/inbox/inbox-shapes.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { Pager } from '#admin/lists/Pager.tsx'
import type { Selection } from '#admin/resources/list/use-selection.ts'
import styles from '../inbox.module.css'
import { INBOX_ROWS, isNarrowed, type InboxPlace } from '../inbox-view.ts'
import { useInboxText } from '../texts/use-inbox-text.ts'
import type { GoTo } from './InboxHead.tsx'
import { RowOfInbox } from './RowOfInbox.tsx'

interface ListProps {
  readonly rows: UseQueryResult<AdminCallData['inbox.list']>
  readonly place: InboxPlace
  readonly onGo: GoTo
  readonly list: RefObject<HTMLDivElement | null>
  /** The choice of rows; null where nothing can be done with them. */
  readonly selection: Selection<InboxRow> | null
}

const GREY = [54, 40, 62, 48]

function Waiting() {
  const text = useInboxText()
  return (
    <div role="status" aria-label={text('inbox.loading')}>
      <AfterDelay>
        {GREY.map((width) => (
          <div key={width} className={styles.grey}>
            <Skeleton width={`${width}%`} />
            <Skeleton width={`${width + 20}%`} />
            <Skeleton width="90%" />
          </div>
        ))}
      </AfterDelay>
    </div>
  )
}

/** Says why the list is empty: nothing waits, or nothing fits the filters. */
function Empty({ place, onGo }: Pick<ListProps, 'place' | 'onGo'>) {
  const text = useInboxText()
  if (place.view === 'todo' && !isNarrowed(place))
    return (
      <EmptyState size="small" icon="circle-check" title={text('inbox.empty.todo')}>
        <p>{text('inbox.empty.todoText')}</p>
      </EmptyState>
    )
  const clear = <Button onClick={() => onGo({ kind: null, isMine: false, search: '', page: 1 })}>{text('inbox.clear')}</Button>
  return (
    <EmptyState size="small" title={text('inbox.empty.other')} isAnnounced acts={isNarrowed(place) ? clear : undefined}>
      <p>{text('inbox.empty.otherText')}</p>
    </EmptyState>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const text = useInboxText()
  return (
    <EmptyState
      tone="stop"
      size="small"
      isAnnounced
      title={text('inbox.failed')}
      acts={<Button onClick={onRetry}>{text('inbox.retry')}</Button>}
    >
      <p>{text('inbox.failedText')}</p>
    </EmptyState>
  )
}

function Rows({ rows, place, onGo, selection }: Omit<ListProps, 'list'>) {
  if (rows.isError) return <Failed onRetry={() => void rows.refetch()} />
  if (!rows.data) return <Waiting />
  if (rows.data.items.length === 0) return <Empty place={place} onGo={onGo} />
  return (
    <ul className={styles.rows}>
      {rows.data.items.map((row) => (
        <RowOfInbox key={row.id} row={row} place={place} selection={selection} />
      ))}
    </ul>
  )
}

/** The messages that an address shows. */
export function InboxList({ rows, place, onGo, list, selection }: ListProps) {
  const { total, hasMore } = rows.data ?? { total: 0, hasMore: false }
  return (
    <>
      <div ref={list} className={styles.list} tabIndex={-1} aria-busy={rows.isPlaceholderData}>
        <Rows {...{ rows, place, onGo, selection }} />
      </div>
      {total > INBOX_ROWS && (
        <div className={styles.pages}>
          <Pager page={place.page} size={INBOX_ROWS} {...{ total, hasMore }} onPage={(page) => onGo({ page })} />
        </div>
      )}
    </>
  )
}
