import type { OpeningException, OpeningHoursConf } from '#schemas/generated/content.ts'
import { addDays, daysBetween } from '#domain/dates/dates.ts'
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

/** The closed days of closures that are not over, as days that differ from the week. */
function closedDays(closures: readonly Closure[], today: string, label: string): OpeningException[] {
  const days = closures
    .filter((closure) => closesOne(closure, ['PLACE']) && closure.to >= today)
    .flatMap(({ from, to }) => Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index)))
  return [...new Set(days)].map((date) => ({ date, label, ranges: [] }))
}

/** The opening hours with closures as closed days, and the sentence of the one that is near above the note. */
export function withClosures(
  conf: OpeningHoursConf,
  closures: readonly Closure[],
  { today, locales, label }: { readonly today: string; readonly locales: readonly string[]; readonly label: string },
): OpeningHoursConf {
  if (closures.length === 0) return conf
  const closed = closedDays(closures, today, label)
  const dates = new Set(closed.map(({ date }) => date))
  const others = conf.exceptions.filter(({ date }) => !dates.has(date))
  const sentence = closureSentence(closures, { today, locales, parts: ['PLACE', 'PHONE'] })
  return {
    ...conf,
    exceptions: [...others, ...closed].toSorted((one, other) => one.date.localeCompare(other.date)),
    note: [sentence, conf.note].filter(Boolean).join(' ') || null,
  }
}
