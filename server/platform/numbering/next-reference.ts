import type { Transaction } from 'kysely'
import { parisDay } from '#domain/dates/paris-day.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { nextNumber } from './next-number.ts'

/** What is numbered anew each year: on a site, under letters of its own. */
interface Numbered {
  readonly letters: 'M' | 'DP'
  readonly siteId: number
  readonly receivedAt: Date
}

/**
 * The next number of a year, such as `M-2026-0042`, of the year that it is in Paris: those who come at once get theirs one after the other.
 * It is told once, also when nothing is kept under it, as of robots, or when what was kept has gone.
 */
export async function nextReference(trx: Transaction<Tables>, { letters, siteId, receivedAt }: Numbered): Promise<string> {
  const series = `${letters}-${parisDay(receivedAt.getTime()).slice(0, 4)}`
  const number = await nextNumber(trx, siteId, `references ${series}`)
  return `${series}-${String(number).padStart(4, '0')}`
}
