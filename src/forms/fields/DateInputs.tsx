import { useEffect, useId, useRef, useState, type FocusEvent } from 'react'
import { useIntl } from 'react-intl'
import { parisInstant } from '#domain/dates/paris-day.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { FieldNotes, noteAttributes } from '#kit/fields/FieldNotes.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import type { DateField } from '#forms/field-tree.ts'
import styles from '#forms/forms.module.css'
import type { FieldProps } from '#forms/form-context.ts'
import { parisDayAndHour, parseDay, parseHour, writeDay } from '#forms/values/french-date.ts'
import { useZoneHelp } from './ParisTimeField.tsx'
import { useFocusTarget, useRead, useStored, useWords } from './use-field.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The day in full words, so that a slip between day and month is seen; undefined where there is none. */
function useSpelledDay(day: string | null): string | undefined {
  const { formatDate } = useIntl()
  return day === null ? undefined : formatDate(`${day}T12:00:00Z`, { dateStyle: 'full', timeZone: 'UTC' })
}

/** A day, typed in French. A text that is no day stays in the field and does not reach the document. */
export function DateInput(props: FieldProps<DateField>) {
  const text = useFormsText()
  const { help, error, ...words } = useWords(props)
  const [value, set] = useStored(props.pointer)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const ref = useRef<HTMLInputElement>(null)
  const stored = textOf(value)
  const spelled = useSpelledDay(parseDay(stored))
  useEffect(() => {
    if (ref.current && parseDay(ref.current.value) !== stored) ref.current.value = writeDay(stored)
  }, [stored])
  useFocusTarget(props.pointer, () => ref.current?.focus())
  const change = (typed: string) => {
    const day = parseDay(typed)
    setIsUnreadable(day === null && typed.trim() !== '')
    if (day !== null) set(day)
    else if (typed.trim() === '') set(undefined)
  }
  return (
    <TextField
      {...words}
      ref={ref}
      help={spelled ?? help ?? text('forms.date.help')}
      error={isUnreadable ? text('forms.date.unreadable') : error}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={writeDay(stored)}
      onBlur={(event) => change(event.currentTarget.value)}
    />
  )
}

/** Reads a day and an hour as one instant; null where both are empty, half where one of them is. */
function readMoment([typedDay = '', typedHour = '']: readonly string[]): string | null {
  if (typedDay === '' && typedHour === '') return null
  if (typedDay === '' || typedHour === '') return 'half'
  const [day, hour] = [parseDay(typedDay), parseHour(typedHour)]
  return day === null || hour === null ? 'unreadable' : toInstant(parisInstant(day, hour))
}

const faultOf = (read: string | null) => (read === 'unreadable' || read === 'half' ? read : null)

/** A day and an hour in Paris, stored as one instant. Nothing is written until both can be read. */
export function MomentInput(props: FieldProps<DateField>) {
  const text = useFormsText()
  const { label, help, error } = useWords(props)
  const instant = useRead(props.pointer, textOf)
  const [, set] = useStored(props.pointer)
  const first = parisDayAndHour(instant)
  const [fault, setFault] = useState<'unreadable' | 'half' | null>(null)
  const place = useRef<HTMLFieldSetElement>(null)
  const spelled = useSpelledDay(first.day === '' ? null : first.day)
  const zoneHelp = useZoneHelp(spelled ?? help ?? text('forms.moment.help'))
  useFocusTarget(props.pointer, () => place.current?.querySelector('input')?.focus())
  const change = ({ relatedTarget }: FocusEvent) => {
    const inputs = place.current?.querySelectorAll('input') ?? []
    const read = readMoment([...inputs].map((input) => input.value.trim()))
    // A person on the way from the day to the hour is not done yet.
    const isLeft = !place.current?.contains(relatedTarget)
    const found = faultOf(read)
    setFault(found === 'half' && !isLeft ? null : found)
    // Unchanged words leave the instant: an hour that comes twice stays the one that it was.
    if (found === null && (read === null || read !== readMoment([first.day, first.hour]))) set(read ?? undefined)
  }
  const notes = {
    id: useId(),
    error: fault === null ? error : text(`forms.moment.${fault}`),
    help: zoneHelp,
  }
  return (
    <fieldset ref={place} className={styles.group} aria-describedby={noteAttributes(notes)['aria-describedby']}>
      <legend>{label}</legend>
      <div className={styles.acts} key={instant}>
        <TextField label={text('forms.moment.day')} inputMode="numeric" defaultValue={writeDay(first.day)} onBlur={change} />
        <TextField label={text('forms.moment.hour')} inputMode="numeric" defaultValue={first.hour} onBlur={change} />
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  )
}
