import { sql, type Kysely } from 'kysely'
import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import { mediaList, type mediaKinds } from '#schemas/admin/media-calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { containsEachWord } from '#server/platform/lists/list-filter-sql.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { UploadedFile } from '#server/platform/uploads/uploaded-file.ts'
import { announceSite } from '#server/sites/directory/announce-site.ts'
import type { Library } from './import-media.ts'
import { readMediaType } from './media-types.ts'
import type { MediaRow } from './repository.ts'
import type { Media } from './service.ts'

type Item = AdminCallData['media.list']['media'][number]
type Kind = (typeof mediaKinds)[number]

/** The library of a site for its administrators. */
export interface MediaAdmin {
  /** Lists the files that a page can show. */
  list(scope: Scope, query: ListQuery): Promise<AdminCallData['media.list']>
  /** Stores one file with its texts in one language. Any other number of files, fonts and captions are refused. */
  upload(scope: Scope, files: readonly UploadedFile[], texts: AdminCallBody<'media.upload'>): Promise<Item>
  /** Writes the texts of a file in one language of the site. */
  describe(scope: Scope, place: { readonly id: number; readonly locale: string }, texts: AdminCallBody<'media.describe'>): Promise<Item>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly media: Media
  readonly library: Library
  readonly onWrite: (siteId: number) => Promise<void>
}

/** Finds the kind of a file by its media type; null for a font or captions. */
function kindOf(type: string): Kind | null {
  if (type.startsWith('image/')) return 'PICTURE'
  if (type.startsWith('video/')) return 'VIDEO'
  return type === 'application/pdf' ? 'DOCUMENT' : null
}

const kind = sql<Kind | null>`case
  when m.mime like 'image/%' then 'PICTURE' when m.mime like 'video/%' then 'VIDEO' when m.mime = 'application/pdf' then 'DOCUMENT' end`
const folded = sql`fold(m.filename || ' ' || jsonb_path_query_array(m.texts, '$.*.*')::text)`
const columns: ListColumns = {
  id: sql.ref('m.id'),
  fields: {
    ...{ id: sql.ref('m.id'), kind, filename: sql.ref('m.filename'), bytes: sql.ref('m.bytes') },
    createdAt: sql.ref('m.created_at'),
  },
  search: {
    says: (text) => containsEachWord(folded, text),
    folded,
    language: sql`'fr_FR'`,
  },
}

const fileError = (code: 'REQUIRED' | 'FILE_TYPE') => new ApiError('VALIDATION_FAILED', { errors: [{ field: 'file', code }] })

/** The one file of an upload. */
async function requireFile(files: readonly UploadedFile[]): Promise<UploadedFile> {
  const [file, ...more] = files
  if (!file) throw fileError('REQUIRED')
  if (more.length > 0) throw new ApiError('TOO_MANY_FILES')
  // The library refuses an unreadable file and gives the reason.
  const type = await readMediaType(file.bytes).catch(() => null)
  if (type !== null && kindOf(type) === null) throw fileError('FILE_TYPE')
  return file
}

function requireLocale({ site }: Scope, locale: string): string {
  if (!site.locales.includes(locale)) throw notFound()
  return locale
}

/** The alternative text as it is stored: empty for a decorative picture, absent where there is none. */
function storedAlt({ alt, isDecorative = false }: AdminCallBody<'media.describe'>): { alt?: string } {
  if (isDecorative && alt) throw new ApiError('VALIDATION_FAILED', { errors: [{ field: 'isDecorative', code: 'OPTION' }] })
  if (isDecorative) return { alt: '' }
  return alt ? { alt } : {}
}

class MediaAdminService implements MediaAdmin {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async list(scope: Scope, query: ListQuery): Promise<AdminCallData['media.list']> {
    const all = this.#needs.db.selectFrom('media as m').selectAll('m').where('m.site_id', '=', scope.site.id).where(kind, 'is not', null)
    const { rows, total } = await runList(all, { grammar: listGrammarOf(mediaList), query, columns })
    return { media: await this.#toItems(scope, rows), total }
  }

  async upload(scope: Scope, files: readonly UploadedFile[], { name, alt, locale }: AdminCallBody<'media.upload'>): Promise<Item> {
    const inLocale = requireLocale(scope, locale ?? scope.locale)
    const { bytes, filename } = await requireFile(files)
    const texts = { [inLocale]: { ...(name && { name }), ...(alt && { alt }) } }
    const id = await this.#needs.library.put(scope.site.id, { bytes, filename, texts })
    return this.#read(scope, id)
  }

  async describe(
    scope: Scope,
    { id, locale }: { readonly id: number; readonly locale: string },
    texts: AdminCallBody<'media.describe'>,
  ): Promise<Item> {
    requireLocale(scope, locale)
    const { name } = texts
    const written = { ...storedAlt(texts), ...(name && { name }) }
    const replaced = name === undefined ? ['alt'] : ['alt', 'name']
    const { db, onWrite } = this.#needs
    const { numUpdatedRows } = await inTransaction(db, (trx) => {
      announceSite(trx, scope.site.id, onWrite)
      const now = sql`(coalesce(texts -> ${locale}, '{}') - ${replaced}::text[]) || ${jsonb(written)}`
      return trx
        .updateTable('media')
        .set({ texts: sql`texts || jsonb_build_object(${locale}::text, ${now})` })
        .where('site_id', '=', scope.site.id)
        .where('id', '=', id)
        .executeTakeFirst()
    })
    if (numUpdatedRows === 0n) throw notFound()
    return this.#read(scope, id)
  }

  async #read(scope: Scope, id: number): Promise<Item> {
    const rows = await this.#needs.db.selectFrom('media').selectAll().where('site_id', '=', scope.site.id).where('id', '=', id).execute()
    const [item] = await this.#toItems(scope, rows)
    if (!item) throw notFound()
    return item
  }

  async #toItems(scope: Scope, rows: readonly MediaRow[]): Promise<Item[]> {
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return []
    const images = await this.#needs.media.images(scope, ids)
    const select = this.#needs.db.selectFrom('media_variants').select(['media_id', 'width', 'height', 'bytes'])
    const variants = Map.groupBy(await select.where('media_id', 'in', ids).orderBy('width').execute(), (row) => row.media_id)
    return rows.flatMap((row) => {
      const [image, known] = [images.get(row.id), kindOf(row.mime)]
      if (!image || known === null) return []
      const widths = (variants.get(row.id) ?? []).map(({ width, height, bytes }) => ({ width, height, bytes }))
      const { id, mime: type, bytes, created_at: createdAt, texts } = row
      return [{ id, kind: known, type, bytes, createdAt: toInstant(createdAt), texts, variants: widths, image }]
    })
  }
}

/** Makes the library of administrators. */
export function createMediaAdmin(needs: Needs): MediaAdmin {
  return new MediaAdminService(needs)
}
