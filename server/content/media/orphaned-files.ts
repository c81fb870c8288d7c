import { sql, type Kysely, type Transaction } from 'kysely'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { FileStore } from '#server/adapters/file-store.ts'
import type { Tables } from '#server/database/tables/tables.ts'

type Trx = Transaction<Tables>

/** The age from which a folder belongs to no upload under way. */
const staleAfter = sql<Date>`now() - interval '1 hour'`
const BATCH_SIZE = 500

/** A folder that was written down, and under which number. */
export interface PendingFolder {
  readonly id: string
  readonly folder: string
}

/** Locks a folder: an upload into it and its removal wait for one another. */
async function holdFolder(trx: Trx, folder: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`media ${folder}`}, 0))`.execute(trx)
}

/** Writes down that files are about to come into a folder: until a row names them, they are leftovers. */
export function registerFolder(db: Kysely<Tables>, folder: string): Promise<PendingFolder> {
  return inTransaction(db, async (trx) => {
    await holdFolder(trx, folder)
    const { id } = await trx.insertInto('media_leftovers').values({ folder }).returning('id').executeTakeFirstOrThrow()
    return { id, folder }
  })
}

/** Strikes out what was written down, in the transaction that stores the rows. */
export async function unregisterFolder(trx: Trx, notes: readonly PendingFolder[]): Promise<void> {
  const ids = notes.map(({ id }) => id)
  if (ids.length > 0) await trx.deleteFrom('media_leftovers').where('id', 'in', ids).execute()
}

/** Writes down the folder of a row that is about to name another. */
export async function noteFolderOf(trx: Kysely<Tables>, siteId: number, mediaId: number): Promise<void> {
  await sql`
    insert into media_leftovers (folder)
    select regexp_replace(file, '/[^/]+$', '') from media
    where site_id = ${siteId} and id = ${mediaId} and external_type is not null
  `.execute(trx)
}

async function isNamed(trx: Trx, folder: string): Promise<boolean> {
  const inFolder = `${folder}/`
  const { rows } = await sql<{ named: boolean }>`
    select exists (select from media where starts_with(file, ${inFolder}))
      or exists (select from media_variants where starts_with(file, ${inFolder}))
      or exists (select from media where starts_with(source ->> 'file', ${inFolder}))
      or exists (select from item_versions where kind = 'media' and regexp_replace(form #>> '{file,file}', '/[^/]+$', '') = ${folder})
      or exists (
        select from item_versions where kind = 'media' and form #>> '{source,file}' is not null
          and regexp_replace(form #>> '{source,file}', '/[^/]+$', '') = ${folder}
      )
      or exists (select from media_leftovers where folder = ${folder}) as named
  `.execute(trx)
  return rows[0]?.named === true
}

/** Strikes out notes of one folder, and removes it when neither a row nor anybody at work names it; says whether it did. */
export async function resolveFolder(
  trx: Trx,
  files: Pick<FileStore, 'removeFolder'>,
  folder: string,
  notes: readonly PendingFolder[],
): Promise<boolean> {
  await holdFolder(trx, folder)
  await unregisterFolder(trx, notes)
  if (await isNamed(trx, folder)) return false
  await files.removeFolder(folder)
  return true
}

/** Removes the folders of uploads that never ended; returns their number. */
export async function deleteOrphans(trx: Trx, files: Pick<FileStore, 'removeFolder'>): Promise<number> {
  const stale = await trx
    .selectFrom('media_leftovers')
    .select(['id', 'folder'])
    .where('noted_at', '<', staleAfter)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
  let removed = 0
  for (const [folder, notes] of Map.groupBy(stale, (note) => note.folder)) {
    if (await resolveFolder(trx, files, folder, notes)) removed += 1
  }
  return removed
}
