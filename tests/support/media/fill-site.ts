import type { Pool } from 'pg'
import { SITE_BYTES } from '#server/content/media/quota.ts'

/** Files whose weights an integer column holds. */
const FILES = 3

/** Makes three files weigh as much as a site may hold, but for some bytes. The answer of the function gives them their weights back. */
export async function fillSite(pool: Pool, ids: readonly number[], left: number): Promise<() => Promise<void>> {
  if (ids.length !== FILES) throw new Error(`${FILES} files are needed`)
  const { rows } = await pool.query<{ id: number; bytes: number }>('select id, bytes from media where id = any($1)', [[...ids]])
  await pool.query('update media set bytes = $1 where id = any($2)', [Math.floor((SITE_BYTES - left) / FILES), [...ids]])
  return async () => {
    for (const { id, bytes } of rows) await pool.query('update media set bytes = $1 where id = $2', [bytes, id])
  }
}
