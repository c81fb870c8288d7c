import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { isOvernight } from '#schemas/hours/opening-ranges.ts'
import { readTypedHours } from '#domain/opening-hours/typed-hours.ts'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { Kbd } from '#kit/text/Kbd.tsx'
import type { Range, WeekDay } from '#admin/hours/hours-form.ts'
import { capital, dayNames, writeRanges } from '#admin/hours/hours-words.ts'
import { useHoursText } from '#admin/hours/texts/use-hours-text.ts'
import { DayBars, type Scale } from './DayBars.tsx'
import styles from './week.module.css'

interface DayRowProps {
  readonly day: WeekDay
  readonly ranges: readonly Range[]
  readonly scale: Scale
  readonly mayWrite: boolean
  /** The day is asked for by the address: its field has the focus. */
  readonly isAsked: boolean
  readonly onChange: (ranges: readonly Range[]) => void
  readonly onSave: () => void
  readonly onCopy: (to: 'all' | 'open' | 'work') => void
}

/** The hours of a day as they are typed. A text that cannot be read stays beside its fault and changes nothing. */
function useTyped({ ranges, onChange, onSave }: Pick<DayRowProps, 'onChange' | 'onSave' | 'ranges'>) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? { ranges } : readTypedHours(typed)
  const keep = () => {
    if ('fault' in read) return
    setTyped(null)
    if (typed !== null) onChange(read.ranges)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      setTyped(null)
    }
    if (event.key !== 'Enter' || 'fault' in read) return
    event.preventDefault()
    keep()
    onSave()
  }
  return { typed, setTyped, read, keep, onKeyDown }
}

function ReadAs({ ranges }: { readonly ranges: readonly Range[] }) {
  const text = useHoursText()
  return (
    <span className={styles.read}>
      <span>{text(ranges.some(isOvernight) ? 'hours.readAs.night' : 'hours.readAs')}</span> <b>{writeRanges(ranges)}</b>{' '}
      <span className={styles.keys} aria-hidden="true">
        <Kbd>⏎</Kbd> {text('hours.key.save')} <Kbd>Échap</Kbd> {text('hours.key.back')}
      </span>
    </span>
  )
}

function HoursField({ day, isAsked, ...props }: Omit<DayRowProps, 'mayWrite' | 'onCopy' | 'scale'>) {
  const text = useHoursText()
  const field = useRef<HTMLInputElement>(null)
  const { typed, setTyped, read, keep, onKeyDown } = useTyped(props)
  useEffect(() => {
    if (isAsked) field.current?.focus()
  }, [isAsked])
  return (
    <TextField
      ref={field}
      label={text('hours.of', { day: dayNames[day] })}
      isLabelHidden
      autoComplete="off"
      value={typed ?? writeRanges(props.ranges)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={keep}
      onKeyDown={onKeyDown}
      help={typed !== null && 'ranges' in read ? <ReadAs ranges={read.ranges} /> : undefined}
      error={'fault' in read ? text(`hours.fault.${read.fault}`) : undefined}
    />
  )
}

/** A day of the week: its hours, typed as they are said, and their bars. */
export function DayRow({ mayWrite, scale, onCopy, ...props }: DayRowProps) {
  const text = useHoursText()
  const { day, ranges } = props
  const copies = [
    { label: text('hours.copy.open'), onAct: () => onCopy('open') },
    { label: text('hours.copy.work'), onAct: () => onCopy('work') },
    { label: text('hours.copy.all'), onAct: () => onCopy('all') },
  ]
  return (
    <div className={styles.row} role="group" aria-label={capital(dayNames[day])}>
      <span className={styles.day}>{capital(dayNames[day])}</span>
      <div className={styles.field}>{mayWrite ? <HoursField {...props} /> : <p>{writeRanges(ranges)}</p>}</div>
      <DayBars ranges={ranges} scale={scale} />
      {mayWrite && (
        <Menu groups={[{ label: text('hours.copy', { day: dayNames[day] }), acts: copies }]}>
          <IconButton icon="copy" size="medium" label={text('hours.copy', { day: dayNames[day] })} />
        </Menu>
      )}
    </div>
  )
}
