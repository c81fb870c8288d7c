import { useRef, useState } from 'react'
import { holidaysFrom } from '#domain/opening-hours/named-holidays.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { useRowFocus } from '#kit/lists/use-row-focus.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { useHoursForm, type SpecialDay } from '#admin/hours/hours-form.ts'
import cards from '#admin/hours/hours.module.css'
import { useHoursText } from '#admin/hours/texts/use-hours-text.ts'
import { DaySheet } from './DaySheet.tsx'
import { HolidaysSheet } from './HolidaysSheet.tsx'
import { linesFrom } from './special-days.ts'
import { SpecialRow } from './SpecialRow.tsx'
import styles from './days.module.css'

interface SpecialDaysProps {
  readonly session: ItemSession
  readonly today: string
  readonly onClosure: (index: number) => void
}

function Holidays({ session, today }: Omit<SpecialDaysProps, 'onClosure'>) {
  const text = useHoursText()
  const { may } = useResource()
  const [isOpen, setIsOpen] = useState(false)
  const { exceptions } = useHoursForm(session)
  const holidays = holidaysFrom(today)
  const decided = holidays.filter(({ date }) => exceptions.some((each) => each.date === date)).length
  return (
    <div className={styles.holidays}>
      <Icon name="calendar" />
      <p>{text('hours.holidays', { decided, left: holidays.length - decided })}</p>
      {may('write') && (
        <Button variant="link" size="small" onClick={() => setIsOpen(true)}>
          {text('hours.holidays.review')}
        </Button>
      )}
      {isOpen && <HolidaysSheet {...{ session, today }} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

/** « Jours particuliers »: days that differ from the week, closures, and the holidays of France. */
export function SpecialDays({ session, today, onClosure }: SpecialDaysProps) {
  const text = useHoursText()
  const { may } = useResource()
  const form = useHoursForm(session)
  const [edited, setEdited] = useState<SpecialDay | 'new' | null>(null)
  const lines = linesFrom(form, today)
  const list = useRef<HTMLUListElement>(null)
  useRowFocus(list)
  return (
    <section className={cards.card} aria-labelledby="hours-days">
      <div className={cards.cardHead}>
        <h2 id="hours-days">{text('hours.days')}</h2>
        {may('write') && (
          <Button variant="link" size="small" onClick={() => setEdited('new')}>
            {text('hours.days.add')}
          </Button>
        )}
      </div>
      {lines.length === 0 && <p className={styles.none}>{text('hours.days.none')}</p>}
      <ul ref={list} className={styles.lines}>
        {lines.map((line) => (
          <SpecialRow
            key={`${line.kind} ${line.from}`}
            {...{ line, form, today, session }}
            onEdit={() => (line.kind === 'day' ? setEdited(line.day) : onClosure(line.index))}
          />
        ))}
      </ul>
      <Holidays {...{ session, today }} />
      {edited !== null && <DaySheet {...{ session, today, edited }} onClose={() => setEdited(null)} />}
    </section>
  )
}
