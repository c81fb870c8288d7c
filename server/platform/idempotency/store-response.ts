import type { Kysely, RawBuilder } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/**
 * Stores the answer of a call in the transaction of its effects, when the caller sent a key under which it is done once. A last statement that writes may
 * go along: one wait less for those who want what the transaction holds.
 */
export type StoreResponse = (trx: Kysely<Tables>, data: unknown, beside?: RawBuilder<unknown>) => Promise<void>
