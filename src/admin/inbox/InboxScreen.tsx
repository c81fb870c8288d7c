import { useEffect, useRef, type RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import type { InboxRow } from '#schemas/admin/inbox/inbox-shapes.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Kbd } from '#kit/text/Kbd.tsx'
import { useAddressQuery } from '#admin/lists/use-address-query.ts'
import { usePanel } from '#admin/panel-context.ts'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import styles from './inbox.module.css'
import { readPlace, writePlace, type InboxPlace } from './inbox-view.ts'
import { InboxHead, type GoTo } from './list/InboxHead.tsx'
import { InboxList } from './list/InboxList.tsx'
import { useInboxKeys } from './list/use-inbox-keys.ts'
import { InboxSelection } from './many/InboxSelection.tsx'
import { useChosen } from './many/use-chosen.ts'
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
  const go = (changed: Partial<InboxPlace>, { isStep = false, isToReply = false } = {}) =>
    changeQuery((former) => writePlace({ ...readPlace(former), ...changed }), { replace: !isStep, state: { isToReply } })
  return { place, go }
}

/** The choice of messages and its keys: null where the person may only read. After an act the focus is on the list, as its button has gone. */
function useChoosing(place: InboxPlace, { rows, list, go }: { rows: readonly InboxRow[]; list: RefObject<HTMLElement | null>; go: GoTo }) {
  const mayWrite = usePanel().start.rights.includes('inbox.write')
  const onDone = (ids: ReadonlySet<number>) => {
    if (place.open !== null && ids.has(place.open)) go({ open: null })
    list.current?.focus()
  }
  const chosen = useChosen({ place, rows, onDone })
  useManyKeys(chosen, place.view)
  const onChoose = (id: number, isRange: boolean) => {
    const row = rows.find((each) => each.id === id)
    if (row && mayWrite) chosen.selection.press(row, isRange)
  }
  return { chosen, onChoose, selection: mayWrite ? chosen.selection : null, isChoosing: chosen.selection.items.length > 0 }
}

function Inbox() {
  const text = useInboxText()
  useScreenTitle(text('inbox.title'))
  const { place, go } = useInboxPlace()
  const isNarrow = useIsNarrow()
  const rows = useInboxRows(place)
  const acts = useInboxActs()
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const ids = rows.data?.items.map(({ id }) => id) ?? []
  const { open } = place
  // The list stays as it was seen: the next item is known before the open one leaves it.
  const seen = useRef(ids)
  useEffect(() => {
    if (open === null || ids.includes(open)) seen.current = ids
  })
  const openNext = (done: number) => go({ open: nextItem(seen.current, done) }, { isToReply: true })
  const { chosen, onChoose, selection, isChoosing } = useChoosing(place, { rows: rows.data?.items ?? [], list, go })
  useInboxKeys({ list, search, open, onChoose, onOpen: (id) => go({ open: id }, { isStep: open === null }) })
  const { total = 0, hasMore = false } = rows.data ?? {}
  const bar = isChoosing && <InboxSelection chosen={chosen} view={place.view} {...{ total, hasMore }} />
  return (
    <div className={styles.inbox} data-open={open !== null || undefined}>
      {(!isNarrow || open === null) && (
        <section className={styles.column} aria-label={text('inbox.list')}>
          <InboxHead place={place} onGo={go} search={search} selection={bar || null} />
          <InboxList rows={rows} place={place} onGo={go} list={list} selection={selection} />
          <Foot />
        </section>
      )}
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
