import { sql, type Kysely, type Transaction } from 'kysely'
import { mediaResource } from '#schemas/admin/media/media-resource.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { replaceFile } from '#server/content/media/save-media.ts'
import { implementResource, type StoredResource } from '#server/platform/resources/store.ts'
import { factsOf, formOfRow, type MediaForm } from './media-form.ts'

async function readForms(db: Kysely<Tables>, siteId: number, ids: readonly number[]): Promise<Map<number, MediaForm>> {
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .where('kind', 'is not', null)
    .execute()
  if (rows.length === 0) return new Map()
  const all = await db
    .selectFrom('media_variants')
    .select(['media_id', 'width', 'height', 'file', 'bytes'])
    .where('site_id', '=', siteId)
    .where('media_id', 'in', [...ids])
    .orderBy('width')
    .execute()
  const variants = Map.groupBy(all, ({ media_id }) => media_id)
  const widthsOf = (id: number) => (variants.get(id) ?? []).map(({ width, height, file, bytes }) => ({ width, height, file, bytes }))
  return new Map(rows.map((row) => [row.id, formOfRow(row, widthsOf(row.id))]))
}

/** Notes the address that a file leaves, which texts may hold, and takes back the one that it gets. */
async function noteAddresses(trx: Transaction<Tables>, siteId: number, id: number, former: { external_id: string; filename: string }) {
  const row = { site_id: siteId, media_id: id, external_id: former.external_id, filename: former.filename }
  await trx
    .insertInto('media_addresses')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'external_id', 'filename']).doNothing())
    .execute()
  await sql`delete from media_addresses a using media m where m.id = ${id} and a.site_id = ${siteId} and a.media_id = m.id
    and a.external_id = m.external_id and a.filename = m.filename`.execute(trx)
}

/** A JSON value, or SQL’s own null: JSON has another one. */
const orNull = <Value>(value: Value | null) => (value === null ? null : jsonb(value))

async function writeForm(trx: Transaction<Tables>, siteId: number, id: number, form: MediaForm): Promise<void> {
  const { filename, texts, focus, crop, source } = form
  const before = await trx
    .selectFrom('media')
    .select(['file', 'external_id', 'filename'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!before) return
  const file = factsOf(form.file)
  if (before.file !== file.file) await replaceFile(trx, siteId, id, file)
  await trx
    .updateTable('media')
    .set({ filename, texts: jsonb(texts), focus: orNull(focus), crop: orNull(crop), source: orNull(source) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
  if (before.file !== file.file || before.filename !== filename) await noteAddresses(trx, siteId, id, before)
}

/** Makes the store of the files of the library. A file in the trash keeps its row, because contents name it by its number. */
export function createMediaStore(): StoredResource {
  return implementResource(mediaResource, {
    ...{ table: 'media', as: 'm', keepsTrashedRow: true },
    select: (db, scope) =>
      db
        .selectFrom('media as m')
        .where('m.site_id', '=', scope.site.id)
        .where('m.kind', 'is not', null)
        .where('m.deleted_at', 'is', null)
        .select(['m.id', 'm.filename']),
    fields: () => ({ filename: sql.ref('m.filename') }),
    rows: async (_scope, found) => found.map(({ filename }) => ({ filename })),
    forms: {
      read: readForms,
      write: async (trx, siteId, forms) => {
        for (const [id, form] of forms) await writeForm(trx, siteId, id, form)
      },
      startingWith: () => Promise.resolve([]),
    },
  })
}
