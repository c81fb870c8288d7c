import { sql, type Kysely, type Transaction } from 'kysely'
import type { Block, PageDocument } from '#schemas/generated/content.ts'
import { checkPage } from '#engine/validation/validate-page.ts'
import { htmlInProps, type HtmlInProps } from '#engine/validation/html-in-props.ts'
import type { PageIssue } from '#engine/validation/page-issue.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { PageHead } from '#server/database/tables/page-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { announceSite } from '#server/sites/directory/announce-site.ts'
import { notFound, ApiError } from '#server/platform/errors/api-error.ts'
import { visibilityBoundaries } from './visibility-boundaries.ts'
import { addressIssues, urlTakenIssue } from './validate-url.ts'
import { hashOfPage, headOf, toDocument, type PageInput } from './page-input.ts'
import type { Sanitiser } from './sanitiser.ts'

/** Options of a page save. */
export interface SaveOptions {
  readonly siteId: number
  /** Hash of the saved state that the writer has read; null for a new document. */
  readonly baseHash: string | null
  readonly by: string
  /** Transaction to take part in; without it the save has a transaction of its own. */
  readonly trx?: Transaction<Tables>
  /** Language of the issues; French by default. */
  readonly language?: string
  /** False: the revision is stored, and visitors still see the published one. */
  readonly publish?: boolean
  /** Instant from which visitors see the page. */
  readonly publishAt?: Date | null
}

/** Result of a page save. */
export interface SavedPage {
  readonly id: number
  readonly layoutId: number
  readonly revisionId: number
  readonly hash: string
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly registry: Registry
  readonly sanitiser: Sanitiser
  readonly onWrite: (siteId: number) => Promise<void>
}

interface Ready {
  readonly document: PageDocument
  readonly head: PageHead
  readonly blocks: Block[]
  readonly hash: string
}

type Current = Awaited<ReturnType<typeof readCurrent>>

/** The only writer of pages: checks a document, stores it as a revision and publishes it. */
export class PageWriter {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async save(input: PageInput, options: SaveOptions): Promise<SavedPage> {
    const document = toDocument(input)
    const issues = await this.#issues(options.trx ?? this.#needs.db, document, options)
    if (issues.length > 0) throw new ApiError('PAGE_INVALID', { errors: issues })
    const head = headOf(document)
    const blocks = upgradeBlocks(this.#needs.registry, document.layout.blocks)
    const ready = { document, head, blocks, hash: hashOfPage(head, blocks) }
    return inTransaction(options.trx ?? this.#needs.db, (trx) => {
      announceSite(trx, options.siteId, this.#needs.onWrite)
      return this.#write(trx, ready, options)
    })
  }

  async #issues(db: Kysely<Tables>, document: PageDocument, { siteId, language = 'fr_FR' }: SaveOptions): Promise<PageIssue[]> {
    const { registry, sanitiser } = this.#needs
    const checking = { sanitise: sanitiser.sanitise, locale: language }
    const found = checkPage(registry, document, checking)
    // A document can have thousands of revisions. They are read only if a block with an issue may be stored unchanged.
    const issues =
      found.length === 0 ? found : checkPage(registry, document, { ...checking, stored: await readStored(db, siteId, document) })
    return [...issues, ...(issues.length === 0 ? addressIssues(document, await readLocales(db, siteId), language) : [])]
  }

