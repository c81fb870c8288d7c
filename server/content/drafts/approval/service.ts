import { sql, type Kysely, type Transaction } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { Right } from '#schemas/admin/resources/rights.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { auditTarget, type DraftKey } from '#server/content/drafts/draft-key.ts'
import { readDraft, type DraftRow, type StepAuthor } from '#server/content/drafts/draft-rows.ts'
import { draftTitle, readDraftTitle } from '#server/content/drafts/draft-title.ts'
import type { EditedKinds } from '#server/content/drafts/kinds/edited-kind.ts'
import { isAsSeen, type SeenDraft } from '#server/content/drafts/publication/publish-draft.ts'
import { requireLocked } from '#server/content/drafts/store-steps.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { ReviewAnswer } from '#server/database/tables/draft-people-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit, AuditInput } from '#server/people/audit/service.ts'
import { rightHolders } from '#server/people/users/right-holders.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import type { Site } from '#server/platform/scope/site.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { mailAnswer, mailRequest } from './approval-mails.ts'
import { lastWriter } from './last-writer.ts'
import { wantsApproval } from './require-approval.ts'

/** A request to read a draft as it is. */
export interface ReviewRequest extends SeenDraft {
  readonly reviewers: readonly number[]
  readonly word: string
}

/** The answer to a request, for the bytes that were read. */
export interface GivenAnswer extends SeenDraft {
  readonly answer: ReviewAnswer
  readonly word: string
}

/** Requests to read drafts, and the approvals of exactly what was read. */
export interface Approvals {
  /** Asks colleagues to read a draft as it is, and sends each a mail. STALE_VERSION when it has changed. */
  ask(key: DraftKey, request: ReviewRequest, author: StepAuthor): Promise<void>
  /** Lists the requests of a draft, the newest first, with the people who can be asked. */
  list(key: DraftKey, userId: number): Promise<AdminCallData['approval.list']>
  /** Lists the requests that wait for an account. */
  waiting(siteId: number, userId: number): Promise<AdminCallData['approval.waiting']>
  /** Reads a request to an account, with the draft as it is now. */
  read(siteId: number, id: number, userId: number): Promise<AdminCallData['approval.read']>
  /** Answers a request to an account. STALE_VERSION when the draft is not the one that was read. */
  answer(siteId: number, id: number, given: GivenAnswer, author: StepAuthor): Promise<void>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly kinds: EditedKinds
  readonly audit: Audit
  readonly parameters: Parameters
  readonly findSite: (id: number) => Site | undefined
}

class ApprovalService implements Approvals {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async ask(key: DraftKey, request: ReviewRequest, author: StepAuthor): Promise<void> {
    if (key.kind === 'MENU') throw notFound()
    const colleagues = await this.#colleagues(key.siteId, author.userId)
    const asked = colleagues.filter(({ id }) => request.reviewers.includes(id))
    if (asked.length !== new Set(request.reviewers).size) throw notFound()
    await inTransaction(this.#needs.db, async (trx) => {
      const row = await this.#asSeen(trx, key, request, author)
      const common = { draft_id: row.id, site_id: key.siteId, asked_by: author.userId, request: request.word }
      const rows = asked.map(({ id }) => ({ ...common, reviewer_id: id, ...UNANSWERED }))
      const made = await trx.insertInto('draft_reviews').values(rows).returning(['id', 'reviewer_id']).execute()
      const nameOf = await readAuthors(trx, key.siteId, [author.userId])
      const title = await readDraftTitle(trx, key.siteId, row.id)
      const by = nameOf(author.userId)?.name ?? ''
      for (const { id, reviewer_id } of made)
        await mailRequest(trx, this.#site(key.siteId), { review: id, to: reviewer_id, title, by, word: request.word })
      await this.#record(trx, key, author, { action: 'approval.ask', diff: { seq: row.seq, hash: row.hash, reviewers: asked.length } })
    })
  }

