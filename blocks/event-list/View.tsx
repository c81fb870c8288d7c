import { calendarPath } from '#i18n/calendar-path.ts'
import { DayWords } from '#i18n/format/LongDate.tsx'
import { eventDays, eventTimes } from '#i18n/format/event-times.ts'
import { useText, type Text } from '#i18n/hooks/use-text.ts'
import { useItemPath, usePage, useSite } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useListTitle } from '#renderer/hooks/use-list-title.ts'
import { useListPages } from '#renderer/hooks/use-query-url.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { EventItem, EventList } from '#schemas/api/content/event-item.ts'
import type { EventListProps } from '#schemas/generated/block-props.ts'
import { EntryList, type Entry } from '#ui/lists/ItemList.tsx'
import { listHeadingTags } from '#ui/text/heading-tags.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { EmptyList, ListFrame } from '#ui/layout/ListLayout.tsx'
import { ListPagination, ListPastEnd } from '#view-parts/ListPages.tsx'

interface EventListData {
  readonly list?: EventList
}

/** Events to come, or past ones; without any, what this place is for. */
export function View({ id, props, data: { list } }: BlockViewProps<EventListProps, EventListData>) {
  const text = useText()
  const { locale } = usePage()
  const defaultLocale = useSite().defaultLang.code
  const pages = useListPages(list?.total ?? 0, props.count, props.pagination)
  const heading = useListTitle(id, props)
  const { Title, Name } = listHeadingTags(heading)
  return (
    <ListFrame Title={Title} title={heading.title} intro={props.intro && <Html as="p" className="inline-links" html={props.intro} />}>
      {list && list.items.length > 0 ? (
        <Events props={props} items={list.items} Name={Name} beginsPage={heading.isPageTitle} />
      ) : pages.isPastEnd ? (
        <ListPastEnd pages={pages} />
      ) : (
        <EmptyList>
          <p>{list ? (props.emptyText ?? text('block.event-list.empty')) : text('block.event-list.failed')}</p>
        </EmptyList>
      )}
      <ListPagination pages={pages} label="block.event-list.pages" previous="block.event-list.previous" next="block.event-list.next" />
      {props.showCalendarLink && (
        <LinkButton
          href={calendarPath({ locale, defaultLocale })}
          label={text('block.event-list.calendar')}
          kind="secondary"
          icon="calendar"
        />
      )}
    </ListFrame>
  )
}

interface EventsProps {
  readonly props: EventListProps
  readonly items: readonly EventItem[]
  readonly Name: 'h2' | 'h3' | 'h4'
  readonly beginsPage: boolean
}

function Events({ props, items, Name, beginsPage }: EventsProps) {
  const text = useText()
  const itemPath = useItemPath('event')
  const { locale } = usePage()
  const entries = items.map((event): Entry => {
    const times = eventTimes(event, locale)
    return {
      href: itemPath(event.url),
      title: event.title,
      image: event.image,
      note: (
        <time dateTime={event.startAt}>
          <DayWords words={eventDays(times, text)} />
        </time>
      ),
      label: props.show === 'upcoming' ? placesLeft(event, text) : undefined,
      summary: [times.hours, placeOf(event, text)].join(' · '),
    }
  })
  return <EntryList entries={entries} Name={Name} layout={props.layout} beginsPage={beginsPage} />
}

function placeOf({ location }: EventItem, text: Text): string {
  if (location === null) return text('event.online')
  return location.name === location.city ? location.name : `${location.name}, ${location.city}`
}

function placesLeft({ remaining, registrationOpen }: EventItem, text: Text): string | undefined {
  if (!registrationOpen) return undefined
  if (remaining === null) return text('event.open')
  return remaining === 0 ? text('event.full') : text('event.left', { count: remaining })
}
