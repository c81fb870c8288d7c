import { sql, type Kysely, type Transaction } from 'kysely'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { lastsFor, requireRoom } from '#server/content/media/quota.ts'

/** A film on its way, by its key in the store, and the weight that its first piece names. */
export interface ComingFilm {
  readonly siteId: number
  readonly key: string
  readonly total: number
}

async function touch(db: Kysely<Tables>, { siteId, key, total }: ComingFilm): Promise<boolean> {
  const known = await db
    .updateTable('film_uploads')
    .set({ touched_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
    .where('key', '=', key)
    .where('touched_at', '>', lastsFor)
    .returning('total')
    .executeTakeFirst()
  if (known && Number(known.total) !== total) throw new ApiError('BAD_REQUEST', { field: 'total' })
  return known !== undefined
}

/** Keeps room for a film that a piece belongs to: the first piece takes it, and the weight stays what it named. */
export async function keepRoom(db: Kysely<Tables>, film: ComingFilm): Promise<void> {
  if (await touch(db, film)) return
  await inTransaction(db, async (trx) => {
    const { siteId, key, total } = film
    // The lock makes two concurrent uploads count one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`films of ${siteId}`}, 0))`.execute(trx)
    if (await touch(trx, film)) return
    await freeRoom(trx, film)
    await requireRoom(trx, siteId, total)
    await trx.insertInto('film_uploads').values({ site_id: siteId, key, total }).execute()
  })
}

/** Gives back the room of a film that is there, or forgotten. */
export async function freeRoom(db: Kysely<Tables>, { siteId, key }: Pick<ComingFilm, 'siteId' | 'key'>): Promise<void> {
  await db.deleteFrom('film_uploads').where('site_id', '=', siteId).where('key', '=', key).execute()
}

/** Deletes the rows of films that were given up, of all sites. */
export async function forgetRoom(trx: Transaction<Tables>): Promise<void> {
  await trx.deleteFrom('film_uploads').where('touched_at', '<=', lastsFor).execute()
}