  async #write(trx: Transaction<Tables>, ready: Ready, options: SaveOptions): Promise<SavedPage> {
    const { siteId, publish = true } = options
    const current = await this.#requireBase(trx, ready.document, options)
    if (isStoredAlready(ready, current, options)) {
      return { id: ready.document.id, layoutId: current.layout_id, revisionId: current.head_revision_id, hash: ready.hash }
    }
    const saved = await this.#insert(trx, ready, options, current)
    if (publish) await noteMove(trx, siteId, ready.document, current)
    return saved
  }

  /** Reads the saved state. Refuses a stale base, a page of another site and an address that is taken. */
  async #requireBase(
    trx: Transaction<Tables>,
    document: PageDocument,
    { siteId, baseHash, language = 'fr_FR' }: SaveOptions,
  ): Promise<Current> {
    // The lock runs the writers of one site one after the other, so that each reads the result of the one before.
    const site = await trx.selectFrom('sites').select('id').where('id', '=', siteId).forNoKeyUpdate().executeTakeFirst()
    const isNew = document.id === 0
    if (!site || (!isNew && !(await hasPage(trx, siteId, document.id)))) throw notFound()
    const current = isNew ? undefined : await readCurrent(trx, siteId, document)
    const hash = current?.hash ?? null
    if (hash !== baseHash) throw new ApiError('STALE_VERSION', { hash })
    if (await isTaken(trx, siteId, document)) throw new ApiError('PAGE_INVALID', { errors: [urlTakenIssue(language)] })
    return current
  }

  async #insert(trx: Transaction<Tables>, ready: Ready, options: SaveOptions, current: Current): Promise<SavedPage> {
    const { document, head, blocks, hash } = ready
    const { siteId, by, publish = true } = options
    const { locale } = document
    const id = document.id === 0 ? (await insert(trx, 'pages', { site_id: siteId })).id : document.id
    const owner = { site_id: siteId, page_id: id, locale }
    const layoutId = current?.layout_id ?? (await insert(trx, 'layouts', owner)).id
    const kept = { head: jsonb(head), blocks: jsonb(blocks), hash, edges: visibilityBoundaries(blocks), saved_by: by }
    const revision = await insert(trx, 'revisions', { ...owner, ...kept, ...this.#passed(blocks) })
    const shown = { ...head, seo: jsonb(head.seo), updated_at: sql<Date>`now()` }
    const at = options.publishAt === undefined ? {} : { publish_at: options.publishAt }
    const published = publish ? { ...shown, ...at, published_revision_id: revision.id } : {}
    await trx
      .insertInto('page_documents')
      .values({
        ...owner,
        ...shown,
        ...at,
        layout_id: layoutId,
        head_revision_id: revision.id,
        published_revision_id: publish ? revision.id : null,
      })
      .onConflict((conflict) => conflict.columns(['page_id', 'locale']).doUpdateSet({ ...published, head_revision_id: revision.id }))
      .execute()
    return { id, layoutId, revisionId: revision.id, hash }
  }

  #passed(blocks: readonly Block[]): { sanitised_hashes: string[]; sanitiser_version: string } {
    const { registry, sanitiser } = this.#needs
    const texts: HtmlInProps[] = []
    walkBlocks(blocks, ({ type, props }) => texts.push(...htmlInProps(registry.types.get(type)?.fields ?? [], props)))
    return { sanitised_hashes: sanitiser.passedHashes(texts), sanitiser_version: sanitiser.version }
  }
}

/** Tests if a save would change nothing. */
function isStoredAlready({ hash }: Ready, current: Current, { publish = true, publishAt }: SaveOptions): current is NonNullable<Current> {
  if (current?.hash !== hash || publishAt !== undefined) return false
  return !publish || current.published_revision_id === current.head_revision_id
}

async function insert<Name extends 'pages' | 'layouts' | 'revisions'>(
  trx: Transaction<Tables>,
  table: Name,
  values: Parameters<ReturnType<typeof trx.insertInto<Name>>['values']>[0],
): Promise<{ id: number }> {
  return trx
    .insertInto(table)
    .values(values)
    .returning(sql<number>`id`.as('id'))
    .executeTakeFirstOrThrow()
}

function readCurrent(db: Kysely<Tables>, siteId: number, { id, locale }: Pick<PageDocument, 'id' | 'locale'>) {
  return db
    .selectFrom('page_documents as d')
    .innerJoin('revisions as r', 'r.id', 'd.head_revision_id')
    .select(['d.url', 'd.layout_id', 'd.head_revision_id', 'd.published_revision_id', 'r.hash'])
    .where('d.site_id', '=', siteId)
    .where('d.page_id', '=', id)
    .where('d.locale', '=', locale)
    .executeTakeFirst()
}

async function hasPage(db: Kysely<Tables>, siteId: number, id: number): Promise<boolean> {
  return (await db.selectFrom('pages').select('id').where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()) !== undefined
}

async function readStored(db: Kysely<Tables>, siteId: number, { id, locale }: PageDocument): Promise<Block[][]> {
  if (!Number.isSafeInteger(id) || id <= 0) return []
  const revisions = db.selectFrom('revisions').select('blocks').where('site_id', '=', siteId).where('page_id', '=', id)
  const rows = await revisions.where('locale', '=', locale).execute()
  return rows.map(({ blocks }) => blocks)
}

async function readLocales(db: Kysely<Tables>, siteId: number): Promise<string[]> {
  const rows = await db.selectFrom('site_languages').select('locale').where('site_id', '=', siteId).execute()
  return rows.map(({ locale }) => locale)
}

async function isTaken(db: Kysely<Tables>, siteId: number, { id, url, locale }: PageDocument): Promise<boolean> {
  const others = db.selectFrom('page_documents').select('page_id').where('site_id', '=', siteId).where('locale', '=', locale)
  const other = await others.where('url', '=', url).where('deleted_at', 'is', null).where('page_id', '<>', id).executeTakeFirst()
  return other !== undefined
}

/** Redirects the old address of a published page to the new one. Drops redirects from the address that the page takes. */
async function noteMove(trx: Transaction<Tables>, siteId: number, { id, url, locale }: PageDocument, current: Current): Promise<void> {
  await trx.deleteFrom('page_moves').where('site_id', '=', siteId).where('locale', '=', locale).where('url', '=', url).execute()
  const wasShown = current !== undefined && current.published_revision_id !== null && !current.url.includes('{')
  if (!wasShown || current.url === url) return
  await trx
    .insertInto('page_moves')
    .values({ site_id: siteId, locale, url: current.url, page_id: id })
    .onConflict((conflict) => conflict.columns(['site_id', 'locale', 'url']).doUpdateSet({ page_id: id, moved_at: sql<Date>`now()` }))
    .execute()
}
