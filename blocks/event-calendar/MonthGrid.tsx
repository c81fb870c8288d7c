import { eventTimes } from '#i18n/format/event-times.ts'
import { formatDate } from '#i18n/format/format.ts'
import { weekdayNames } from '#i18n/opening-hours.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useItemPath, usePage } from '#renderer/context.ts'
import { isOnDay } from '#renderer/event-days.ts'
import type { EventItem } from '#schemas/api/content/event-item.ts'
import { weeksOf, type CalendarDay } from './month.ts'
import styles from './View.module.css'

interface MonthGridProps {
  readonly month: string
  readonly name: string
  readonly events: readonly EventItem[]
}

const startsWithVowel = (name: string): string => (/^[aeiouy]/i.test(name) ? 'vowel' : 'other')

/** A month as a table of its days. */
export function MonthGrid({ month, name, events }: MonthGridProps) {
  const text = useText()
  const { locale } = usePage()
  const short = weekdayNames(locale, 'short')
  return (
    <table className={styles.grid}>
      <caption className="visually-hidden">{text('block.event-calendar.caption', { month: name, begins: startsWithVowel(name) })}</caption>
      <thead>
        <tr>
          {weekdayNames(locale).map((weekday, index) => (
            <th key={weekday} scope="col" className={styles.weekday}>
              <abbr title={weekday}>{short[index]}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <Day key={day.date} day={day} events={events.filter((event) => isOnDay(event, day.date))} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ day: { date, day, isInMonth }, events }: { readonly day: CalendarDay; readonly events: readonly EventItem[] }) {
  const itemPath = useItemPath('event')
  const { today, locale } = usePage()
  if (!isInMonth) return <td className={styles.day} data-outside="" />
  return (
    <td className={styles.day} aria-current={date === today ? 'date' : undefined} data-past={date < today ? '' : undefined}>
      <time className={styles.number} dateTime={date}>
        <span aria-hidden="true">{day}</span>
        <span className="visually-hidden">{formatDate(`${date}T12:00:00Z`, locale)}</span>
      </time>{' '}
      {events.map((event) => (
        <a key={event.id} className={styles.event} href={itemPath(event.url)}>
          <span className={styles.hours}>{eventTimes(event, locale).hours}</span> <span>{event.title}</span>
        </a>
      ))}
    </td>
  )
}
