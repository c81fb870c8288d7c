import { useEffect, useRef, type RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Kbd } from '#kit/text/Kbd.tsx'
import { useAddressQuery } from '#admin/lists/use-address-query.ts'
import { usePanel } from '#admin/panel-context.ts'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import styles from './inbox.module.css'
import { readPlace, writePlace, type InboxPlace } from './inbox-view.ts'
import { InboxHead } from './list/InboxHead.tsx'
import { InboxList } from './list/InboxList.tsx'
import { useInboxKeys } from './list/use-inbox-keys.ts'
import { InboxSelection } from './many/InboxSelection.tsx'
import { useChosen, type Chosen } from './many/use-chosen.ts'
import { useManyKeys } from './many/use-many-keys.ts'
import { nextItem } from './next-item.ts'
import { InboxTexts } from './texts/InboxTexts.tsx'
import { useInboxText } from './texts/use-inbox-text.ts'
import { useInboxRows } from './use-inbox.ts'
import { useInboxActs } from './use-inbox-acts.ts'
import { Work } from './work/Work.tsx'

function NothingOpen() {
  const text = useInboxText()
  return (
    <div className={styles.nothing}>
      <EmptyState icon="inbox" title={text('inbox.choose')}>
        <p>{text('inbox.chooseText')}</p>
      </EmptyState>
    </div>
  )
}

function Foot() {
  return (
    <footer className={styles.foot}>
      <p>
        <FormattedMessage id="inbox.keys" values={{ k: (key) => <Kbd>{key.map(String).join('')}</Kbd> }} />
      </p>
    </footer>
  )
}

/** The address of the inbox, read and changed. */
function useInboxPlace() {
  const [query, changeQuery] = useAddressQuery()
  const place = readPlace(query)
  /** Another view or filter is the same place of the way back; an item that opens is a step. */
  const go = (changed: Partial<InboxPlace>, { isStep = false } = {}) =>
    changeQuery((former) => writePlace({ ...readPlace(former), ...changed }), { replace: !isStep })
  /** Opens the item after one that is done, unless the person has left that meanwhile. */
  const goOn = (done: number, ids: readonly number[]) =>
    changeQuery(
      (former) => {
        const now = readPlace(former)
        return now.open === done ? writePlace({ ...now, open: nextItem(ids, done) }) : former
      },
      { replace: true, state: { isToReply: true } },
    )
  return { place, go, goOn }
}

interface ColumnProps {
  readonly place: InboxPlace
  readonly go: ReturnType<typeof useInboxPlace>['go']
  readonly rows: ReturnType<typeof useInboxRows>
  readonly list: RefObject<HTMLDivElement | null>
  readonly chosen: Chosen
}

/** The column of the list, with the acts on chosen messages in the place of the search. */
function Column({ place, go, rows, list, chosen }: ColumnProps) {
  const text = useInboxText()
  const mayWrite = usePanel().start.rights.includes('inbox.write')
  const search = useRef<HTMLInputElement>(null)
  const { selection } = chosen
  const { items, total, hasMore } = rows.data ?? { items: [], total: 0, hasMore: false }
  const onChoose = (id: number, isRange: boolean) => {
    const row = items.find((each) => each.id === id)
    if (row && mayWrite) selection.press(row, isRange)
  }
  useInboxKeys({ list, search, open: place.open, onChoose, onOpen: (id) => go({ open: id }, { isStep: place.open === null }) })
  const bar = <InboxSelection chosen={chosen} view={place.view} {...{ total, hasMore }} />
  return (
    <section className={styles.column} aria-label={text('inbox.list')}>
      <InboxHead place={place} onGo={go} search={search} selection={selection.items.length > 0 ? bar : null} />
      <InboxList rows={rows} place={place} onGo={go} list={list} selection={mayWrite ? selection : null} />
      <Foot />
    </section>
  )
}

function Inbox() {
  const text = useInboxText()
  useScreenTitle(text('inbox.title'))
  const { place, go, goOn } = useInboxPlace()
  const isNarrow = useIsNarrow()
  const rows = useInboxRows(place)
  const acts = useInboxActs()
  const list = useRef<HTMLDivElement>(null)
  const items = rows.data?.items ?? []
  const ids = items.map(({ id }) => id)
  const { open } = place
  // The list stays as it was seen: the next item is known before the open one leaves it.
  const seen = useRef(ids)
  useEffect(() => {
    if (open === null || ids.includes(open)) seen.current = ids
  })
  const openNext = (done: number) => goOn(done, seen.current)
  const onDone = (done: ReadonlySet<number>) => {
    if (open !== null && done.has(open)) go({ open: null })
    // The button that was pressed has gone with its bar.
    list.current?.focus()
  }
  const chosen = useChosen({ place, rows: items, onDone })
  useManyKeys(chosen, place.view)
  const isChoosing = chosen.selection.items.length > 0
  return (
    <div className={styles.inbox} data-open={open !== null || undefined}>
      {(!isNarrow || open === null) && <Column {...{ place, go, rows, list, chosen }} />}
      {open !== null && (
        <Work key={open} id={open} acts={acts} isChoosing={isChoosing} onBack={() => go({ open: null })} onDone={openNext} />
      )}
      {open === null && !isNarrow && ids.length > 0 && <NothingOpen />}
    </div>
  )
}

/** The screen of the messages: the list and the open message side by side, one after the other on a phone. */
export function InboxScreen() {
  return (
    <InboxTexts>
      <Inbox />
    </InboxTexts>
  )
}
