import { Link } from 'react-router-dom'
import type { Today } from '#schemas/admin/today/today-shapes.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { DAY, HOURS } from '#admin/hours/hours-address.ts'
import { weekDayOf, writeRanges } from '#admin/hours/hours-words.ts'
import { usePanel } from '#admin/panel-context.ts'
import { maySave } from '#admin/resources/may-save.ts'
import { frenchDay } from '#admin/texts/describe-instant.ts'
import styles from './today.module.css'
import { useTodayText } from './use-today-text.ts'

const month = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'short' })
const weekday = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', weekday: 'short' })

function Leaf({ day }: Pick<Today, 'day'>) {
  const instant = Date.parse(`${day}T00:00:00Z`)
  return (
    <span className={styles.leaf} aria-hidden>
      <span>{month.format(instant)}</span>
      <b>{Number(day.slice(8))}</b>
    </span>
  )
}

interface HoursCardProps extends Pick<Today, 'day'> {
  readonly hours: NonNullable<Today['hours']>
}

/** The hours of today with the way to change them, and the next day that is closed. */
export function HoursCard({ day, hours }: HoursCardProps) {
  const text = useTodayText()
  const { rights } = usePanel().start
  const { ranges, label, closed } = hours
  const closedAt = closed === null ? null : Date.parse(`${closed.day}T12:00:00Z`)
  return (
    <section className={styles.card} aria-labelledby="today-hours">
      <div className={styles.hours}>
        <Leaf day={day} />
        <div>
          <h3 id="today-hours">{text(ranges.length > 0 ? 'today.hours.open' : 'today.hours.closed')}</h3>
          {ranges.map((range) => (
            <p key={range.open}>{writeRanges([range])}</p>
          ))}
          {label !== null && <p>{label}</p>}
        </div>
        {maySave(rights) && (
          <Link to={`${HOURS}?${DAY}=${weekDayOf(day)}`} aria-label={text('today.hours.changeName')}>
            {text('today.hours.change')}
          </Link>
        )}
      </div>
      {closedAt !== null && (
        <p className={styles.closed}>
          <Icon name="calendar" />
          <span>
            {text('today.hours.next', {
              day: `${weekday.format(closedAt)} ${frenchDay(closedAt, systemClock())}`,
              label: closed?.label ?? 'none',
            })}
          </span>
        </p>
      )}
    </section>
  )
}
