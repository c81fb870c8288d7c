import type { Transaction } from 'kysely'
import type { Right } from '#schemas/admin/resources/rights.ts'
import { pageActRefusal } from '#domain/urls/system-pages.ts'
import type { DraftIssue } from '#server/content/drafts/draft-issues.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { DraftRow, StepAuthor } from '#server/content/drafts/draft-rows.ts'
import { currentRow } from '#server/content/drafts/current-row.ts'
import type { EditedKinds } from '#server/content/drafts/kinds/edited-kind.ts'
import { requireLocked } from '#server/content/drafts/store-steps.ts'
import type { PrepareMoves } from '#server/content/pages/write/address-move.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError, invalidDocument } from '#server/platform/errors/api-error.ts'
import type { JointItems, WantedItem } from '#server/platform/resources/publication/joint-items.ts'
import type { Actor } from '#server/platform/resources/resource-needs.ts'
import { loadLog } from '#server/content/drafts/load-log.ts'
import { addressRings, movingMembers, type MovingMember } from './address-rings.ts'
import { lockMenuDraft } from './page-entries.ts'
import { publishedRevision, storeAct, type ActDocument } from './publication-acts.ts'
import { inLockOrder, inPublicationOrder } from './publication-order.ts'
import { publishEach, type Candidate } from './publish-each.ts'
import {
  isAsSeen,
  publishLocked,
  type Publication,
  type PublishedDocument,
  type PublicationNeeds,
  type Publisher,
  type SeenDraft,
} from './publish-draft.ts'

/** The account that publishes, its rights, and the language of the answer. */
export interface JointPublisher extends Publisher {
  readonly actor: Actor
  readonly rights: readonly Right[]
}

/** A draft to publish, as its editor has seen it, with what is known to stop it. */
export interface WantedDraft extends SeenDraft {
  readonly key: DraftKey
  readonly title: string
  readonly stops: readonly DraftIssue[]
}

/** A draft that stops the publication of all, with the reason. */
export interface RefusedDraft {
  readonly key: DraftKey
  readonly title: string
  readonly code: string
  readonly errors: readonly DraftIssue[]
}

/** An item that stops the publication of all, with the reason. */
export interface RefusedItem extends WantedItem {
  readonly refusal: ApiError
}

/** An item that was published, in the version that it has now. */
export type PublishedItem = WantedItem

/** A publication of several documents and items as one act. */
export interface JointPublication {
  readonly act: number
  readonly documents: readonly (ActDocument & Publication)[]
  readonly items: readonly PublishedItem[]
}

/** The refusal of a joint publication; nothing was published. */
export class JointRefusal extends Error {
  readonly refused: readonly RefusedDraft[]
  readonly items: readonly RefusedItem[]

  constructor(refused: readonly RefusedDraft[], items: readonly RefusedItem[] = []) {
    super('A draft stops the publication of all')
    this.refused = refused
    this.items = items
  }
}

/** Documents and items to publish together. */
export interface WantedPublication {
  readonly documents: readonly WantedDraft[]
  readonly items: readonly WantedItem[]
}

/** Services that a joint publication needs. */
export type JointNeeds = PublicationNeeds & { readonly items: JointItems; readonly prepareMoves: PrepareMoves }

/** Publishes drafts and items together, all or none. Throws a JointRefusal with everything that stops it. */
export function publishTogether(needs: JointNeeds, wanted: WantedPublication, publisher: JointPublisher): Promise<JointPublication> {
  const siteId = publisher.actor.scope.site.id
  return inTransaction(needs.db, async (trx) => {
    const rows = await lockAll(trx, wanted.documents, publisher.author)
    await needs.items.lock(trx, siteId, wanted.items)
    const attempt = new JointAttempt({ trx, needs, publisher, rows }, wanted)
    await attempt.publishAll()
    const documents = await withNewestRevisions(trx, needs.kinds, attempt)
    const { items, batch } = attempt
    return { act: await storeAct(trx, siteId, publisher.author, { documents, items, batch }), documents, items }
  })
}

/** Documents of an act with the revisions that visitors see at its end: links to a page that has moved are in newer ones. */
async function withNewestRevisions(
  trx: Transaction<Tables>,
  kinds: EditedKinds,
  { documents: done, items }: Pick<JointAttempt, 'documents' | 'items'>,
): Promise<Done[]> {
  if (items.length === 0 && !done.some(({ hasMoved }) => hasMoved)) return [...done]
  const documents: Done[] = []
  for (const document of done) {
    const revision = await publishedRevision(trx, kinds[document.key.kind], document.key)
    documents.push({ ...document, revision: revision ?? document.revision })
  }
  return documents
}

/** Locks all drafts before anything else, so that acts with some documents in common run one after the other. */
async function lockAll(trx: Transaction<Tables>, wanted: readonly WantedDraft[], author: StepAuthor): Promise<Map<WantedDraft, DraftRow>> {
  const rows = new Map<WantedDraft, DraftRow>()
  const [first] = wanted
  if (first && wanted.some(({ key }) => key.kind === 'PAGE')) await lockMenuDraft(trx, first.key.siteId)
  for (const draft of inLockOrder(wanted)) rows.set(draft, await requireLocked(trx, draft.key, author))
  return rows
}

interface AttemptNeeds {
  readonly trx: Transaction<Tables>
  readonly needs: JointNeeds
  readonly publisher: JointPublisher
  readonly rows: ReadonlyMap<WantedDraft, DraftRow>
}

type Done = PublishedDocument
type Ring = readonly MovingMember<WantedDraft>[]
type Attempted = Candidate & ({ readonly draft: WantedDraft } | { readonly item: WantedItem } | { readonly ring: Ring })

