import { topOf, dayName, shortDay, stepsOf } from './chart-scale.ts'
import { writeCount } from './compare-counts.ts'
import type { VisitReport } from './use-visits.ts'
import { useVisitsText } from './use-visits-text.ts'
import styles from './visits.module.css'

const HEIGHT = 100
/** Part of the place of a day that its bar leaves free. */
const GAP = 0.3

interface Day {
  readonly day: string
  readonly count: number
  readonly before: number | null
}

const peakOf = (days: readonly Day[]): Day | undefined =>
  days.reduce<Day | undefined>((most, day) => (day.count > (most?.count ?? 0) ? day : most), undefined)

function Drawing({ days, top, peak }: { readonly days: readonly Day[]; readonly top: number; readonly peak: Day | undefined }) {
  const high = (count: number) => (count / top) * HEIGHT
  const before = days.flatMap(({ before: count }, index) => (count === null ? [] : [`${index + 0.5},${HEIGHT - high(count)}`]))
  return (
    <svg viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {days.map(({ day, count }, index) => (
        <rect
          key={day}
          className={day === peak?.day ? styles.peakBar : styles.bar}
          {...{ x: index + GAP / 2, width: 1 - GAP, y: HEIGHT - high(count), height: high(count) }}
        />
      ))}
      <polyline className={styles.lineBefore} points={before.join(' ')} />
    </svg>
  )
}

/** A bar for each day, and a line for the period before. The numbers stand in the table below; screen readers skip the drawing. */
export function VisitChart({ report }: { readonly report: VisitReport }) {
  const text = useVisitsText()
  const { days, before } = report
  const [first, last] = [days[0], days.at(-1)]
  const top = topOf(Math.max(...days.flatMap((day) => [day.count, day.before ?? 0])))
  const peak = peakOf(days)
  if (top === 0 || !first || !last) return null
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span>{text('visits.chart')}</span>
        {peak && <span>{text('visits.peak', { day: dayName(peak.day), count: peak.count })}</span>}
      </figcaption>
      <div className={styles.plot}>
        <ol className={styles.scale} aria-hidden="true">
          {stepsOf(top).map((step) => (
            <li key={step}>{writeCount(step)}</li>
          ))}
        </ol>
        <Drawing days={days} top={top} peak={peak} />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{shortDay(first.day)}</span>
        <span>{shortDay(last.day)}</span>
      </p>
      <p className={styles.legend}>
        <span data-mark="bar">{text('visits.legend.now', { from: shortDay(first.day), until: shortDay(last.day) })}</span>
        <span data-mark="line">{text('visits.legend.before', { from: shortDay(before.from), until: shortDay(before.until) })}</span>
      </p>
    </figure>
  )
}
