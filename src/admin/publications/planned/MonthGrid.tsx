import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { classNames } from '#kit/class-names.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import type { Plan } from '#admin/publications/publication-types.ts'
import { frenchTime } from '#admin/texts/describe-instant.ts'
import { usePanelText, type PanelText } from '#admin/texts/use-panel-text.ts'
import { barsOf, monthOf, type Bar } from './month.ts'
import type { ClosedDay } from './closed-days.ts'
import { planName, planTime } from './plan-words.ts'
import styles from './planned.module.css'

const weekdays = {
  long: new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', weekday: 'long' }),
  short: new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', weekday: 'short' }),
}
const dayName = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', day: 'numeric', month: 'short' })

const dateOf = (day: string) => Date.parse(`${day}T12:00:00Z`)

/** A day of the month is a number; one of its neighbours has its month. */
const dayWords = (day: string, month: string) =>
  (monthOf(day) === month ? String(Number(day.slice(8))) : dayName.format(dateOf(day))).replace(/^1(?= |$)/, '1ᵉʳ')

interface MonthGridProps {
  readonly month: string
  readonly weeks: readonly (readonly string[])[]
  readonly plans: readonly Plan[]
  /** Reads the reason for which a day is closed; null for an open one. */
  readonly closedOn: (day: string) => ClosedDay | null
  readonly chosen: number | null
  /** True for a phone, where the words of bars and closed days stand in the list below. */
  readonly isNarrow: boolean
  readonly onChoose: (plan: number) => void
}

/** The name of a version, with the time at which it appears or goes in the week where it does. */
function barWords({ item: { startsAt, endsAt }, begins, ends }: Bar<Plan>, name: string, text: PanelText): string {
  if (begins) return text('panel.publish.plan.barFrom', { name, time: frenchTime(Date.parse(startsAt)) })
  if (ends && endsAt !== null) return text('panel.publish.plan.barUntil', { name, time: frenchTime(Date.parse(endsAt)) })
  return name
}

function PlanBar({ bar, isChosen, onChoose }: { readonly bar: Bar<Plan>; readonly isChosen: boolean; readonly onChoose: () => void }) {
  const text = usePanelText()
  const { item, from, to, lane, begins, ends } = bar
  const name = planName(item, text)
  return (
    <button
      type="button"
      className={classNames(styles.bar, begins && styles.begins, ends && styles.ends, item.state === 'OVER' && styles.over)}
      style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 2 }}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {begins && <Icon name="clock" size={14} />}
      <span>{barWords(bar, name, text)}</span>
      <VisuallyHidden>{`, ${planTime(item, text)}`}</VisuallyHidden>
    </button>
  )
}

/** A closed day is hatched below its number, and says why. */
function Closed({ day, index, closed }: { readonly day: string; readonly index: number; readonly closed: ClosedDay | null }) {
  const text = usePanelText()
  if (!closed) return null
  const words = closed.label === '' ? text('panel.publish.plan.closed') : text('panel.publish.plan.closedFor', { label: closed.label })
  return (
    <span className={styles.closed} style={{ insetInlineStart: `${(100 / 7) * index}%` }} data-closed={day} title={words}>
      <span className={closed.label === '' ? styles.usual : undefined}>{words}</span>
    </span>
  )
}

/** A month with what is planned in it, as bars over its days. */
export function MonthGrid({ month, weeks, plans, closedOn, chosen, isNarrow, onChoose }: MonthGridProps) {
  const today = parisDay(systemClock())
  return (
    <div className={styles.month}>
      <div className={styles.weekdays} aria-hidden="true">
        {weeks[0]?.map((day) => (
          <span key={day}>{weekdays[isNarrow ? 'short' : 'long'].format(dateOf(day))}</span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} className={styles.week}>
          {week.map((day, index) => (
            <Closed key={`closed ${day}`} day={day} index={index} closed={closedOn(day)} />
          ))}
          {week.map((day, index) => (
            <span
              key={day}
              className={classNames(styles.day, monthOf(day) !== month && styles.outside)}
              style={{ gridColumn: index + 1 }}
              aria-current={day === today ? 'date' : undefined}
            >
              {dayWords(day, month)}
            </span>
          ))}
          {barsOf(week, plans).map((bar) => (
            <PlanBar key={bar.item.plan} bar={bar} isChosen={chosen === bar.item.plan} onChoose={() => onChoose(bar.item.plan)} />
          ))}
        </div>
      ))}
    </div>
  )
}
