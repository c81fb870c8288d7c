import { isRecord } from '#schemas/text/is-record.ts'
import type { HoursForm } from './hours-form.ts'
import { capital, dayNames, writeDay, writePeriod, writeRanges } from './hours-words.ts'

const isFilled = (words: string): boolean => words !== ''

type Lists = Pick<HoursForm, 'closures' | 'days' | 'exceptions'>

const writers: { readonly [Name in keyof Lists]: (list: Lists[Name]) => string } = {
  days: (days) => days.map(({ day, ranges }) => `${capital(dayNames[day])}\u00a0: ${writeRanges(ranges)}`).join('\n'),
  exceptions: (days) =>
    days
      .map(({ date, ranges, labels }) => [writeDay(date), ...Object.values(labels).slice(0, 1), writeRanges(ranges)].filter(isFilled))
      .map((parts) => parts.join(', '))
      .join('\n'),
  closures: (closures) =>
    closures
      .map(({ from, to, sentences }) => [writePeriod(from, to), ...Object.values(sentences).slice(0, 1)].filter(isFilled).join('\u00a0: '))
      .join('\n'),
}

const isList = (path: string): path is keyof Lists => Object.hasOwn(writers, path)

/** Writes the value of a part of the opening hours, one line for each day or closure; null for a part whose field does it. */
export function hoursWords(path: string, value: unknown): string | null {
  if (!isList(path) || !Array.isArray(value) || !value.every(isRecord)) return null
  return (writers[path] as (list: unknown) => string)(value)
}
