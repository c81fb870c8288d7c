import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import type { Block, PageDocument } from '#schemas/generated/content.ts'
import { htmlInProps, type HtmlInProps } from '#engine/validation/html-in-props.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import { mapLinksInBlocks } from '#engine/text/map-links.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { announceSite } from '#server/sites/directory/announce-site.ts'
import { invalidDocument } from '#server/platform/errors/api-error.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import { requireFreePage } from '#server/content/pages/required-pages.ts'
import { findMove, type AddressMove, type PrepareMoves } from './address-move.ts'
import { requireBase, type BaseState } from './base-state.ts'
import { findPageIssues, isProgram } from './page-issues.ts'
import { hashOfPage, headOf, toDocument, type PageInput } from './page-input.ts'
import { recordMove } from './record-move.ts'
import type { SavedPage, SaveOptions } from './save-options.ts'
import { storeRevision, type CheckedPage } from './store-revision.ts'

interface Needs {
  readonly db: Kysely<Tables>
  readonly registry: Registry
  readonly sanitiser: Sanitiser
  readonly onWrite: (siteId: number) => Promise<void>
  readonly prepareMoves: PrepareMoves
}

function passedTexts({ registry, sanitiser }: Needs, blocks: readonly Block[]): CheckedPage['passed'] {
  const texts: HtmlInProps[] = []
  walkBlocks(blocks, ({ type, props }) => texts.push(...htmlInProps(registry.types.get(type)?.fields ?? [], props)))
  return { sanitised_hashes: sanitiser.passedHashes(texts), sanitiser_version: sanitiser.version }
}

/** Tests if a save would change nothing. */
function isStoredAlready(
  { hash }: CheckedPage,
  base: BaseState,
  { publish = true, publishAt, isAside = false }: SaveOptions,
): base is NonNullable<BaseState> {
  if (base?.hash !== hash || publishAt !== undefined || isAside) return false
  return !publish || base.published_revision_id === base.head_revision_id
}

// Programs, such as the seeds, give the pages of the product their rules of access.
function requireFreeHead(base: NonNullable<BaseState>, { url, middleware }: PageDocument, { by }: SaveOptions): void {
  if (base.url !== url) requireFreePage(base.url, 'move')
  if (!isProgram(by) && !isDeepStrictEqual(base.middleware, middleware)) requireFreePage(base.url, 'close')
}

async function write(
  { trx, registry }: { readonly trx: Transaction<Tables>; readonly registry: Registry },
  checked: CheckedPage,
  options: SaveOptions,
): Promise<SavedPage> {
  const { siteId, publish = true } = options
  const { document } = checked
  const base = await requireBase(trx, document, options)
  if (base?.published_revision_id != null && options.isAside !== true) requireFreeHead(base, document, options)
  if (isStoredAlready(checked, base, options)) {
    return { id: document.id, layoutId: base.layout_id, revisionId: base.head_revision_id, hash: checked.hash }
  }
  const saved = await storeRevision({ trx, registry }, checked, options, base)
  if (options.isAside !== true) await recordMove(trx, { siteId, isPublished: publish }, document, base)
  return saved
}

/** The only writer of pages: checks a document, stores it as a revision and publishes it. */
export class PageWriter {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async save(input: PageInput, options: SaveOptions): Promise<SavedPage> {
    const { db, onWrite } = this.#needs
    const document = toDocument(input)
    const issues = await findPageIssues(this.#needs, options.trx ?? db, document, options)
    if (issues.length > 0) throw invalidDocument('PAGE', issues)
    const checked = this.#check(document, upgradeBlocks(this.#needs.registry, document.layout.blocks))
    return inTransaction(options.trx ?? db, async (trx) => {
      announceSite(trx, options.siteId, onWrite)
      const move = await findMove(trx, document, options)
      return move ? this.#move(trx, checked, options, move) : write({ trx, registry: this.#needs.registry }, checked, options)
    })
  }

  /** Saves a page whose address changes: what named the former address follows, its own links first. */
  async #move(trx: Transaction<Tables>, checked: CheckedPage, options: SaveOptions, move: AddressMove): Promise<SavedPage> {
    const prepared = await this.#needs.prepareMoves(trx, [move])
    const blocks = mapLinksInBlocks(this.#needs.registry, checked.blocks, prepared.mapIn(move.locale))
    const isChanged = blocks !== checked.blocks
    const saved = await write(
      { trx, registry: this.#needs.registry },
      isChanged ? this.#check(checked.document, [...blocks]) : checked,
      options,
    )
    await prepared.follow()
    return { ...saved, hasMoved: true, ...(isChanged && { movedBlocks: blocks }) }
  }

  #check(document: PageDocument, blocks: Block[]): CheckedPage {
    const head = headOf(document)
    return { document, head, blocks, hash: hashOfPage(head, blocks), passed: passedTexts(this.#needs, blocks) }
  }
}
