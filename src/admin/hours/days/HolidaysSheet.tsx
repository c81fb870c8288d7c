import { useState } from 'react'
import { holidaysFrom } from '#domain/opening-hours/named-holidays.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Sheet } from '#kit/overlays/Sheet.tsx'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { hoursOf, type HoursForm } from '#admin/hours/hours-form.ts'
import { weekDayOf, writeDay, writeRanges } from '#admin/hours/hours-words.ts'
import cards from '#admin/hours/hours.module.css'
import { useHoursText } from '#admin/hours/texts/use-hours-text.ts'
import { withDays } from './special-days.ts'

interface HolidaysSheetProps {
  readonly session: ItemSession
  readonly today: string
  readonly onClose: () => void
}

const usualRanges = ({ days }: HoursForm, date: string) => days.find(({ day }) => day === weekDayOf(date))?.ranges ?? []

/** The holidays of France for a year: those that are chosen are closed. */
export function HolidaysSheet({ session, today, onClose }: HolidaysSheetProps) {
  const text = useHoursText()
  const { start } = usePanel()
  const form = hoursOf(session)
  const holidays = holidaysFrom(today)
  const decided = (date: string) => form.exceptions.find((each) => each.date === date)
  const left = holidays.filter(({ date }) => !decided(date))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(left.map(({ date }) => date)))
  const toggle = (date: string, isOn: boolean) => setChosen(new Set(isOn ? [...chosen, date] : [...chosen].filter((each) => each !== date)))
  const close = () => {
    const locale = start.locales[0] ?? ''
    const added = left.filter(({ date }) => chosen.has(date)).map(({ date, name }) => ({ date, ranges: [], labels: { [locale]: name } }))
    session.store.set('/exceptions', withDays(form.exceptions, added, today))
    void session.save()
    onClose()
  }
  return (
    <Sheet isOpen onClose={onClose} title={text('hours.holidays.title')} isFlush>
      <div className={cards.form}>
        <div className={cards.fields}>
          <p className={cards.help}>{text('hours.holidays.lead')}</p>
          {holidays.map(({ date, name }) => {
            const known = decided(date)
            const help = known
              ? text('hours.holidays.known', { hours: writeRanges(known.ranges) })
              : text('hours.holidays.usual', { hours: writeRanges(usualRanges(form, date)) })
            return (
              <Checkbox
                key={date}
                label={`${writeDay(date)}, ${name}`}
                help={help}
                disabled={known !== undefined}
                checked={known ? known.ranges.length === 0 : chosen.has(date)}
                onChange={({ currentTarget }) => toggle(date, currentTarget.checked)}
              />
            )
          })}
        </div>
        <div className={cards.foot} data-keep-clear="">
          <Button variant="subtle" onClick={onClose}>
            {text('hours.back.out')}
          </Button>
          <Button variant="primary" refusal={chosen.size === 0 && text('hours.holidays.none')} onClick={close}>
            {text('hours.holidays.close', { count: chosen.size })}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
