import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { classNames } from '#kit/class-names.ts'
import { Sheet } from '#kit/overlays/Sheet.tsx'
import { ConflictDialog } from '#admin/resources/edit/ConflictDialog.tsx'
import { useUnsavedGuard } from '#admin/resources/edit/use-unsaved-guard.ts'
import { UnsavedItem } from '#admin/resources/edit/UnsavedItem.tsx'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useSessionState } from '#admin/resources/edit/use-item-session.ts'
import { HistoryPane } from '#admin/resources/history/HistoryPane.tsx'
import { useResource } from '#admin/resources/use-resource.ts'
import headStyles from '#admin/screens/head.module.css'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import { Beside } from './beside/Beside.tsx'
import { NotFollowing } from './beside/NotFollowing.tsx'
import { ClosureSheet } from './closure/ClosureSheet.tsx'
import { SpecialDays } from './days/SpecialDays.tsx'
import { CLOSE } from './hours-address.ts'
import type { ReadHours } from './hours-form.ts'
import cards from './hours.module.css'
import { NotesCard } from './NotesCard.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useHoursText } from './texts/use-hours-text.ts'
import { useHoursSession } from './use-hours-session.ts'
import { WeekCard } from './week/WeekCard.tsx'

function HistoryButton({ session }: { readonly session: ItemSession }) {
  const text = useHoursText()
  const [isOpen, setIsOpen] = useState(false)
  const { item } = useSessionState(session)
  return (
    <>
      <IconButton icon="history" size="medium" label={text('hours.history')} onClick={() => setIsOpen(true)} />
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={text('hours.history')}>
        {item !== null && <HistoryPane id={item.id} version={item.version} session={session} />}
      </Sheet>
    </>
  )
}

/** The work on the opening hours: the week, the days that differ, the closures, and what follows them. */
export function HoursDesk({ read }: { readonly read: ReadHours }) {
  const text = useHoursText()
  const session = useHoursSession(read)
  useUnsavedGuard(session)
  const { may } = useResource()
  const { conflict } = useSessionState(session)
  const [address, setAddress] = useSearchParams()
  const [edited, setEdited] = useState<number | null>(null)
  const isNew = address.has(CLOSE)
  const mayClose = may('write') && (isNew || edited !== null)
  useScreenTitle(text('hours.screen'))
  const leave = () => {
    setEdited(null)
    setAddress((now) => {
      now.delete(CLOSE)
      return now
    })
  }
  return (
    <>
      <header className={classNames(headStyles.head, cards.head)}>
        <h1>{text('hours.screen')}</h1>
        <HistoryButton session={session} />
        {may('write') && (
          <Button icon="calendar" onClick={() => setAddress({ [CLOSE]: '' })}>
            {text('hours.closing')}
          </Button>
        )}
      </header>
      <div className={cards.desk}>
        <div className={cards.main}>
          <UnsavedItem session={session} />
          <NotFollowing {...{ session, read }} />
          <WeekCard session={session} />
          <SpecialDays session={session} today={read.today} onClosure={setEdited} />
          <NotesCard session={session} />
        </div>
        <Beside session={session} read={read} />
      </div>
      {may('write') && <SaveBar session={session} />}
      {mayClose && <ClosureSheet key={edited} {...{ session, read }} index={isNew ? null : edited} onClose={leave} />}
      {conflict !== null && <ConflictDialog session={session} conflict={conflict} />}
    </>
  )
}
