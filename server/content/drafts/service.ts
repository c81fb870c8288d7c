import type { Kysely, Transaction } from 'kysely'
import type { PageIssue } from '#engine/validation/page-issue.ts'
import { draftHash, firstBase, type Base } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { SentBatch } from '#engine/draft/sync/batch.ts'
import { appendBatch, takeBatches, type AddedStep, type AdmitOperation, type DraftLog } from '#engine/draft/sync/draft-log.ts'
import type { DraftAnswer, DraftRequest } from '#engine/draft/sync/exchange.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import type { Pages } from '#server/content/pages/service.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import { notFound, ApiError } from '#server/platform/errors/api-error.ts'
import { createAdmission } from './admit-operation.ts'
import { readHeadRevision, revisionHash } from './base-revision.ts'
import { draftIssues } from './draft-issues.ts'
import type { DraftKey } from './draft-key.ts'
import {
  appendSteps,
  documentColumns,
  lockDraft,
  readDraft,
  takenIds,
  type DraftRow,
  type StepAuthor,
  type StoredStep,
} from './draft-rows.ts'
import { editedPage, pageOfDraft } from './edited-page.ts'
import { loadLog } from './load-log.ts'

/** A draft as an editor opens it. */
export interface OpenDraft extends Base {
  readonly document: EditedDocument
  readonly hash: string
  /** The revision on which the draft is based; null for a document that was never saved. */
  readonly baseRevision: number | null
  /** The newest steps, by which acts can be taken back. */
  readonly history: readonly StoredStep[]
  readonly issues: readonly PageIssue[]
}

/** The state of a draft that an editor has seen and publishes. */
export interface SeenDraft {
  readonly seq: number
  readonly hash: string
}

/** The drafts of a site: what is edited and not published. */
export interface Drafts {
  /** Opens the draft of a document. The first opening makes it of the newest saved state; what does not exist is refused. */
  open(key: DraftKey, author: StepAuthor, language: string): Promise<OpenDraft>
  /** Takes the batches of an editor who has seen everything, and answers all steps since its base. */
  step(key: DraftKey, request: DraftRequest, author: StepAuthor): Promise<DraftAnswer>
  /** Lists what stops the publication of a draft. */
  issues(key: DraftKey, language: string): Promise<PageIssue[]>
  /** Removes a draft with its log. */
  discard(key: DraftKey, author: StepAuthor): Promise<void>
  /** Publishes a draft as its editor has seen it. STALE_VERSION when there are newer steps, PAGE_INVALID with the issues. */
  publish(key: DraftKey, seen: SeenDraft, author: StepAuthor, language: string): Promise<{ revision: number; base: Base }>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly registry: Registry
  readonly sanitiser: Sanitiser
  readonly pages: Pages
  readonly audit: Audit
}

/** The number of steps after which the whole document is stored again. */
const SNAPSHOT_EVERY = 20

/** The steps that an editor gets with a draft: those that can be taken back. */
const HISTORY = 2000

class DraftService implements Drafts {
  readonly #needs: Needs
  readonly #admit: AdmitOperation

  constructor(needs: Needs) {
    this.#needs = needs
    this.#admit = createAdmission({ registry: needs.registry, sanitise: needs.sanitiser.sanitise })
  }

