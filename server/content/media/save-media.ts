import { sql, type Kysely } from 'kysely'
import { ownValue } from '#schemas/names/own-value.ts'
import { plainFileName } from '#schemas/text/decode-file-name.ts'
import { toSlug } from '#domain/urls/slug.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { noteFolderOf } from './orphaned-files.ts'
import type { MediaRow } from './repository.ts'
import type { PreparedMedia } from './prepared-media.ts'

/** Name and alternative text of a file, by locale. */
export type MediaTexts = Readonly<Record<string, { name?: string; alt?: string }>>

/** Input of a media save: a prepared file with its name and its texts. */
export interface MediaInput {
  readonly prepared: PreparedMedia
  readonly filename: string
  readonly texts: MediaTexts
  /** Address at another host, if the stored file only represents what is there. */
  readonly address?: string
  /** True for a file in the public folder instead of the store. */
  readonly isPublic?: boolean
}

async function nextId(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('media', 'id'))::int as id`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the sequence of media gave no number')
  return id
}

/** The name of a file as addresses bear it, with the ending of what is stored. */
export function fileNameOf(filename: string, storedAs: string): string {
  const extension = storedAs.slice(storedAs.lastIndexOf('.') + 1)
  return `${toSlug(filename.replace(/\.[^.]*$/, '')) || 'image'}.${extension}`
}

const ENDING = /\.[A-Za-z0-9]{1,5}$/

/** The name that a person gave a file, by the one that its address bears; both without their endings. */
export function givenNames(name: string, filename: string): Readonly<Record<string, string>> {
  return { [filename.replace(ENDING, '')]: plainFileName(name).replace(ENDING, '') }
}

/** The name of a file for people: as it was given, with the ending of what is stored. */
export function shownFileName({ filename, given_names: names }: Pick<MediaRow, 'filename' | 'given_names'>): string {
  const stem = filename.replace(ENDING, '')
  return `${ownValue(names, stem) ?? stem}${filename.slice(stem.length)}`
}

const externalIdOf = (id: number, hash: string): string => `${id}-${hash.slice(0, 8)}`

async function writeVariants(db: Kysely<Tables>, siteId: number, id: number, variants: PreparedMedia['variants']): Promise<void> {
  await db.deleteFrom('media_variants').where('media_id', '=', id).where('site_id', '=', siteId).execute()
  const rows = variants.map((variant) => ({ site_id: siteId, media_id: id, mime: 'image/webp', ...variant }))
  if (rows.length > 0) await db.insertInto('media_variants').values(rows).execute()
}

/** Gives a stored file other bytes under the same number. The address changes with them. */
export async function replaceFile(trx: Kysely<Tables>, siteId: number, id: number, prepared: PreparedMedia): Promise<void> {
  const { variants, hash, file, mime, bytes, width, height, blur } = prepared
  await noteFolderOf(trx, siteId, id)
  await trx
    .updateTable('media')
    .set({ external_id: externalIdOf(id, hash), hash, file, mime, bytes, width, height, blur })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
  await writeVariants(trx, siteId, id, variants)
}

async function write(db: Kysely<Tables>, siteId: number, input: MediaInput, known: number | undefined): Promise<number> {
  const id = known ?? (await nextId(db))
  const { hash, file, mime, bytes, width, height, blur, variants } = input.prepared
  const { address = null, isPublic = false } = input
  const filename = isPublic ? file : fileNameOf(input.filename, file)
  const row = {
    external_id: externalIdOf(id, hash),
    external_type: isPublic ? null : address === null ? ('MEDIA' as const) : ('EMBED' as const),
    address,
    filename,
    given_names: jsonb(isPublic ? {} : givenNames(input.filename, filename)),
    ...{ mime, file, bytes, hash, width, height, blur },
    texts: jsonb({ ...input.texts }),
    // Another file is neither cut nor centred like the one before.
    ...{ crop: null, focus: null, source: null },
  }
  await noteFolderOf(db, siteId, id)
  await db
    .insertInto('media')
    .values({ id, site_id: siteId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('media.site_id', '=', siteId))
    .execute()
  await writeVariants(db, siteId, id, variants)
  return id
}

/** Stores the row of a file, or replaces a known one. The address changes with the bytes. */
export function saveMedia(db: Kysely<Tables>, siteId: number, input: MediaInput, known?: number): Promise<number> {
  return inTransaction(db, (trx) => write(trx, siteId, input, known))
}
