import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Kbd } from '#kit/text/Kbd.tsx'
import { useAddressQuery } from '#admin/lists/use-address-query.ts'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import styles from './inbox.module.css'
import { readPlace, writePlace, type InboxPlace } from './inbox-view.ts'
import { InboxHead } from './list/InboxHead.tsx'
import { InboxList } from './list/InboxList.tsx'
import { useInboxKeys } from './list/use-inbox-keys.ts'
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
  useInboxKeys({ list, search, open, onOpen: (id) => go({ open: id }, { isStep: open === null }) })
  return (
    <div className={styles.inbox} data-open={open !== null || undefined}>
      {(!isNarrow || open === null) && (
        <section className={styles.column} aria-label={text('inbox.list')}>
          <InboxHead place={place} onGo={go} search={search} />
          <InboxList rows={rows} place={place} onGo={go} list={list} />
          <Foot />
        </section>
      )}
      {open !== null && <Work key={open} id={open} acts={acts} onBack={() => go({ open: null })} onDone={openNext} />}
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
