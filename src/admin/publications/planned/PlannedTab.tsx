import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpeningHoursConf } from '#schemas/generated/content.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { usePanel } from '#admin/panel-context.ts'
import type { Plan } from '#admin/publications/publication-types.ts'
import styles from '#admin/publications/publications.module.css'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { addMonths, monthOf, periodOf, weeksOf } from './month.ts'
import { closedDay, type ClosedDay } from './closed-days.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { PlanDetails } from './PlanDetails.tsx'
import { planName, planTime } from './plan-words.ts'
import planned from './planned.module.css'

const dayName = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
const monthName = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long', year: 'numeric' })

function PlanList({ plans, onChoose }: { readonly plans: readonly Plan[]; readonly onChoose: (plan: number) => void }) {
  const text = usePanelText()
  return (
    <ul aria-label={text('panel.publish.planned')}>
      {plans.map((plan) => (
        <li key={plan.plan}>
          <button type="button" className={planned.line} onClick={() => onChoose(plan.plan)}>
            <b>{planName(plan, text)}</b>
            <span className={styles.where}>{planTime(plan, text)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The closed days of a month that have a reason. The others are hatched in the calendar alone. */
function ClosedList({ days, closedOn }: { readonly days: readonly string[]; readonly closedOn: (day: string) => ClosedDay | null }) {
  const text = usePanelText()
  const named = days.flatMap((day) => {
    const label = closedOn(day)?.label ?? ''
    return label === '' ? [] : [{ day, label }]
  })
  return named.map(({ day, label }) => (
    <p key={day} className={planned.closedLine}>
      <b>{dayName.format(Date.parse(`${day}T12:00:00Z`))}</b>
      <span className={styles.where}>{text('panel.publish.plan.closedFor', { label })}</span>
    </p>
  ))
}

function usePlans(weeks: readonly (readonly string[])[]) {
  const { admin, lock } = usePanel()
  const period = periodOf(weeks)
  return useQuery({
    queryKey: ['publication', 'plans', period.from],
    queryFn: ({ signal }) => lock.read(() => admin.plan.list(period, signal)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Reads the opening hours of the site, whose closed days the calendar shows. */
function useHours() {
  const { components } = usePanel()
  const { data } = useQuery({ queryKey: ['opening-hours'], queryFn: () => components.conf('OPENING_HOURS') })
  return data?.config as unknown as OpeningHoursConf | undefined
}

interface MonthToolsProps {
  readonly month: string
  readonly onMonth: (month: string) => void
}

function MonthTools({ month, onMonth }: MonthToolsProps) {
  const text = usePanelText()
  const title = monthName.format(Date.parse(`${month}-01T12:00:00Z`))
  return (
    <div className={planned.tools}>
      <IconButton icon="arrow-left" label={text('panel.publish.plan.before')} onClick={() => onMonth(addMonths(month, -1))} />
      <IconButton icon="arrow-right" label={text('panel.publish.plan.after')} onClick={() => onMonth(addMonths(month, 1))} />
      <h2 aria-live="polite">{title.charAt(0).toUpperCase() + title.slice(1)}</h2>
      <Button onClick={() => onMonth(monthOf(parisDay(systemClock())))}>{text('panel.publish.plan.today')}</Button>
    </div>
  )
}

/** The calendar of what is planned, a month at a time. */
export function PlannedTab() {
  const text = usePanelText()
  const isNarrow = useIsNarrow()
  const [month, setMonth] = useState(() => monthOf(parisDay(systemClock())))
  const [chosen, setChosen] = useState<number | null>(null)
  const weeks = weeksOf(month)
  const plans = usePlans(weeks)
  const hours = useHours()
  const known = plans.data ?? []
  const closedOn = (day: string) => closedDay(hours, day)
  const plan = known.find((each) => each.plan === chosen) ?? known[0]
  return (
    <div className={styles.split}>
      <div className={styles.main}>
        <MonthTools month={month} onMonth={setMonth} />
        <div className={styles.body} aria-busy={plans.isPlaceholderData}>
          {plans.isError && <p role="alert">{text('panel.publish.failed')}</p>}
          {plans.data?.length === 0 && <p className={planned.none}>{text('panel.publish.plan.none')}</p>}
          <MonthGrid {...{ month, weeks, isNarrow, closedOn }} plans={known} chosen={plan?.plan ?? null} onChoose={setChosen} />
          {isNarrow && (
            <>
              <PlanList plans={known} onChoose={setChosen} />
              <ClosedList days={weeks.flat().filter((day) => monthOf(day) === month)} closedOn={closedOn} />
            </>
          )}
        </div>
      </div>
      {plan && <PlanDetails key={plan.plan} plan={plan} />}
    </div>
  )
}
