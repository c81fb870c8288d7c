import type { Transaction } from 'kysely'
import type { DraftMay } from '#schemas/admin/drafts/draft-may.ts'
import { draftHash, type Base } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { takeBatches, type AdmitOperation } from '#engine/draft/sync/draft-log.ts'
import type { DraftAnswer, DraftRequest } from '#engine/draft/sync/exchange.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import type { RequireSeenUses } from '#server/platform/references/seen-uses.ts'
import { createAdmission } from './admission/admit-operation.ts'
import { rulesFor } from './admission/rules-for.ts'
import { takeFairly } from './aside/take-fairly.ts'
import { createDraft } from './create-draft.ts'
import { draftIssues, type DraftIssue, type IssueNeeds } from './draft-issues.ts'
import { scopeOf } from './draft-scope.ts'
import { adoptWords } from './adopt-words.ts'
import { auditTarget, isPage, type DraftKey } from './draft-key.ts'
import { readDraft, shownStep, takenIds, type DraftRow, type DraftWriter, type StepAuthor, type StoredStep } from './draft-rows.ts'
import { followBase } from './follow-base.ts'
import type { EditedKind, Standing } from './kinds/edited-kind.ts'
import { insertEntry, type WantedEntry } from './insert-entry.ts'
import { historySteps, loadLog } from './load-log.ts'
import {
  isAsSeen,
  publishDraft,
  unpublishDraft,
  type Publication,
  type PublicationNeeds,
  type SeenDraft,
} from './publication/publish-draft.ts'
import { readHeldPlan, type HeldPlan } from './planning/planned-rows.ts'
import { settleSite } from './planning/settle-plans.ts'
import { onlineHindrances } from './quality/online-hindrances.ts'
import { requireAnswers, type Answers, type Hindrances } from './quality/require-answers.ts'
import { reviewDraft, type DraftReview } from './quality/review-draft.ts'
import { restoreRevision, type LeadDocument, type Restoration } from './restore-revision.ts'
import { readSignature, type StepSignature } from './step-signature.ts'
import { nameVersion } from './versions/name-version.ts'
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
  /** How far the rights of the person who opens it go. */
  readonly may: DraftMay
  /** The planned version that could not appear; null without one. */
  readonly heldPlan: HeldPlan | null
}

/** The drafts of a site: what is edited and not published. */
export interface Drafts {
  /** Opens the draft of a document. The first opening makes it of the newest saved state; what does not exist is refused, and so is what only pages.write changes without that right. */
  open(key: DraftKey, author: DraftWriter, language: string): Promise<OpenDraft>
  /** Takes the batches of an editor who has seen everything, as far as their rights go, and answers all steps since its base. */
  step(key: DraftKey, request: DraftRequest, author: DraftWriter): Promise<DraftAnswer>
  /** Reads all steps since a base, or the whole draft for an unknown base. */
  steps(key: DraftKey, base: Base): Promise<DraftAnswer>
  /** Reads the author and the time of a step. */
  signature(key: DraftKey, batch: string): Promise<StepSignature>
  /** Lists what stops the publication of a draft. */
  issues(key: DraftKey, language: string): Promise<DraftIssue[]>
  /** Checks a draft with the facts of its site, beside the rules of the schemas. */
  review(key: DraftKey, language: string): Promise<DraftReview>
  /** Brings a revision back into a draft, as one batch of its author. STALE_VERSION when there are steps that its author has not seen. */
  restore(key: DraftKey, wanted: Restoration, author: DraftWriter): Promise<DraftAnswer>
  /** Removes a draft with its log. The audit log names it when it had changes. */
  discard(key: DraftKey, author: StepAuthor): Promise<void>
  /** Records the words of the pages that were saved before words were recorded, as a server does at its start. */
  prepare(): Promise<void>
  /** Makes the draft of a document, or brings it to the newest saved state, and returns its row. */
  latest(key: DraftKey, author: StepAuthor): Promise<DraftRow>
  /** Puts an entry into the draft of a menu, which is locked before what is written with it in the same transaction. */
  withEntry<Result>(key: DraftKey, author: DraftWriter, work: EntryWork<Result>): Promise<Result>
  /** Publishes a draft as its editor has seen it. STALE_VERSION when there are newer steps, PAGE_INVALID with the issues, TO_CONFIRM with the questions that are open. */
  publish(key: DraftKey, seen: ConfirmedDraft, author: StepAuthor, language: string): Promise<Publication>
  /** Finds what is not ready in all pages that visitors of a site see once it is open. */
  online(siteId: number, answers: Answers): Promise<Hindrances>
  /** Stores a draft as a version with a name. STALE_VERSION when there are newer steps, PAGE_INVALID with the issues. */
  name(key: DraftKey, wanted: SeenDraft & { readonly name: string }, author: StepAuthor, language: string): Promise<number>
  /** Takes the document of a draft offline. The draft stays, and notes it in its log. */
  unpublish(key: DraftKey, author: StepAuthor, used?: number): Promise<Base>
}

