import { applyAll } from '#engine/draft/operations/apply.ts'
import { firstBase } from '#engine/draft/document/draft-hash.ts'
import { PUBLICATION } from '#schemas/admin/drafts/server-steps.ts'
import { appendBatch, takeBatches, type AdmitOperation, type DraftLog } from '#engine/draft/sync/draft-log.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { DraftAnswer, DraftRequest } from '#engine/draft/sync/exchange.ts'

const SNAPSHOT_EVERY = 20
const admitAll: AdmitOperation = (operation) => operation

/** The part of a server that survives a restart: a document as of some step, the steps since the oldest stored one, the ids of all batches. */
export type StoredDraft = Omit<DraftLog, 'head'> & { readonly snapshot: DraftLog['first'] }

/** The stored draft before its first step. */
export function newDraft(document: EditedDocument): StoredDraft {
  const first = firstBase('draft', null)
  return { first, snapshot: first, document, steps: [], ids: new Set() }
}

/** A server of one draft, without a database: a snapshot every 20 steps, and the steps folded over it at the start. */
export class DraftServer {
  log: DraftLog
  stored: StoredDraft
  private readonly admit: AdmitOperation

  constructor(stored: StoredDraft, admit: AdmitOperation = admitAll) {
    this.stored = stored
    this.admit = admit
    const { snapshot, ...log } = stored
    const since = stored.steps.filter(({ seq }) => seq > snapshot.seq)
    const done = applyAll(
      stored.document,
      since.flatMap(({ operations }) => operations),
    )
    if ('refused' in done) throw new Error(`The stored steps cannot be repeated: ${done.refused}`)
    const { seq, chain } = since.at(-1) ?? snapshot
    this.log = { ...log, head: { seq, chain }, document: done.document }
  }

  /** Answers a request, and stores what it has added. */
  take(request: DraftRequest): DraftAnswer {
    const { log, answer } = takeBatches(this.log, request, this.admit)
    this.keep(log)
    return answer
  }

  /** Publishes the draft as it is: a step without operations in the same log. Returns what is published. */
  publish(by: string): EditedDocument {
    const batch = { id: `publication-${this.log.head.seq + 1}`, by, label: PUBLICATION, operations: [] }
    const done = appendBatch(this.log, batch, this.admit)
    if ('refused' in done) throw new Error(`A publication is refused: ${done.refused}`)
    this.keep(done.log)
    return this.log.document
  }

  private keep(log: DraftLog): void {
    this.log = log
    const { first, steps, ids } = log
    const isDue = log.head.seq - this.stored.snapshot.seq >= SNAPSHOT_EVERY
    const snapshot = isDue ? { snapshot: log.head, document: log.document } : {}
    this.stored = { ...this.stored, first, steps, ids, ...snapshot }
  }

  /** Cuts the log: only the last steps stay, and those since the snapshot. */
  forget(keep: number): void {
    const { steps, snapshot, first } = this.stored
    const gone = steps.filter(({ seq }) => seq <= Math.min(snapshot.seq, this.log.head.seq - keep)).at(-1)
    const cut = { first: gone ? { seq: gone.seq, chain: gone.chain } : first, steps: steps.filter(({ seq }) => seq > (gone?.seq ?? 0)) }
    this.stored = { ...this.stored, ...cut }
    this.log = { ...this.log, ...cut }
  }
}
