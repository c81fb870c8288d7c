import { useSearchParams } from 'react-router-dom'
import { hasHours } from '#domain/opening-hours/hours-of-day.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { DAY } from '#admin/hours/hours-address.ts'
import { hoursOf, shownHours, useHoursForm, type HoursForm, type Range, type WeekDay } from '#admin/hours/hours-form.ts'
import cards from '#admin/hours/hours.module.css'
import { useHoursText } from '#admin/hours/texts/use-hours-text.ts'
import { DayRow } from './DayRow.tsx'
import { scaleOf, ticksOf } from './DayBars.tsx'
import styles from './week.module.css'

const WEEKEND: readonly WeekDay[] = ['SATURDAY', 'SUNDAY']

type Days = HoursForm['days']

const targets = {
  all: () => true,
  open: ({ ranges }: Days[number]) => ranges.length > 0,
  work: ({ day }: Days[number]) => !WEEKEND.includes(day),
} as const

/** « La semaine »: seven days with their hours. Enter saves the day that is typed. */
export function WeekCard({ session }: { readonly session: ItemSession }) {
  const text = useHoursText()
  const { may } = useResource()
  const form = useHoursForm(session)
  const { days } = form
  const [address] = useSearchParams()
  const scale = scaleOf(days)
  const write = (next: Days) => session.store.set('/days', next)
  const change = (day: WeekDay, ranges: readonly Range[]) =>
    write(hoursOf(session).days.map((each) => (each.day === day ? { day, ranges: [...ranges] } : each)))
  const copy = (ranges: readonly Range[], to: keyof typeof targets) =>
    write(hoursOf(session).days.map((each) => (targets[to](each) ? { ...each, ranges: [...ranges] } : each)))
  return (
    <section className={cards.card} aria-labelledby="hours-week">
      <div className={cards.cardHead}>
        <h2 id="hours-week">{text('hours.week')}</h2>
        {may('write') && <p>{text('hours.typing')}</p>}
      </div>
      <div className={styles.scale} aria-hidden="true">
        {ticksOf(scale).map((hour) => (
          <span key={hour}>{`${hour > 24 ? hour - 24 : hour}\u00a0h`}</span>
        ))}
      </div>
      {!hasHours(shownHours(form)) && <p className={styles.none}>{text('hours.none')}</p>}
      {days.map(({ day, ranges }) => (
        <DayRow
          key={day}
          {...{ day, ranges, scale, mayWrite: may('write'), isAsked: address.get(DAY) === day }}
          onChange={(next) => change(day, next)}
          onSave={() => void session.save()}
          onCopy={(to) => copy(ranges, to)}
        />
      ))}
    </section>
  )
}
