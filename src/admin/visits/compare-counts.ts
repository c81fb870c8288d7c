import type { VisitsText } from './use-visits-text.ts'

const whole = new Intl.NumberFormat('fr-FR')

/** Direction in which a number has gone. */
export type Trend = 'up' | 'down' | 'none'

/** Writes a number of visits. */
export const writeCount = (count: number): string => whole.format(count)

/** The direction from a former number to the present one. */
export function trendOf(count: number, before: number): Trend {
  if (count === before) return 'none'
  return count > before ? 'up' : 'down'
}

/** Writes the difference from a former number in percent: « + 8 % », « nouveau » where there was none before. */
export function changeOf(count: number, before: number, text: VisitsText): string {
  if (count === before) return text('visits.equal')
  if (before === 0) return text('visits.new')
  if (count === 0) return text('visits.gone')
  const percent = writeCount(Math.max(1, Math.round((Math.abs(count - before) / before) * 100)))
  return text(count > before ? 'visits.more' : 'visits.less', { percent })
}