/** A draft as its editor has seen it, with the questions that this person has answered. */
export type ConfirmedDraft = SeenDraft & Pick<Answers, 'confirmed'>

/** Writes something together with an entry of the menu. */
export type EntryWork<Result> = (trx: Transaction<Tables>, insert: (wanted: WantedEntry) => Promise<string>) => Promise<Result>

type Needs = PublicationNeeds &
  IssueNeeds & { readonly sanitiser: Sanitiser; readonly leadDocument: LeadDocument; readonly requireSeenUses: RequireSeenUses }

class DraftService implements Drafts {
  readonly #needs: Needs
  readonly #admitPage: AdmitOperation

  constructor(needs: Needs) {
    this.#needs = needs
    this.#admitPage = createAdmission({ registry: needs.registry, sanitise: needs.sanitiser.sanitise })
  }

  async open(key: DraftKey, author: DraftWriter, language: string): Promise<OpenDraft> {
    const { db } = this.#needs
    if (author.may !== 'all' && !isPage(key)) throw new ApiError('FORBIDDEN', { right: 'pages.write' })
    const row = await this.latest(key, author)
    // The draft of a page in the trash is still stored.
    if (!(await this.#kind(key).head(db, key))) throw notFound()
    const { log, steps } = await loadLog(db, row, { seq: Math.max(0, row.seq - historySteps) }, new Set())
    const { document, head } = log
    const issues = await draftIssues(this.#needs, document, key, language)
    const standing = await this.#kind(key).standing(db, key)
    return {
      ...head,
      document,
      hash: draftHash(document),
      baseRevision: row.base_revision_id,
      history: steps.map(shownStep),
      issues,
      standing,
      may: author.may,
      heldPlan: await readHeldPlan(db, key),
    }
  }

  async step(key: DraftKey, request: DraftRequest, author: DraftWriter): Promise<DraftAnswer> {
    try {
      return await this.#take(key, request, author)
    } catch (error) {
      // A draft that a colleague has discarded is made again, and its editors get all of it. A save looks for no draft before, which costs a statement.
      if (!(error instanceof ApiError) || error.code !== 'NOT_FOUND' || (await readDraft(this.#needs.db, key))) throw error
      await this.#create(key, author)
      return this.#take(key, request, author)
    }
  }

  #take(key: DraftKey, request: DraftRequest, author: DraftWriter): Promise<DraftAnswer> {
    return inTransaction(this.#needs.db, async (trx) => {
      const row = await requireLocked(trx, key, author)
      if (row.isInTrash) throw notFound('TRASHED')
      const ids = await takenIds(trx, row.id, [...request.recent, ...request.batches.map(({ id }) => id)])
      const { log } = await loadLog(trx, row, request.base, ids)
      const rules = await this.#rulesFor(trx, row, key, { batches: request.batches, author })
      const taken = await takeFairly(log, request, rules)
      if (taken.added.length > 0) await storeSteps(trx, row, taken, { author, kind: this.#kind(key), former: log.document, ...taken })
      return taken.answer
    })
  }

  async steps(key: DraftKey, base: Base): Promise<DraftAnswer> {
    const { db } = this.#needs
    const row = await readDraft(db, key)
    if (!row) throw notFound()
    if (row.seq === base.seq && row.chain === base.chain) return { steps: [], hash: row.hash }
    const { log } = await loadLog(db, row, base, new Set())
    return takeBatches(log, { base, batches: [], recent: [] }, this.#admit(key)).answer
  }

  signature(key: DraftKey, batch: string): Promise<StepSignature> {
    return readSignature(this.#needs.db, key, batch)
  }

  async issues(key: DraftKey, language: string): Promise<DraftIssue[]> {
    return draftIssues(this.#needs, await this.#document(key), key, language)
  }

  async review(key: DraftKey, language: string): Promise<DraftReview> {
    if (!this.#kind(key).hasPageBlocks) throw notFound()
    return reviewDraft(this.#needs, await this.#document(key), scopeOf(this.#needs, key), language)
  }

  restore(key: DraftKey, wanted: Restoration, author: DraftWriter): Promise<DraftAnswer> {
    const { db, leadDocument } = this.#needs
    const rulesFor = (trx: Transaction<Tables>, row: DraftRow, by: DraftWriter) => this.#rulesFor(trx, row, key, { author: by })
    return restoreRevision({ db, leadDocument, kind: this.#kind(key), rulesFor }, key, wanted, author)
  }

  async discard(key: DraftKey, author: StepAuthor): Promise<void> {
    await inTransaction(this.#needs.db, async (trx) => {
      const row = await requireLocked(trx, key, author)
      await trx.deleteFrom('drafts').where('site_id', '=', key.siteId).where('id', '=', row.id).execute()
      const kind = this.#kind(key)
      const saved = await kind.head(trx, key)
      if (saved) await kind.recordTexts?.(trx, key, saved.document, null)
      // A draft without a change loses nothing.
      if (row.hash === row.base_hash) return
      const act = { action: `${kind.name}.discard`, target: auditTarget(kind.name, key), diff: { seq: row.seq, hash: row.hash } }
      await this.#needs.audit.record(trx, { siteId: key.siteId, actorId: author.userId, ...act })
    })
  }

  prepare(): Promise<void> {
    return adoptWords(this.#needs.db, this.#needs.registry)
  }

  async latest(key: DraftKey, author: StepAuthor): Promise<DraftRow> {
    await settleSite(this.#needs.db, this.#needs, key.siteId)
    const row = await readDraft(this.#needs.db, key)
    return row ? this.#follow(key, row, author) : this.#create(key, author)
  }

  async withEntry<Result>(key: DraftKey, author: DraftWriter, work: EntryWork<Result>): Promise<Result> {
    await this.latest(key, author)
    return inTransaction(this.#needs.db, async (trx) => {
      const row = await requireLocked(trx, key, author)
      const rules = await this.#rulesFor(trx, row, key, { author })
      return work(trx, (wanted) => insertEntry(trx, { row, ...rules }, wanted, author))
    })
  }

  async publish(key: DraftKey, { confirmed, ...seen }: ConfirmedDraft, author: StepAuthor, language: string): Promise<Publication> {
    await settleSite(this.#needs.db, this.#needs, key.siteId)
    const row = await readDraft(this.#needs.db, key)
    // The draft takes the changes of a page that was saved beside it first, so a publication does not overwrite them.
    const followed = row && (await this.#follow(key, row, author))
    // Another state than the one that was seen is refused by its number and hash.
    if (followed && isAsSeen(followed, seen)) {
      const outgoing = { key, document: await this.#document(key) }
      await requireAnswers(this.#needs, outgoing, { userId: author.userId, confirmed, language })
    }
    return publishDraft(this.#needs, key, seen, { author, language })
  }

  online(siteId: number, answers: Answers): Promise<Hindrances> {
    return onlineHindrances(this.#needs, siteId, answers)
  }

  async name(key: DraftKey, wanted: SeenDraft & { readonly name: string }, author: StepAuthor, language: string): Promise<number> {
    await this.latest(key, author)
    return nameVersion(this.#needs, key, wanted, { author, language })
  }

  async unpublish(key: DraftKey, author: StepAuthor, used?: number): Promise<Base> {
    if (!(await readDraft(this.#needs.db, key))) await this.#create(key, author)
    return unpublishDraft(this.#needs, key, { author, used })
  }

  async #document(key: DraftKey): Promise<EditedDocument> {
    const { db } = this.#needs
    const row = await readDraft(db, key)
    if (!row) throw notFound()
    return (await loadLog(db, row, row, new Set())).log.document
  }

  #kind({ kind }: DraftKey): EditedKind {
    return this.#needs.kinds[kind]
  }

  #admit(key: DraftKey): AdmitOperation {
    return this.#kind(key).admit ?? this.#admitPage
  }

  #rulesFor(trx: Transaction<Tables>, row: DraftRow, key: DraftKey, written: Pick<Parameters<typeof rulesFor>[2], 'author' | 'batches'>) {
    return rulesFor(trx, row, { kind: this.#kind(key), admit: this.#admit(key), registry: this.#needs.registry, ...written })
  }

  #follow(key: DraftKey, row: DraftRow, author: StepAuthor): Promise<DraftRow> {
    return followBase({ db: this.#needs.db, kind: this.#kind(key), admit: this.#admit(key) }, key, row, author)
  }

  #create(key: DraftKey, author: StepAuthor): Promise<DraftRow> {
    return createDraft({ db: this.#needs.db, kind: this.#kind(key) }, key, author)
  }
}

/** Makes the service of drafts. */
export function createDrafts(needs: Needs): Drafts {
  return new DraftService(needs)
}
