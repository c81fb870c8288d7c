import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import { useQueryAddress, useQueryNumber } from '#renderer/hooks/use-query-url.ts'
import { requestedMonth } from './month.ts'
import { MAX_EVENTS } from './page-limits.ts'

interface MoreOfMonthProps {
  /** The id of the calendar, which its links lead back to. */
  readonly place: string
  readonly month: string
  /** How many events were given, when the last of them begins, and how many there are in all. */
  readonly events: number
  readonly lastDay: string | undefined
  readonly total: number
}

/** The number of events on the other pages of a month, with links to them; nothing when all are shown. */
export function MoreOfMonth({ place, month, events, lastDay = '', total }: MoreOfMonthProps) {
  const text = useText()
  const { query } = usePage()
  const address = useQueryAddress()
  const part = useQueryNumber('part')
  const after = total - (part - 1) * MAX_EVENTS - events
  // Before a month is chosen all that is to come is counted: more of this one follows where nothing later was given.
  const isCounted = requestedMonth(query['month']) !== null
  const goesOn = after > 0 && (isCounted || lastDay.slice(0, 7) <= month)
  const link = (next: number, label: string) => <a href={`${address({ month, part: next === 1 ? '' : String(next) })}#${place}`}>{label}</a>
  return (
    <>
      {goesOn && (
        <p className="inline-links">
          {isCounted && <span>{`${text('block.event-calendar.others', { count: after })} `}</span>}
          {isCounted ? link(part + 1, text('block.event-calendar.goOn')) : link(1, text('block.event-calendar.wholeMonth'))}
        </p>
      )}
      {part > 1 && <p className="inline-links">{link(1, text('block.event-calendar.begin'))}</p>}
    </>
  )
}
