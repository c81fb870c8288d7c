const names = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const short = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Writes a day with its name: « samedi 21 novembre 2026 ». */
export const dayName = (day: string): string => names.format(at(day))

/** Writes a day briefly: « 21 nov. 2026 ». */
export const shortDay = (day: string): string => short.format(at(day))

const factors = [1, 2, 4, 5, 10] as const
const STEPS = 4

/** The top of the scale of a chart: a round number that four equal steps reach, no less than the greatest number. */
export function topOf(most: number): number {
  if (most <= 0) return 0
  if (most <= STEPS) return STEPS
  const tens = 10 ** Math.floor(Math.log10(most / STEPS))
  const step = factors.map((factor) => factor * tens).find((each) => each * STEPS >= most) ?? 10 * tens
  return step * STEPS
}

/** The steps of the scale, the top first. */
export function stepsOf(top: number): readonly number[] {
  return Array.from({ length: STEPS + 1 }, (_, index) => top - (index * top) / STEPS)
}
