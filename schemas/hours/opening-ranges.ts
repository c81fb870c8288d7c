/** Hours of a day, as `HH:MM`; those that close at or before the time at which they open end on the next day. */
interface Range {
  readonly open: string
  readonly close: string
}

/** Fault of the hours of a day. */
export type RangesFault = 'BACKWARDS' | 'OVERLAP'

/** Longest hours over midnight, in minutes: longer ones are a beginning and an end in the wrong order. */
const MAX_OVERNIGHT = 20 * 60
const DAY = 24 * 60

/** Most days of a closure. */
export const MAX_CLOSURE_DAYS = 366

/** The minute of the day of a time, `HH:MM`. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Tests if hours go on after midnight. */
export const isOvernight = ({ open, close }: Range): boolean => close <= open

const isBackwards = (range: Range): boolean => isOvernight(range) && minuteOf(range.close) + DAY - minuteOf(range.open) > MAX_OVERNIGHT

/** Finds what is wrong with the hours of a day; null for hours in their order. The last may go on after midnight. */
export function rangesFault(ranges: readonly Range[]): RangesFault | null {
  if (ranges.some((range, index) => isBackwards(range) || (isOvernight(range) && index < ranges.length - 1))) return 'BACKWARDS'
  return ranges.some(({ open }, index) => index > 0 && open < (ranges[index - 1]?.close ?? '')) ? 'OVERLAP' : null
}
