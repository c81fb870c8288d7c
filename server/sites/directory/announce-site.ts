import type { Transaction } from 'kysely'
import { afterCommit } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** Calls `onWrite` once for a site after the outer transaction has committed, however many writers ask for it. */
export function announceSite(trx: Transaction<Tables>, siteId: number, onWrite: (siteId: number) => Promise<void>): void {
  afterCommit(trx, `site ${siteId}`, () => onWrite(siteId))
}
