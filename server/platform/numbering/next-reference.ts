import type { Transaction } from 'kysely'
import { parisDay } from '#domain/dates/paris-day.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { nextNumber } from './next-number.ts'

/** A yearly sequence of references with its own prefix on a site. */
interface Numbered {
  readonly letters: 'M' | 'DP'
  readonly siteId: number
  readonly receivedAt: Date
}

/**
 * Returns the next reference of the year in Paris at the time of receipt, for example `M-2026-0042`. Concurrent callers are serialised.
 * A reference is used once, also when no row is stored under it, as for robots, or its row was deleted.
 */
export async function nextReference(trx: Transaction<Tables>, { letters, siteId, receivedAt }: Numbered): Promise<string> {
  const series = `${letters}-${parisDay(receivedAt.getTime()).slice(0, 4)}`
  const number = await nextNumber(trx, siteId, `references ${series}`)
  return `${series}-${String(number).padStart(4, '0')}`
}
