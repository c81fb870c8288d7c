import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { StoredAnswer } from './notify-company.ts'
import type { FieldFile } from './validate-files.ts'

/** The bytes of visitors' files that one site may store. */
const siteBytes = 2_147_483_648

/** Stores the files of an answer; refused when the site has no room left for them. */
export async function storeFiles(
  trx: Transaction<Tables>,
  siteId: number,
  answerId: number,
  files: readonly FieldFile[],
): Promise<StoredAnswer['files']> {
  if (files.length === 0) return []
  // Concurrent uploads to one site are counted one after the other.
  await advisoryLock(trx, `form files ${siteId}`)
  const { held } = await trx
    .selectFrom('form_files')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('held'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  const more = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (Number(held) + more > siteBytes) throw new ApiError('STORAGE_FULL')
  const stored: StoredAnswer['files'][number][] = []
  for (const [position, { field, filename, mime, bytes: content }] of files.entries()) {
    const hash = createHash('sha256').update(content).digest('hex')
    const bytes = content.length
    const row = { site_id: siteId, answer_id: answerId, position, field, filename, mime, bytes, hash, content }
    const { id } = await trx.insertInto('form_files').values(row).returning('id').executeTakeFirstOrThrow()
    stored.push({ id, filename, bytes })
  }
  return stored
}
