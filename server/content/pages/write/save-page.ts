import type { Kysely, Transaction } from 'kysely'
import type { Block } from '#schemas/generated/content.ts'
import { htmlInProps, type HtmlInProps } from '#engine/validation/html-in-props.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { announceSite } from '#server/sites/directory/announce-site.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import { requireBase, type BaseState } from './base-state.ts'
import { findPageIssues } from './page-issues.ts'
import { hashOfPage, headOf, toDocument, type PageInput } from './page-input.ts'
import { recordMove } from './record-move.ts'
import type { SavedPage, SaveOptions } from './save-options.ts'
import { storeRevision, type CheckedPage } from './store-revision.ts'

interface Needs {
  readonly db: Kysely<Tables>
  readonly registry: Registry
  readonly sanitiser: Sanitiser
  readonly onWrite: (siteId: number) => Promise<void>
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
  { publish = true, publishAt }: SaveOptions,
): base is NonNullable<BaseState> {
  if (base?.hash !== hash || publishAt !== undefined) return false
  return !publish || base.published_revision_id === base.head_revision_id
}

async function write(trx: Transaction<Tables>, checked: CheckedPage, options: SaveOptions): Promise<SavedPage> {
  const { siteId, publish = true } = options
  const { document } = checked
  const base = await requireBase(trx, document, options)
  if (isStoredAlready(checked, base, options)) {
    return { id: document.id, layoutId: base.layout_id, revisionId: base.head_revision_id, hash: checked.hash }
  }
  const saved = await storeRevision(trx, checked, options, base)
  if (publish) await recordMove(trx, siteId, document, base)
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
    if (issues.length > 0) throw new ApiError('PAGE_INVALID', { errors: issues })
    const head = headOf(document)
    const blocks = upgradeBlocks(this.#needs.registry, document.layout.blocks)
    const checked = { document, head, blocks, hash: hashOfPage(head, blocks), passed: passedTexts(this.#needs, blocks) }
    return inTransaction(options.trx ?? db, (trx) => {
      announceSite(trx, options.siteId, onWrite)
      return write(trx, checked, options)
    })
  }
}
