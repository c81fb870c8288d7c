import { draftHash, firstBase, type Base } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { takeBatches, type AdmitOperation } from '#engine/draft/sync/draft-log.ts'
import type { DraftAnswer, DraftRequest } from '#engine/draft/sync/exchange.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import { createAdmission } from './admit-operation.ts'
import { readHeadRevision } from './base-revision.ts'
import { draftIssues, scopeOf, type DraftIssue, type IssueNeeds } from './draft-issues.ts'
import type { DraftKey } from './draft-key.ts'
import { documentColumns, readDraft, takenIds, type DraftRow, type StepAuthor, type StoredStep } from './draft-rows.ts'
import { editedPage } from './edited-page.ts'
import { followBase } from './follow-base.ts'
import { historySteps, loadLog } from './load-log.ts'
import { publishDraft, unpublishDraft, type PublicationNeeds, type SeenDraft } from './publish-draft.ts'
import { qualityIssues, reviewDraft, type DraftReview } from './quality/review-draft.ts'
import { restoreRevision, type Restoration } from './restore-revision.ts'
import { readStanding, type Standing } from './standing.ts'
import { readSignature, type StepSignature } from './step-signature.ts'
import { requireLocked, storeSteps } from './store-steps.ts'

/** A draft as an editor opens it. */
export interface OpenDraft extends Base {
  readonly document: EditedDocument
  readonly hash: string
  /** The revision on which the draft is based; null for a document that was never saved. */
  readonly baseRevision: number | null
  /** The newest steps, by which acts can be taken back. */
  readonly history: readonly StoredStep[]
  readonly issues: readonly DraftIssue[]
  /** How the document stands for visitors. */
  readonly standing: Standing
}

/** The drafts of a site: what is edited and not published. */
export interface Drafts {
  /** Opens the draft of a document. The first opening makes it of the newest saved state; what does not exist is refused. */
  open(key: DraftKey, author: StepAuthor, language: string): Promise<OpenDraft>
  /** Takes the batches of an editor who has seen everything, and answers all steps since its base. */
  step(key: DraftKey, request: DraftRequest, author: StepAuthor): Promise<DraftAnswer>
  /** Reads all steps since a base, or the whole draft for an unknown base. */
  steps(key: DraftKey, base: Base): Promise<DraftAnswer>
  /** Reads the author and the time of a step. */
  signature(key: DraftKey, batch: string): Promise<StepSignature>
  /** Lists what stops the publication of a draft. */
  issues(key: DraftKey, language: string): Promise<DraftIssue[]>
  /** Checks a draft with the facts of its site, beside the rules of the schemas. */
  review(key: DraftKey, language: string): Promise<DraftReview>
  /** Brings a revision back into a draft, as one batch of its author. STALE_VERSION when there are steps that its author has not seen. */
  restore(key: DraftKey, wanted: Restoration, author: StepAuthor): Promise<DraftAnswer>
  /** Removes a draft with its log. */
  discard(key: DraftKey, author: StepAuthor): Promise<void>
  /** Publishes a draft as its editor has seen it. STALE_VERSION when there are newer steps, PAGE_INVALID with the issues. */
  publish(key: DraftKey, seen: SeenDraft, author: StepAuthor, language: string): Promise<{ revision: number; base: Base }>
  /** Takes the document of a draft offline. The draft stays, and notes it in its log. */
  unpublish(key: DraftKey, author: StepAuthor): Promise<Base>
}

type Needs = PublicationNeeds & IssueNeeds

class DraftService implements Drafts {
  readonly #needs: Needs
  readonly #admit: AdmitOperation

  constructor(needs: Needs) {
    this.#needs = needs
    this.#admit = createAdmission({ registry: needs.registry, sanitise: needs.sanitiser.sanitise })
  }

