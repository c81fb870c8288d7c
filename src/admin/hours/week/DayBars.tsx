import { isOvernight, minuteOf } from '#schemas/hours/opening-ranges.ts'
import type { Range } from '#admin/hours/hours-form.ts'
import { useHoursText } from '#admin/hours/texts/use-hours-text.ts'
import styles from './week.module.css'

/** First and last hour of the scale of a week. */
export interface Scale {
  readonly from: number
  readonly to: number
}

const hourOf = (time: string): number => minuteOf(time) / 60
/** The hour at which a range ends, counted from the midnight before it began. */
const endOf = (range: Range): number => hourOf(range.close) + (isOvernight(range) ? 24 : 0)

/** The scale that holds all hours of a week: from 8 to 20, or wider, beyond midnight too. */
export function scaleOf(days: readonly { readonly ranges: readonly Range[] }[]): Scale {
  const times = days.flatMap(({ ranges }) => ranges.flatMap((range) => [hourOf(range.open), endOf(range)]))
  const [from, to] = [Math.min(8, ...times.map(Math.floor)), Math.max(20, ...times.map(Math.ceil))]
  // Every second hour is named, the last too.
  return { from, to: to + ((to - from) % 2) }
}

/** Hours of the scale that are named: every second one. */
export const ticksOf = ({ from, to }: Scale): number[] =>
  Array.from({ length: Math.floor((to - from) / 2) + 1 }, (_, index) => from + 2 * index)

/** The hours of a day as bars. The field beside them says the same in words. */
export function DayBars({ ranges, scale: { from, to } }: { readonly ranges: readonly Range[]; readonly scale: Scale }) {
  const text = useHoursText()
  const part = (hour: number) => `${((hour - from) / (to - from)) * 100}%`
  return (
    <div className={styles.bars} aria-hidden="true">
      {ticksOf({ from, to }).map((hour) => (
        <i key={hour} style={{ left: part(hour) }} />
      ))}
      {ranges.map((range) => (
        <b
          key={range.open}
          style={{ left: part(hourOf(range.open)), width: `calc(${part(endOf(range))} - ${part(hourOf(range.open))})` }}
        />
      ))}
      {ranges.length === 0 && <span>{text('hours.closed')}</span>}
    </div>
  )
}
