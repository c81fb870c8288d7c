import { formatMonth } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import { daysOf } from '#renderer/event-days.ts'
import { useQueryAddress } from '#renderer/hooks/use-query-url.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { EventItem, EventList } from '#schemas/api/content/event-item.ts'
import type { EventCalendarProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { requestedMonth, monthsAround, initialMonth, monthRange, type MonthSpan } from './month.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { MonthList } from './MonthList.tsx'
import { MoreOfMonth } from './MonthPagination.tsx'
import styles from './View.module.css'

interface EventCalendarData {
  readonly list?: EventList
  readonly list2?: EventList
  readonly list3?: EventList
  readonly first?: EventList
  readonly last?: EventList
}

/** A month of events: a grid of days where there is room for one, else a list; the months around it are links. */
export function View({ id, props, data }: BlockViewProps<EventCalendarProps, EventCalendarData>) {
  const text = useText()
  const { query, today, locale } = usePage()
  const { list } = data
  const events = eventsOf(data).map((event) => ({ event, ...daysOf(event) }))
  const month = requestedMonth(query['month']) ?? initialMonth(events, today)
  const shown = events
    .filter(({ firstDay, lastDay }) => firstDay.slice(0, 7) <= month && lastDay.slice(0, 7) >= month)
    .map(({ event }) => event)
  const { before, after } = monthsAround(month, spanOf(data, today))
  const name = monthName(month, locale)
  const place = `${id}-months`
  return (
    <BlockFrame title={props.title} level={props.level}>
      <div id={place}>
        <nav className={styles.months} aria-label={text('block.event-calendar.months')}>
          <MonthLink place={place} month={before} rel="prev" />
          <p className={styles.month}>{name}</p>
          <MonthLink place={place} month={after} rel="next" />
        </nav>
        {shown.length > 0 ? (
          <>
            <MonthGrid month={month} name={name} events={shown} />
            <MonthList events={shown} />
          </>
        ) : (
          <p className={styles.empty}>{text(list ? 'block.event-calendar.empty' : 'block.event-calendar.failed')}</p>
        )}
        <MoreOfMonth place={place} month={month} events={events.length} lastDay={events.at(-1)?.firstDay} total={list?.total ?? 0} />
      </div>
    </BlockFrame>
  )
}

/** Joins the pages of the list. An event that a new one has moved to the next page is listed once. */
function eventsOf({ list, list2, list3 }: EventCalendarData): EventItem[] {
  const items = [list, list2, list3].flatMap((page) => page?.items ?? [])
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

/** The span of months with events: no visitor and no search engine is led through empty months. */
function spanOf({ first, last }: EventCalendarData, today: string): MonthSpan | null {
  const [earliest, latest] = [first?.items[0], last?.items[0]]
  if (first?.total === 0) return monthRange(today, today, today)
  return monthRange(earliest && daysOf(earliest).firstDay, latest && daysOf(latest).lastDay, today)
}

function monthName(month: string, locale: string): string {
  return formatMonth(`${month}-15T12:00:00Z`, locale)
}

interface MonthLinkProps {
  readonly place: string
  readonly month: string | null
  readonly rel: 'prev' | 'next'
}

/** Leads to another month, and there back to the calendar. */
function MonthLink({ place, month, rel }: MonthLinkProps) {
  const { locale } = usePage()
  const address = useQueryAddress()
  if (month === null) return <span />
  return (
    <a className={styles.turn} href={`${address({ month, part: '' })}#${place}`} rel={rel}>
      {rel === 'prev' && <Icon name="arrow-left" />}
      <span>{monthName(month, locale)}</span>
      {rel === 'next' && <Icon name="arrow-right" />}
    </a>
  )
}
