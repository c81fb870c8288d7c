import { sql, type Kysely, type Transaction } from 'kysely'
import type { Block, PageDocument } from '#schemas/generated/content.ts'
import { checkPage } from '#engine/check-page.ts'
import { htmlInProps, type HtmlInProps } from '#engine/html-in-props.ts'
import type { PageIssue } from '#engine/page-issue.ts'
import type { Registry } from '#engine/registry.ts'
import { upgradeBlocks } from '#engine/upgrade-blocks.ts'
import { walkBlocks } from '#engine/walk-blocks.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { PageHead, Tables } from '#server/database/tables.ts'
import { notFound, Refusal } from '#server/features/refusal.ts'
import { blockEdges } from './block-edges.ts'
import { addressIssues, takenIssue } from './check-address.ts'
import { hashOfPage, headOf, toDocument, type PageInput } from './page-input.ts'
import type { Sanitiser } from './sanitiser.ts'

/** Whose page is written, by whom, and from which saved state: the hash of what the writer had read, null for a document that is not there yet. */
export interface SaveOptions {
  readonly siteId: number
  readonly baseHash: string | null
  readonly by: string
  /** The language of the issues; French when not said. */
  readonly language?: string
  /** False: the revision is kept, visitors go on seeing the published one. */
  readonly publish?: boolean
  /** Visitors see the page from this instant only. */
  readonly publishAt?: Date | null
}

/** What a save has made. */
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

/** The only writer of pages: checks a document, keeps it as a revision and publishes it. */
export class PageWriter {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async save(input: PageInput, options: SaveOptions): Promise<SavedPage> {
    const document = toDocument(input)
    const issues = await this.#issues(document, options)
    if (issues.length > 0) throw new Refusal('PAGE_INVALID', { errors: issues })
    const head = headOf(document)
    const blocks = upgradeBlocks(this.#needs.registry, document.layout.blocks)
    const ready = { document, head, blocks, hash: hashOfPage(head, blocks) }
    const saved = await this.#needs.db.transaction().execute((trx) => this.#write(trx, ready, options))
    await this.#needs.onWrite(options.siteId)
    return saved
  }

  async #issues(document: PageDocument, { siteId, language = 'fr_FR' }: SaveOptions): Promise<PageIssue[]> {
    const { db, registry, sanitiser } = this.#needs
    const checking = { sanitise: sanitiser.sanitise, locale: language }
    const found = checkPage(registry, document, checking)
    // Revisions are many: they are read only when something could be there that was stored before and is unchanged.
    const issues =
      found.length === 0 ? found : checkPage(registry, document, { ...checking, stored: await readStored(db, siteId, document) })
    return [...issues, ...(issues.length === 0 ? addressIssues(document, await readLocales(db, siteId), language) : [])]
  }

  async #write(trx: Transaction<Tables>, ready: Ready, options: SaveOptions): Promise<SavedPage> {
    const { siteId, baseHash, language = 'fr_FR', publish = true } = options
    const { document, head, hash } = ready
    // Writers of one site come one after the other: each sees what the one before it has left.
    const site = await trx.selectFrom('sites').select('id').where('id', '=', siteId).forNoKeyUpdate().executeTakeFirst()
    const current = document.id === 0 ? undefined : await readCurrent(trx, siteId, document)
    if (!site || (document.id !== 0 && !current && !(await hasPage(trx, siteId, document.id)))) throw notFound()
    if ((current?.hash ?? null) !== baseHash) throw new Refusal('STALE_VERSION', { hash: current?.hash ?? null })
    if (await isTaken(trx, siteId, document)) throw new Refusal('PAGE_INVALID', { errors: [takenIssue(language)] })
    const isUnchanged = current?.hash === hash && (!publish || current.published_revision_id === current.head_revision_id)
    if (current && isUnchanged && options.publishAt === undefined) {
      return { id: document.id, layoutId: current.layout_id, revisionId: current.head_revision_id, hash }
    }
    const saved = await this.#insert(trx, ready, options, current)
    if (publish && current) await noteMove(trx, siteId, document, current)
    if (publish)
      await trx
        .deleteFrom('page_moves')
        .where('site_id', '=', siteId)
        .where('locale', '=', document.locale)
        .where('url', '=', head.url)
        .execute()
    return saved
  }

  async #insert(trx: Transaction<Tables>, ready: Ready, options: SaveOptions, current: Current): Promise<SavedPage> {
    const { document, head, blocks, hash } = ready
    const { siteId, by, publish = true } = options
    const { locale } = document
    const id = document.id === 0 ? (await insert(trx, 'pages', { site_id: siteId })).id : document.id
    const owner = { site_id: siteId, page_id: id, locale }
    const layoutId = current?.layout_id ?? (await insert(trx, 'layouts', owner)).id
    const kept = { head: jsonb(head), blocks: jsonb(blocks), hash, edges: blockEdges(blocks), saved_by: by }
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

/** Whoever comes by a published page's old address is led to the new one. */
async function noteMove(
  trx: Transaction<Tables>,
  siteId: number,
  { id, url, locale }: PageDocument,
  current: NonNullable<Current>,
): Promise<void> {
  if (current.published_revision_id === null || current.url === url || current.url.includes('{')) return
  await trx
    .insertInto('page_moves')
    .values({ site_id: siteId, locale, url: current.url, page_id: id })
    .onConflict((conflict) => conflict.columns(['site_id', 'locale', 'url']).doUpdateSet({ page_id: id, moved_at: sql<Date>`now()` }))
    .execute()
}