class JointAttempt {
  readonly #needs: AttemptNeeds
  readonly #wanted: WantedPublication
  readonly #act: ReturnType<JointItems['begin']>
  /** The refusals of the last attempt of each ring. */
  readonly #inRing = new Map<WantedDraft, ApiError>()
  readonly documents: Done[] = []
  readonly items: PublishedItem[] = []

  constructor(needs: AttemptNeeds, wanted: WantedPublication) {
    this.#needs = needs
    this.#wanted = wanted
    this.#act = needs.needs.items.begin(needs.trx, needs.publisher.actor, 'publish')
  }

  /** The batch of the items; null without any. */
  get batch(): string | null {
    return this.items.length === 0 ? null : this.#act.change.batch
  }

  // Items before pages: their addresses are there when links are checked.
  async publishAll(): Promise<void> {
    const { trx, needs } = this.#needs
    const items = this.#wanted.items.map((item) => ({ item, publish: () => this.#publishItem(item) }))
    const drafts = inPublicationOrder(needs.kinds, this.#wanted.documents).map((draft) => ({
      draft,
      publish: () => this.#publishDraft(draft),
    }))
    const refused = await publishEach<Attempted>(trx, [...items, ...drafts])
    const waiting = refused.size === 0 ? [] : await this.#withRings([...refused.keys()])
    const stopping = [...(waiting.some((each) => 'ring' in each) ? await publishEach(trx, waiting) : refused)]
    if (stopping.length === 0) return
    throw new JointRefusal(
      stopping.flatMap(([candidate, refusal]) => this.#refusedDrafts(candidate, refusal)),
      stopping.flatMap(([candidate, refusal]) => ('item' in candidate ? [{ ...candidate.item, refusal }] : [])),
    )
  }

  /** Candidates with the pages that take the addresses of each other as one candidate: each waits for all others. */
  async #withRings(candidates: readonly Attempted[]): Promise<Attempted[]> {
    const { trx, rows } = this.#needs
    const drafts = candidates.flatMap((each) => ('draft' in each ? [each.draft] : []))
    const moving = await movingMembers(trx, drafts, async (draft) => {
      const row = rows.get(draft)
      return row && (await loadLog(trx, row, row, new Set())).log.document
    })
    const rings = addressRings(moving)
    const inRing = new Set(rings.flatMap((ring) => ring.map(({ member }) => member)))
    const others = candidates.filter((each) => !('draft' in each && inRing.has(each.draft)))
    return [...rings.map((ring) => ({ ring, publish: () => this.#publishRing(ring) })), ...others]
  }

  /** Names the drafts of a candidate that stop the publication; of a ring those with a reason of their own, else all. */
  #refusedDrafts(candidate: Attempted, refusal: ApiError): RefusedDraft[] {
    if ('draft' in candidate) return [refusedDraft(candidate.draft, refusal)]
    if ('item' in candidate) return []
    const drafts = candidate.ring.map(({ member }) => member)
    const own = drafts.filter((draft) => this.#inRing.has(draft))
    return (own.length > 0 ? own : drafts).map((draft) => refusedDraft(draft, this.#inRing.get(draft) ?? refusal))
  }

  async #publishRing(ring: Ring): Promise<void> {
    const before = this.documents.length
    for (const { member } of ring) this.#inRing.delete(member)
    try {
      await this.#exchange(ring)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'PAGE_REQUIRED') this.#nameNeeded(ring, error)
      this.documents.length = before
      throw error
    }
  }

  async #exchange(ring: Ring): Promise<void> {
    const { trx, needs, publisher } = this.#needs
    const exchange = await needs.kinds.PAGE.exchange?.(trx, ring, String(publisher.author.userId))
    await exchange?.leave()
    const members = ring.map(({ member }) => ({ member, publish: () => this.#publishDraft(member, true) }))
    const refused = await publishEach(trx, members)
    for (const [{ member }, refusal] of refused) this.#inRing.set(member, refusal)
    for (const refusal of refused.values()) throw refusal
    await exchange?.follow()
  }

  #nameNeeded(ring: Ring, refusal: ApiError): void {
    for (const { member, from } of ring) if (pageActRefusal(from, 'move') !== null) this.#inRing.set(member, refusal)
  }

  async #publishItem(item: WantedItem): Promise<void> {
    const { needs, publisher } = this.#needs
    const { id, version } = await needs.items.publish(this.#act, publisher.actor, item)
    this.items.push({ resource: item.resource, id, version })
  }

  async #publishDraft(draft: WantedDraft, isExchanged = false): Promise<void> {
    const { trx, needs, publisher, rows } = this.#needs
    const { key, stops } = draft
    const row = rows.get(draft)
    if (!row || !isAsSeen(row, draft)) throw new ApiError('STALE_VERSION')
    if (stops.length > 0) throw invalidDocument(key.kind, stops)
    // Links of this draft and of its page may have followed a page or an item that has moved.
    const hasMoved = isExchanged || this.items.length > 0 || this.documents.some((done) => done.hasMoved)
    const current = hasMoved ? await currentRow(trx, needs.kinds[key.kind], key, publisher.author) : row
    const done = await publishLocked(trx, needs, { key, row: current, read: row }, publisher)
    this.documents.push({ ...done, hasMoved: done.hasMoved || isExchanged })
  }
}

function refusedDraft({ key, title }: WantedDraft, { code, data }: ApiError): RefusedDraft {
  return { key, title, code, errors: (data['errors'] as DraftIssue[] | undefined) ?? [] }
}
