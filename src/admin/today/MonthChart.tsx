import type { Measure } from '#schemas/admin/today/today-shapes.ts'
import { cumulate, linePoints, type MonthNames } from './figures.ts'
import styles from './today.module.css'
import { useTodayText } from './use-today-text.ts'

/** Two lines: the sums of this month and of the one before. The numbers stand in the table below; screen readers skip the drawing. */
export function MonthChart({ measure, names }: { readonly measure: Measure; readonly names: MonthNames }) {
  const text = useTodayText()
  const [now, before] = [cumulate(measure.days), cumulate(measure.daysBefore)]
  const top = Math.max(...now, ...before)
  if (top <= 0) return null
  const days = measure.daysBefore.length
  return (
    <figure className={styles.chart}>
      <figcaption>{text('today.chart', { measure: text(`today.measure.${measure.name}`) })}</figcaption>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polyline className={styles.lineBefore} points={linePoints(before, { days, top })} />
        <polyline className={styles.lineNow} points={linePoints(now, { days, top })} />
      </svg>
      <p className={styles.legend}>
        <span data-line="now">{text('today.line.now', { month: names.now })}</span>
        <span data-line="before">{text('today.line.before', { month: names.before })}</span>
      </p>
    </figure>
  )
}