  async open(key: DraftKey, author: StepAuthor, language: string): Promise<OpenDraft> {
    const { db } = this.#needs
    const stored = await readDraft(db, key)
    const row = stored ? await this.#follow(key, stored, author) : await this.#create(key, author)
    const { log, steps } = await loadLog(db, row, { seq: Math.max(0, row.seq - historySteps) }, new Set())
    const { document, head } = log
    const issues = await draftIssues(this.#needs, document, key, language)
    const standing = await readStanding(db, key)
    return { ...head, document, hash: draftHash(document), baseRevision: row.base_revision_id, history: steps, issues, standing }
  }

  step(key: DraftKey, request: DraftRequest, author: StepAuthor): Promise<DraftAnswer> {
    return inTransaction(this.#needs.db, async (trx) => {
      const row = await requireLocked(trx, key, author)
      const ids = await takenIds(trx, row.id, [...request.recent, ...request.batches.map(({ id }) => id)])
      const { log } = await loadLog(trx, row, request.base, ids)
      const taken = takeBatches(log, request, this.#admit)
      if (taken.added.length > 0) await storeSteps(trx, row, taken, { author })
      return taken.answer
    })
  }

  async steps(key: DraftKey, base: Base): Promise<DraftAnswer> {
    const { db } = this.#needs
    const row = await readDraft(db, key)
    if (!row) throw notFound()
    if (row.seq === base.seq && row.chain === base.chain) return { steps: [], hash: row.hash }
    const { log } = await loadLog(db, row, base, new Set())
    return takeBatches(log, { base, batches: [], recent: [] }, this.#admit).answer
  }

  signature(key: DraftKey, batch: string): Promise<StepSignature> {
    return readSignature(this.#needs.db, key, batch)
  }

  async issues(key: DraftKey, language: string): Promise<DraftIssue[]> {
    return draftIssues(this.#needs, await this.#document(key), key, language)
  }

  async review(key: DraftKey, language: string): Promise<DraftReview> {
    return reviewDraft(this.#needs, await this.#document(key), scopeOf(this.#needs, key), language)
  }

  restore(key: DraftKey, wanted: Restoration, author: StepAuthor): Promise<DraftAnswer> {
    const { db, registry } = this.#needs
    return restoreRevision({ db, registry, admit: this.#admit }, key, wanted, author)
  }

  async discard(key: DraftKey, author: StepAuthor): Promise<void> {
    await inTransaction(this.#needs.db, async (trx) => {
      const row = await requireLocked(trx, key, author)
      await trx.deleteFrom('drafts').where('id', '=', row.id).execute()
    })
  }

  async publish(key: DraftKey, seen: SeenDraft, author: StepAuthor, language: string): Promise<{ revision: number; base: Base }> {
    const row = await readDraft(this.#needs.db, key)
    // The draft takes the changes of a page that was saved beside it first, so a publication does not overwrite them.
    const followed = row && (await this.#follow(key, row, author))
    // Another state than the one that was seen is refused by its number and hash.
    if (followed?.seq === seen.seq && followed.hash === seen.hash) await this.#refuseStops(key, language)
    return publishDraft(this.#needs, key, seen, { author, language })
  }

  async unpublish(key: DraftKey, author: StepAuthor): Promise<Base> {
    if (!(await readDraft(this.#needs.db, key))) await this.#create(key, author)
    return unpublishDraft(this.#needs, key, author)
  }

  /** Refuses the publication of a draft that a check of the site's policy stops, with all that has to be mended. */
  async #refuseStops(key: DraftKey, language: string): Promise<void> {
    const document = await this.#document(key)
    const stops = await qualityIssues(this.#needs, document, scopeOf(this.#needs, key), language)
    if (stops.length > 0) throw new ApiError('PAGE_INVALID', { errors: await draftIssues(this.#needs, document, key, language) })
  }

  async #document(key: DraftKey): Promise<EditedDocument> {
    const { db } = this.#needs
    const row = await readDraft(db, key)
    if (!row) throw notFound()
    return (await loadLog(db, row, row, new Set())).log.document
  }

  #follow(key: DraftKey, row: DraftRow, author: StepAuthor): Promise<DraftRow> {
    return followBase({ db: this.#needs.db, registry: this.#needs.registry, admit: this.#admit }, key, row, author)
  }

  #create(key: DraftKey, author: StepAuthor): Promise<DraftRow> {
    return inTransaction(this.#needs.db, async (trx) => {
      const revision = await readHeadRevision(trx, key)
      if (!revision) throw notFound()
      const document = editedPage(revision.head, upgradeBlocks(this.#needs.registry, revision.blocks))
      const { siteId: site_id, kind, documentId: document_id, locale } = key
      const genesis = firstBase(`${site_id} ${kind} ${document_id} ${locale} ${crypto.randomUUID()}`, revision.hash).chain
      const hash = draftHash(document)
      const chains = { genesis, chain: genesis, hash, base_hash: hash }
      await trx
        .insertInto('drafts')
        .values({
          site_id,
          kind,
          document_id,
          locale,
          base_revision_id: revision.id,
          ...chains,
          ...documentColumns(document),
          updated_by: author.userId,
        })
        .onConflict((conflict) => conflict.columns(['site_id', 'kind', 'document_id', 'locale']).doNothing())
        .execute()
      return requireLocked(trx, key, author)
    })
  }
}

/** Makes the service of drafts. */
export function createDrafts(needs: Needs): Drafts {
  return new DraftService(needs)
}
