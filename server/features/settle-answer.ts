import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** Stores the answer of a call in the transaction of its effects, when the caller sent a key under which it is done once. */
export type SettleAnswer = (trx: Kysely<Tables>, data: unknown) => Promise<void>
