import type { Measure } from '#schemas/admin/today/today-shapes.ts'
import type { TodayText } from './use-today-text.ts'

/** Names of the compared months. */
export interface MonthNames {
  readonly now: string
  readonly before: string
  readonly lastYear: string
}

const whole = new Intl.NumberFormat('fr-FR')
const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** Writes a number of a measure: turnover in euros, the others as a count. */
export function writeValue(name: Measure['name'], value: number): string {
  return name === 'TURNOVER' ? euros.format(value / 100) : whole.format(value)
}

/** Compares a number with an earlier one as a sentence: « + 8 % sur octobre ». From nothing there is no percentage. */
export function compare(
  { name, now, then, month }: Pick<Measure, 'name' | 'now'> & { then: number; month: string },
  text: TodayText,
): string {
  if (then <= 0) return text('today.none', { value: writeValue(name, then), month })
  const percent = Math.round((Math.abs(now - then) / then) * 100)
  if (percent === 0) return text('today.same', { month })
  return text(now > then ? 'today.more' : 'today.less', { percent: whole.format(percent), month })
}

/** Adds the numbers of days up from the first. */
export function cumulate(days: readonly number[]): readonly number[] {
  let sum = 0
  return days.map((value) => (sum += value))
}

/** The points of a line in a chart: as many steps as the month has days, the greatest sum at the top. */
export function linePoints(sums: readonly number[], { days, top }: { readonly days: number; readonly top: number }): string {
  const x = (index: number): number => (days <= 1 ? 0 : (index / (days - 1)) * 100)
  const y = (value: number): number => 100 - (top <= 0 ? 0 : (Math.max(value, 0) / top) * 100)
  return sums.map((value, index) => `${x(index).toFixed(2)},${y(value).toFixed(2)}`).join(' ')
}
