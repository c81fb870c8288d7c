import { DayWords } from '#i18n/format/LongDate.tsx'
import { eventDays, eventTimes } from '#i18n/format/event-times.ts'
import type { Text } from '#i18n/hooks/use-text.ts'
import type { EventItem } from '#schemas/api/content/event-item.ts'
import type { SideNote } from '#ui/layout/DocumentLayout.tsx'
import { PlaceAddress } from '#ui/text/AddressLink.tsx'

function placesLeft({ remaining }: EventItem, text: Text): SideNote[] {
  if (remaining === null) return []
  return [{ term: text('block.event.places'), value: remaining === 0 ? text('event.full') : text('event.left', { count: remaining }) }]
}

/** Notes in the margin of an event: date, place and remaining places. */
export function eventNotes(event: EventItem, text: Text, locale: string): SideNote[] {
  const { startAt, location, registrationOpen } = event
  const times = eventTimes(event, locale)
  return [
    {
      term: text('block.event.date'),
      value: (
        <time dateTime={startAt}>
          <DayWords words={eventDays(times, text)} />
        </time>
      ),
    },
    { term: text('block.event.hours'), value: times.hours },
    {
      term: text('block.event.place'),
      value:
        location === null ? (
          text('event.online')
        ) : (
          <>
            <span>{location.name}</span>
            <br />
            <PlaceAddress place={location} mapNotice={text('ui.onMap')} />
          </>
        ),
    },
    ...(registrationOpen ? placesLeft(event, text) : []),
  ]
}