  async list(key: DraftKey, userId: number): Promise<AdminCallData['approval.list']> {
    const { db } = this.#needs
    const draft = await readDraft(db, key)
    if (!draft) throw notFound()
    const reviewsOf = db.selectFrom('draft_reviews').selectAll().where('site_id', '=', key.siteId).where('draft_id', '=', draft.id)
    const rows = await reviewsOf.orderBy('id', 'desc').limit(50).execute()
    const nameOf = await readAuthors(
      db,
      key.siteId,
      rows.flatMap((row) => [row.asked_by, row.reviewer_id]),
    )
    const reviews = rows.map((row) => ({
      ...{ review: row.id, askedBy: nameOf(row.asked_by), askedAt: toInstant(row.asked_at), word: row.request },
      ...{ reviewer: nameOf(row.reviewer_id), answer: row.answer, reply: row.reply },
      answeredAt: row.answered_at && toInstant(row.answered_at),
      isCurrent: row.answered_hash === draft.hash,
    }))
    return {
      isRequired: await wantsApproval(this.#needs, key),
      isApproved: reviews.some(({ answer, isCurrent }) => answer === 'APPROVED' && isCurrent),
      reviews,
      colleagues: await this.#colleagues(key.siteId, userId),
    }
  }

  async waiting(siteId: number, userId: number): Promise<AdminCallData['approval.waiting']> {
    const rows = await this.#ofReviewer(siteId, userId).where('r.answer', 'is', null).orderBy('r.id', 'desc').limit(20).execute()
    const nameOf = await readAuthors(
      this.#needs.db,
      siteId,
      rows.map((row) => row.asked_by),
    )
    return rows.map((row) => ({
      ...{ review: row.id, title: row.title, locale: row.locale },
      ...{ askedBy: nameOf(row.asked_by), askedAt: toInstant(row.asked_at) },
    }))
  }

  async read(siteId: number, id: number, userId: number): Promise<AdminCallData['approval.read']> {
    const row = await this.#ofReviewer(siteId, userId).where('r.id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    const nameOf = await readAuthors(this.#needs.db, siteId, [row.asked_by])
    return {
      ...{ review: row.id, title: row.title, kind: this.#needs.kinds[row.kind].name, id: row.document_id, locale: row.locale },
      ...{ askedBy: nameOf(row.asked_by), askedAt: toInstant(row.asked_at), word: row.request },
      ...{ seq: row.seq, hash: row.hash, answer: row.answer, reply: row.reply, isCurrent: row.answered_hash === row.hash },
    }
  }

  async answer(siteId: number, id: number, given: GivenAnswer, author: StepAuthor): Promise<void> {
    const found = await this.#ofReviewer(siteId, author.userId).where('r.id', '=', id).executeTakeFirst()
    if (!found) throw notFound()
    const key: DraftKey = { siteId, kind: found.kind, documentId: found.document_id, locale: found.locale }
    await inTransaction(this.#needs.db, async (trx) => {
      const row = await this.#asSeen(trx, key, given, author)
      if (given.answer === 'APPROVED' && (await lastWriter(trx, row)) === author.userId) throw new ApiError('APPROVAL_OF_OWN')
      const answered = { answered_at: sql<Date>`now()`, answered_seq: row.seq, answered_hash: row.hash }
      const set = { answer: given.answer, reply: given.word, ...answered }
      await trx.updateTable('draft_reviews').set(set).where('site_id', '=', siteId).where('id', '=', id).execute()
      const by = (await readAuthors(trx, siteId, [author.userId]))(author.userId)?.name ?? ''
      const title = await readDraftTitle(trx, key.siteId, row.id)
      const notice = { review: id, title, by, word: given.word, answer: given.answer, seq: row.seq }
      if (found.asked_by !== null) await mailAnswer(trx, this.#site(siteId), { ...notice, key, to: found.asked_by })
      const diff = { review: id, answer: given.answer, seq: row.seq, hash: row.hash }
      await this.#record(trx, key, author, { action: 'approval.answer', diff })
    })
  }

  #ofReviewer(siteId: number, userId: number) {
    return this.#needs.db
      .selectFrom('draft_reviews as r')
      .innerJoin('drafts as d', 'd.id', 'r.draft_id')
      .select(['r.id', 'r.asked_by', 'r.asked_at', 'r.request', 'r.answer', 'r.reply', 'r.answered_hash'])
      .select(['d.kind', 'd.document_id', 'd.locale', 'd.seq', 'd.hash', draftTitle.as('title')])
      .where('r.site_id', '=', siteId)
      .where('r.reviewer_id', '=', userId)
  }

  /** Those of a site who may answer a request, beside one of them. */
  async #colleagues(siteId: number, userId: number): Promise<AdminCallData['approval.list']['colleagues']> {
    const { db } = this.#needs
    const holders = rightHolders(db, siteId, ANSWERING).where('users.id', '<>', userId)
    const rows = await holders.select('users.id').orderBy('users.id').limit(100).execute()
    const nameOf = await readAuthors(
      db,
      siteId,
      rows.map(({ id }) => id),
    )
    return rows.flatMap(({ id }) => nameOf(id) ?? [])
  }

  async #asSeen(trx: Transaction<Tables>, key: DraftKey, seen: SeenDraft, author: StepAuthor): Promise<DraftRow> {
    const row = await requireLocked(trx, key, author)
    if (!isAsSeen(row, seen)) throw new ApiError('STALE_VERSION', { seq: row.seq, hash: row.hash })
    return row
  }

  #site(siteId: number): Site {
    const site = this.#needs.findSite(siteId)
    if (!site) throw notFound()
    return site
  }

  #record(trx: Transaction<Tables>, key: DraftKey, author: StepAuthor, act: Pick<AuditInput, 'action' | 'diff'>): Promise<void> {
    const target = auditTarget(this.#needs.kinds[key.kind].name, key)
    return this.#needs.audit.record(trx, { siteId: key.siteId, actorId: author.userId, target, ...act })
  }
}

/** The right that `approval.answer` asks for. */
const ANSWERING: Right = 'pages.publish'

const UNANSWERED = { answer: null, answered_seq: null, answered_hash: null } as const

/** Makes the service of requests to read drafts. */
export function createApprovals(needs: Needs): Approvals {
  return new ApprovalService(needs)
}