  async open(key: DraftKey, author: StepAuthor, language: string): Promise<OpenDraft> {
    const { db } = this.#needs
    const row = (await readDraft(db, key)) ?? (await this.#create(key, author))
    const { log, steps } = await loadLog(db, row, { seq: Math.max(0, row.seq - HISTORY) }, new Set())
    const { document, head } = log
    const issues = draftIssues(this.#rules, document, key, language)
    return { ...head, document, hash: draftHash(document), baseRevision: row.base_revision_id, history: steps, issues }
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

  async issues(key: DraftKey, language: string): Promise<PageIssue[]> {
    const { db } = this.#needs
    const row = await readDraft(db, key)
    if (!row) throw notFound()
    const { log } = await loadLog(db, row, row, new Set())
    return draftIssues(this.#rules, log.document, key, language)
  }

  async discard(key: DraftKey, author: StepAuthor): Promise<void> {
    await inTransaction(this.#needs.db, async (trx) => {
      const row = await requireLocked(trx, key, author)
      await trx.deleteFrom('drafts').where('id', '=', row.id).execute()
    })
  }

  publish(key: DraftKey, seen: SeenDraft, author: StepAuthor, language: string): Promise<{ revision: number; base: Base }> {
    const { db, pages, audit } = this.#needs
    return inTransaction(db, async (trx) => {
      const row = await requireLocked(trx, key, author)
      if (row.seq !== seen.seq || row.hash !== seen.hash) throw new ApiError('STALE_VERSION', { seq: row.seq, hash: row.hash })
      const { log } = await loadLog(trx, row, row, new Set())
      const baseHash = await revisionHash(trx, row.base_revision_id)
      const page = pageOfDraft(log.document, { id: key.documentId, locale: key.locale })
      const options = { siteId: key.siteId, baseHash, by: String(author.userId), language, trx }
      const saved = await pages.save(page, options)
      const added = publicationStep(log, { id: `publication-${saved.revisionId}-${row.seq + 1}`, by: String(author.userId) })
      await storeSteps(trx, row, added, { author, baseRevision: saved.revisionId })
      const diff = { revision: saved.revisionId, from: row.base_revision_id }
      await audit.record(trx, { siteId: key.siteId, actorId: author.userId, action: 'page.publish', target: pageTarget(key), diff })
      return { revision: saved.revisionId, base: added.log.head }
    })
  }

  get #rules() {
    return { registry: this.#needs.registry, sanitise: this.#needs.sanitiser.sanitise }
  }

  #create(key: DraftKey, author: StepAuthor): Promise<DraftRow> {
    return inTransaction(this.#needs.db, async (trx) => {
      const revision = await readHeadRevision(trx, key)
      if (!revision) throw notFound()
      const document = editedPage(revision.head, upgradeBlocks(this.#needs.registry, revision.blocks))
      const { siteId: site_id, kind, documentId: document_id, locale } = key
      const genesis = firstBase(`${site_id} ${kind} ${document_id} ${locale} ${crypto.randomUUID()}`, revision.hash).chain
      const chains = { genesis, chain: genesis, hash: draftHash(document) }
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

const pageTarget = ({ documentId, locale }: DraftKey): string => `page ${documentId} ${locale}`

async function requireLocked(trx: Transaction<Tables>, key: DraftKey, author: StepAuthor): Promise<DraftRow> {
  const row = await lockDraft(trx, key, author)
  if (row) return row
  throw (await readDraft(trx, key)) ? new ApiError('SESSION_EXPIRED') : notFound()
}

interface Grown {
  readonly log: DraftLog
  readonly added: readonly AddedStep[]
}

/** Makes the step that records a publication. It has no operations, so undo passes over it. */
function publicationStep(log: DraftLog, batch: Pick<SentBatch, 'id' | 'by'>): Grown {
  const done = appendBatch(log, { ...batch, label: 'publish', operations: [] }, (operation) => operation)
  if ('refused' in done) throw new Error(`A publication cannot be recorded: ${done.refused}`)
  return { log: done.log, added: [done] }
}

async function storeSteps(
  trx: Transaction<Tables>,
  row: DraftRow,
  { log, added }: Grown,
  { author, baseRevision = row.base_revision_id }: { readonly author: StepAuthor; readonly baseRevision?: number | null },
): Promise<void> {
  const { head, document } = log
  const isDue = head.seq - row.snapshot_seq >= SNAPSHOT_EVERY || baseRevision !== row.base_revision_id
  const state = { ...head, hash: draftHash(document), baseRevision, snapshot: isDue ? document : null }
  await appendSteps(trx, row.id, added, { author, state })
}

/** Makes the service of drafts. */
export function createDrafts(needs: Needs): Drafts {
  return new DraftService(needs)
}
