import { sql, type Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { layoutPictures } from '#schemas/admin/layout-calls.ts'
import type { Image } from '#schemas/api/base/image.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import { hashOfText } from '#engine/document/hash.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import type { Scope, Site } from '#server/platform/scope/site.ts'
import type { UploadedFile } from '#server/platform/uploads/uploaded-file.ts'
import { readThumbnail } from './page-thumbnail.ts'
import { readDrawnPage, type DrawnPage } from './read-drawn-page.ts'

/** Names the layout of a page in one language. */
export interface LayoutPlace {
  readonly idPage: number
  readonly idLayout: number
}

/** The pictures of pages. A picture belongs to the HTML of the last check, and to the state of the page at that check. */
export interface LayoutPreviews {
  /** Says whether the picture is the one of this HTML. The layout of another page is refused as what does not exist. */
  check(scope: Scope, place: LayoutPlace, seen: { readonly html: string; readonly theme: string }): Promise<AdminCallData['layout.check']>
  /** Stores a picture. Any hash but that of the last check is refused, and a page that was published since. */
  store(scope: Scope, place: LayoutPlace, sent: SentPicture): Promise<AdminCallData['layout.preview']>
  /** Lists the pictures of pages; those that were made under another theme are not current. */
  list(scope: Scope, query: ListQuery, theme: string): Promise<AdminCallData['layout.pictures']>
  /** Opens a picture by its address. */
  open(siteId: number, idLayout: number, hash: string): Promise<Buffer>
  /** Reads a page for its picture: as visitors see it, or as it was saved last where they see none. */
  drawn(siteId: number, idPage: number, locale: string): Promise<DrawnPage>
}

interface SentPicture {
  readonly htmlHash: string
  readonly files: readonly UploadedFile[]
}

interface Stored {
  readonly layoutId: number
  readonly image_hash: string | null
  readonly width: number | null
  readonly height: number | null
}

function imageOf({ url }: Site, { layoutId: id, image_hash: hash, width, height }: Stored): Image | null {
  if (hash === null || width === null || height === null) return null
  const externalPath = `/preview/_picture/${id}/${hash}.webp`
  const own = { externalPath, url: `${url}${externalPath}` }
  const onlineImage = { id, externalId: `${id}-${hash}`, externalType: 'MEDIA' as const, ...own }
  return { id, filename: `${hash}.webp`, name: '', alt: '', width, height, blur: null, ...own, onlineImage }
}

/** The revision that a picture shows. */
const drawnRevision = sql<number>`coalesce(d.published_revision_id, d.head_revision_id)`

const columns: ListColumns = {
  id: sql.ref('p.layoutId'),
  fields: { id: sql.ref('p.id'), locale: sql.ref('p.locale'), isCurrent: sql.ref('p.isCurrent') },
}

class LayoutPreviewService implements LayoutPreviews {
  readonly #db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  async check({ site }: Scope, { idPage, idLayout }: LayoutPlace, { html, theme }: { readonly html: string; readonly theme: string }) {
    const htmlHash = hashOfText(html)
    // A picture that is still true is that of the new state too.
    const isTrue = sql`layout_previews.html_hash = excluded.asked_hash`
    const row = await this.#db
      .insertInto('layout_previews')
      .columns(['layout_id', 'site_id', 'asked_hash', 'asked_revision', 'asked_theme'])
      .expression((eb) =>
        eb
          .selectFrom('page_documents as d')
          .select(['d.layout_id', 'd.site_id'])
          .select([sql<string>`${htmlHash}::text`.as('hash'), drawnRevision.as('revision'), sql<string>`${theme}::text`.as('theme')])
          .where('d.site_id', '=', site.id)
          .where('d.page_id', '=', idPage)
          .where('d.layout_id', '=', idLayout),
      )
      .onConflict((conflict) =>
        conflict
          .column('layout_id')
          .doUpdateSet({
            asked_hash: sql`excluded.asked_hash`,
            asked_revision: sql`excluded.asked_revision`,
            asked_theme: sql`excluded.asked_theme`,
            asked_at: sql`now()`,
            revision_id: sql`case when ${isTrue} then excluded.asked_revision else layout_previews.revision_id end`,
            theme: sql`case when ${isTrue} then excluded.asked_theme else layout_previews.theme end`,
          })
          .where('layout_previews.site_id', '=', site.id),
      )
      .returning(['layout_id as layoutId', 'html_hash', 'image_hash', 'width', 'height'])
      .executeTakeFirst()
    if (!row) throw notFound()
    return { htmlHash, valid: row.html_hash === htmlHash, preview: imageOf(site, row) }
  }

  async store({ site }: Scope, { idPage, idLayout }: LayoutPlace, { htmlHash, files }: SentPicture) {
    await this.#requireLayout(site.id, { idPage, idLayout })
    const { image, hash, width, height } = await readThumbnail(files)
    const row = await this.#db
      .updateTable('layout_previews as v')
      .from('page_documents as d')
      .set({ image, image_hash: hash, width, height, html_hash: htmlHash })
      .set({ revision_id: sql`v.asked_revision`, theme: sql`v.asked_theme` })
      .whereRef('d.layout_id', '=', 'v.layout_id')
      .where('v.layout_id', '=', idLayout)
      .where('d.site_id', '=', site.id)
      .where('v.asked_hash', '=', htmlHash)
      .whereRef('v.asked_revision', '=', drawnRevision)
      .returning(['v.layout_id as layoutId', 'v.image_hash', 'v.width', 'v.height'])
      .executeTakeFirst()
    const preview = row && imageOf(site, row)
    if (!preview) throw new ApiError('STALE_VERSION')
    return { htmlHash, preview }
  }

  async list({ site }: Scope, query: ListQuery, theme: string): Promise<AdminCallData['layout.pictures']> {
    const all = this.#db
      .selectFrom('page_documents as d')
      .leftJoin('layout_previews as v', 'v.layout_id', 'd.layout_id')
      .select(['d.page_id as id', 'd.locale', 'd.layout_id as layoutId', 'v.image_hash', 'v.width', 'v.height'])
      .select(sql<boolean>`coalesce(v.revision_id = ${drawnRevision} and v.theme = ${theme}, false)`.as('isCurrent'))
      .where('d.site_id', '=', site.id)
      .where('d.deleted_at', 'is', null)
    const plan = { grammar: listGrammarOf(layoutPictures), query, columns }
    const { rows, total } = await runList(this.#db.selectFrom(all.as('p')).selectAll('p'), plan)
    return {
      total,
      pictures: rows.map((row) => ({ id: row.id, locale: row.locale, isCurrent: row.isCurrent, preview: imageOf(site, row) })),
    }
  }

  async open(siteId: number, idLayout: number, hash: string): Promise<Buffer> {
    const row = await this.#db
      .selectFrom('layout_previews')
      .select('image')
      .where('site_id', '=', siteId)
      .where('layout_id', '=', idLayout)
      .where('image_hash', '=', hash)
      .executeTakeFirst()
    if (!row?.image) throw notFound()
    return row.image
  }

  drawn(siteId: number, idPage: number, locale: string): Promise<DrawnPage> {
    return readDrawnPage(this.#db, { siteId, idPage, locale })
  }

  async #requireLayout(siteId: number, { idPage, idLayout }: LayoutPlace): Promise<void> {
    const row = await this.#db
      .selectFrom('page_documents')
      .select('layout_id')
      .where('site_id', '=', siteId)
      .where('page_id', '=', idPage)
      .where('layout_id', '=', idLayout)
      .executeTakeFirst()
    if (!row) throw notFound()
  }
}

/** Makes the service of the pictures of pages. */
export function createLayoutPreviews(db: Kysely<Tables>): LayoutPreviews {
  return new LayoutPreviewService(db)
}
