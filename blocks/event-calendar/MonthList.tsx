import { DayWords } from '#i18n/format/LongDate.tsx'
import { eventDays, eventTimes } from '#i18n/format/event-times.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useItemPath, usePage } from '#renderer/context.ts'
import type { EventItem } from '#schemas/api/content/event-item.ts'
import styles from './View.module.css'

/** A month as the list of its events, for small screens. */
export function MonthList({ events }: { readonly events: readonly EventItem[] }) {
  const text = useText()
  const itemPath = useItemPath('event')
  const { locale } = usePage()
  return (
    <ol className={styles.list}>
      {events.map((event) => {
        const times = eventTimes(event, locale)
        return (
          <li key={event.id} className={styles.line}>
            <p className={styles.when}>
              <time dateTime={event.startAt}>
                <DayWords words={eventDays(times, text)} />
              </time>
              {' · '}
              <span>{times.hours}</span>
            </p>
            <a href={itemPath(event.url)}>{event.title}</a>
          </li>
        )
      })}
    </ol>
  )
}
