import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'

/** How much the files of one site may weigh. */
export const SITE_BYTES = 5_368_709_120

/** The moment since which a piece of a film must have come; else the film is given up. */
export const lastsFor = sql<Date>`now() - interval '1 hour'`

/** How much the files of a site weigh, their widths, the trash and the films on their way included. */
export async function heldBytes(db: Kysely<Tables>, siteId: number): Promise<number> {
  const { rows } = await sql<{ held: string }>`
    select (select coalesce(sum(bytes), 0) from media where site_id = ${siteId})
      + (select coalesce(sum(bytes), 0) from media_variants where site_id = ${siteId})
      + (select coalesce(sum(total), 0) from film_uploads where site_id = ${siteId} and touched_at > ${lastsFor}) as held
  `.execute(db)
  return Number(rows[0]?.held)
}

/** Refuses a file that would make the files of a site weigh more than they may. */
export async function requireRoom(db: Kysely<Tables>, siteId: number, bytes: number): Promise<void> {
  if ((await heldBytes(db, siteId)) + bytes > SITE_BYTES) throw new ApiError('STORAGE_FULL')
}

/** Refuses what makes the files of a site weigh more than they may. Where they weighed more before, nothing is added to that. */
export async function refuseBeyondSite(db: Kysely<Tables>, siteId: number, before = 0): Promise<void> {
  if ((await heldBytes(db, siteId)) > Math.max(SITE_BYTES, before)) throw new ApiError('STORAGE_FULL')
}
