import { Link } from 'react-router-dom'
import type { Measure } from '#schemas/admin/today/today-shapes.ts'
import { comparedMonths } from '#domain/dates/compared-months.ts'
import { usePanel } from '#admin/panel-context.ts'
import { compare, writeValue, type MonthNames } from './figures.ts'
import { MonthChart } from './MonthChart.tsx'
import { MonthNumbers } from './MonthNumbers.tsx'
import styles from './today.module.css'
import { useTodayText } from './use-today-text.ts'

const monthName = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long' })
const monthAndYear = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long', year: 'numeric' })

function namesOf(day: string): MonthNames {
  const { now, before, lastYear } = comparedMonths(day)
  const at = (from: string) => Date.parse(`${from}T00:00:00Z`)
  return {
    now: monthName.format(at(now.from)),
    before: monthName.format(at(before.from)),
    lastYear: monthAndYear.format(at(lastYear.from)),
  }
}

function Figure({ measure, names }: { readonly measure: Measure; readonly names: MonthNames }) {
  const text = useTodayText()
  const { name, now, before, lastYear } = measure
  return (
    <div>
      <dt>{text(`today.measure.${name}`)}</dt>
      <dd className={styles.value}>{writeValue(name, now)}</dd>
      <dd>{compare({ name, now, then: before, month: names.before }, text)}</dd>
      <dd>{compare({ name, now, then: lastYear, month: names.lastYear }, text)}</dd>
    </div>
  )
}

/** The month until today beside the same days of the one before and of a year before: figures, a line, and its numbers. */
export function MonthCard({ measures, day }: { readonly measures: readonly Measure[]; readonly day: string }) {
  const text = useTodayText()
  const [first] = measures
  const readsVisits = usePanel().start.rights.includes('pages.read')
  if (!first) return null
  const names = namesOf(day)
  return (
    <section className={styles.card} aria-labelledby="today-month">
      <header className={styles.cardHead}>
        <h3 id="today-month">{names.now}</h3>
        <p className={styles.until}>{text('today.until', { last: first.days.length })}</p>
        {readsVisits && (
          <Link to="/visites" className={styles.all}>
            {text('today.visits')}
          </Link>
        )}
      </header>
      <dl className={styles.figures}>
        {measures.map((measure) => (
          <Figure key={measure.name} measure={measure} names={names} />
        ))}
      </dl>
      <MonthChart measure={first} names={names} />
      <MonthNumbers measures={measures} day={day} />
    </section>
  )
}
