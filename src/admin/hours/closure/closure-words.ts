import { nameDay, namePeriod } from '#admin/hours/hours-words.ts'

interface Period {
  readonly from: string
  readonly to: string
  /** First open day after the closure; null where it is unknown. */
  readonly back: string | null
}

const english = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' })
const englishDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

function inFrench({ from, to, back }: Period): string {
  const closed = `Fermé ${namePeriod(from, to)}.`
  return back === null ? closed : `${closed} Réouverture le ${nameDay(back)}.`
}

function inEnglish({ from, to, back }: Period): string {
  const [first, last] = [from, to].map((day) => english.format(instantOf(day)))
  const closed = from === to ? `Closed on ${first ?? ''}.` : `Closed from ${first ?? ''} to ${last ?? ''}.`
  return back === null ? closed : `${closed} We open again on ${englishDay.format(instantOf(back))}.`
}

/** Proposes the sentence of a closure in each language of a site that has words for it. */
export function proposedSentences(locales: readonly string[], period: Period): Record<string, string> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      if (locale.startsWith('fr')) return [[locale, inFrench(period)]]
      return locale.startsWith('en') ? [[locale, inEnglish(period)]] : []
    }),
  )
}
