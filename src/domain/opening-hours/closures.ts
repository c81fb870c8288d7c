import type { ClosedPeriod, OpeningHoursConf } from '#schemas/generated/content.ts'
import { addDays } from '#domain/dates/dates.ts'
import { parisInstant } from '#domain/dates/paris-day.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** A part that closes: the place, the slots of collection, what is sent, the telephone. */
export type ClosedPart = 'PLACE' | 'COLLECT' | 'DISPATCH' | 'PHONE'

/** A closure, both days included, with its sentence in each language. */
export interface Closure {
  readonly from: string
  readonly to: string
  readonly closes: readonly ClosedPart[]
  readonly sentences: Readonly<Record<string, string>>
}

/** The sentence of a closure is shown this many days before it. */
export const DAYS_BEFORE = 7

const closesOne = ({ closes }: Closure, parts: readonly ClosedPart[]): boolean => parts.some((part) => closes.includes(part))

/** The instants at which places that derive from closures change: the sentence comes, the doors close, they open again. */
export function closureEdges(closures: readonly Closure[]): Date[] {
  const days = closures.flatMap(({ from, to }) => [addDays(from, -DAYS_BEFORE), from, addDays(to, 1)])
  return [...new Set(days)].sort().map((day) => parisInstant(day, '00:00'))
}

/** The sentence that is shown on a day for some parts: of the first closure that is near or has begun; null for none. */
export function closureSentence(
  closures: readonly Closure[],
  { today, locales, parts }: { readonly today: string; readonly locales: readonly string[]; readonly parts: readonly ClosedPart[] },
): string | null {
  const shown = closures
    .filter((closure) => closesOne(closure, parts) && addDays(closure.from, -DAYS_BEFORE) <= today && today <= closure.to)
    .toSorted((one, other) => one.from.localeCompare(other.from))
  const sentences = shown.flatMap(({ sentences: words }) => locales.map((locale) => ownValue(words, locale)).find(Boolean) ?? [])
  return sentences[0] ?? null
}

/** The days of closures of the place that are not over, as periods that do not meet. */
function closedPeriods(closures: readonly Closure[], today: string, label: string): ClosedPeriod[] {
  const periods: ClosedPeriod[] = []
  const closed = closures.filter((closure) => closesOne(closure, ['PLACE']) && closure.to >= today)
  for (const { from, to } of closed.toSorted((one, other) => one.from.localeCompare(other.from))) {
    const last = periods.at(-1)
    if (last && from <= addDays(last.to, 1)) periods[periods.length - 1] = { ...last, to: to > last.to ? to : last.to }
    else periods.push({ from, to, label })
  }
  return periods
}

/** The opening hours with the closures, and the sentence of the one that is near above the note. */
export function withClosures(
  conf: OpeningHoursConf,
  closures: readonly Closure[],
  { today, locales, label }: { readonly today: string; readonly locales: readonly string[]; readonly label: string },
): OpeningHoursConf {
  if (closures.length === 0) return conf
  const closed = closedPeriods(closures, today, label)
  const sentence = closureSentence(closures, { today, locales, parts: ['PLACE', 'PHONE'] })
  return { ...conf, ...(closed.length > 0 && { closures: closed }), note: [sentence, conf.note].filter(Boolean).join(' ') || null }
}
