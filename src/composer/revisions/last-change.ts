import { momentParts } from '#i18n/format/moment-words.ts'
import type { Phrase } from '#composer/words/composer-message.ts'

/** The newest change of a document. */
export interface LastChange {
  /** The account that made it; null for an account that is gone. */
  readonly by: { readonly id: number; readonly name: string } | null
  readonly at: number
}

const DAY_MS = 86_400_000
const dayOf = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** The words of the newest change: who made it and when, as today, yesterday or a date. */
export function changePhrase({ by, at }: LastChange, accountId: number, now: number): Phrase {
  const { day, time } = momentParts(at, now)
  const on = dayOf.format(at)
  // Noon of the day before is not moved to another day by a change of the clocks.
  const when = on === dayOf.format(now) ? 'today' : on === dayOf.format(noonOf(now) - DAY_MS) ? 'yesterday' : 'date'
  const who = by === null ? 'none' : by.id === accountId ? 'own' : 'other'
  return { id: 'composer.changed', values: { who, name: by?.name ?? '', when, day, time } }
}

const hourOf = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', hourCycle: 'h23' })

function noonOf(instant: number): number {
  return instant + (12 - Number.parseInt(hourOf.format(instant), 10)) * 3_600_000
}
