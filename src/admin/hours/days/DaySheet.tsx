import { useState, type FormEvent } from 'react'
import { MAX_CLOSURE_DAYS } from '#schemas/hours/opening-ranges.ts'
import { readTypedHours } from '#domain/opening-hours/typed-hours.ts'
import { readTypedPeriod } from '#domain/opening-hours/typed-period.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Sheet } from '#kit/overlays/Sheet.tsx'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { hoursOf, type SpecialDay } from '#admin/hours/hours-form.ts'
import { capital, namePeriod, writeDay, writeRanges } from '#admin/hours/hours-words.ts'
import cards from '#admin/hours/hours.module.css'
import { useHoursText } from '#admin/hours/texts/use-hours-text.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { daysOf, MAX_SPECIAL, withDays } from './special-days.ts'

interface DaySheetProps {
  readonly session: ItemSession
  readonly today: string
  readonly edited: SpecialDay | 'new'
  readonly onClose: () => void
}

const LABEL_LENGTH = 80

const startOf = (edited: SpecialDay | 'new') =>
  edited === 'new'
    ? { former: null, when: '', hours: '', labels: {} }
    : { former: edited, when: writeDay(edited.date), hours: writeRanges(edited.ranges), labels: edited.labels }

const filledOf = (labels: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).filter(([, label]) => label.trim() !== ''))

function useDay({ session, today, edited, onClose }: DaySheetProps) {
  const text = useHoursText()
  const first = startOf(edited)
  const [when, setWhen] = useState(first.when)
  const [hours, setHours] = useState(first.hours)
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>(first.labels)
  const [isChecked, setIsChecked] = useState(false)
  const { former } = first
  const period = former && when === first.when ? { from: former.date, to: former.date } : readTypedPeriod(when, today)
  const read = readTypedHours(hours)
  const others = hoursOf(session).exceptions.filter(({ date }) => date !== former?.date)
  const ranges = 'fault' in read ? [] : read.ranges
  const days = 'fault' in period ? [] : withDays(others, daysOf(period, { ranges, labels: filledOf(labels) }), today)
  const whenFault =
    'fault' in period
      ? text(`hours.period.${period.fault}`, { max: MAX_CLOSURE_DAYS })
      : days.length > MAX_SPECIAL && text('hours.days.tooMany', { most: MAX_SPECIAL })
  const hoursFault = 'fault' in read && text(`hours.fault.${read.fault}`)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (whenFault !== false || hoursFault !== false) return
    session.store.set('/exceptions', days)
    void session.save()
    onClose()
  }
  return {
    when,
    setWhen,
    hours,
    setHours,
    labels,
    setLabels,
    isChecked,
    period,
    read,
    faults: { when: whenFault, hours: hoursFault },
    save,
  }
}

/** The form of days that differ from the week: when, their hours, and their name in each language. */
export function DaySheet(props: DaySheetProps) {
  const text = useHoursText()
  const { start } = usePanel()
  const { when, setWhen, hours, setHours, labels, setLabels, isChecked, period, read, faults, save } = useDay(props)
  const isOne = start.locales.length === 1
  return (
    <Sheet isOpen onClose={props.onClose} title={text(props.edited === 'new' ? 'hours.day.new' : 'hours.day.change')} isFlush>
      <form className={cards.form} onSubmit={save} noValidate>
        <div className={cards.fields}>
          <TextField
            data-autofocus
            label={text('hours.day.when')}
            help={'fault' in period ? text('hours.day.whenHelp') : text('hours.reads', { words: namePeriod(period.from, period.to) })}
            autoComplete="off"
            value={when}
            onChange={({ currentTarget }) => setWhen(currentTarget.value)}
            error={isChecked && faults.when}
          />
          <TextField
            label={text('hours.day.hours')}
            help={'fault' in read ? text('hours.day.hoursHelp') : text('hours.reads', { words: writeRanges(read.ranges) })}
            autoComplete="off"
            placeholder={text('hours.closed')}
            value={hours}
            onChange={({ currentTarget }) => setHours(currentTarget.value)}
            error={isChecked && faults.hours}
          />
          {start.locales.map((locale) => (
            <TextField
              key={locale}
              label={
                isOne
                  ? text('hours.day.label')
                  : text('hours.day.labelIn', { language: capital(languageName(locale)).toLocaleLowerCase('fr') })
              }
              help={text('hours.day.labelHelp')}
              isOptional
              maxLength={LABEL_LENGTH}
              value={ownValue(labels, locale) ?? ''}
              onChange={({ currentTarget }) => setLabels({ ...labels, [locale]: currentTarget.value })}
            />
          ))}
        </div>
        <div className={cards.foot} data-keep-clear="">
          <Button variant="subtle" onClick={props.onClose}>
            {text('hours.back.out')}
          </Button>
          <Button type="submit" variant="primary">
            {text('hours.save')}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
