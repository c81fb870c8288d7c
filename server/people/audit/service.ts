import { sql, type Kysely, type Selectable } from 'kysely'
import type { Json } from '#schemas/generated/content.ts'
import type { AuditLogTable } from '#server/database/tables/account-tables.ts'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { entryHash, type AuditEntry } from './entry-hash.ts'

/** The record of an act; `diff` holds its changes, and never a secret. */
export interface AuditInput {
  readonly siteId: number
  /** The account that acts; null for the program itself. */
  readonly actorId: number | null
  readonly action: string
  readonly target: string
  readonly diff?: Readonly<Record<string, Json>>
}

/** The verdict on a site's log: the number of valid entries, and the number of the first invalid one; of the last valid one, when the entries after it are missing. */
export interface AuditVerdict {
  readonly entries: number
  readonly brokenAt: number | null
  /** The hash of the newest entry. */
  readonly head: string
}

/** The log of what administrators do: each entry is bound to the one before, so that no one can be changed unseen. */
export interface Audit {
  /** Writes an act down in the transaction that does it. */
  record(trx: Kysely<Tables>, input: AuditInput): Promise<void>
  /** Reads a site's log from its oldest entry and checks that it is whole, up to the newest one that was written. */
  verify(siteId: number): Promise<AuditVerdict>
}

/** The act of the program by which old entries are dropped. */
export const retentionAction = 'audit.retention'

/** The hash to which the first entry of a log is bound. */
const beginning = '0'.repeat(64)
const chunk = 1000

/** The hash of the newest entry of a site's log, as it is stored beside the log; undefined without an entry. */
async function keptHead(db: Kysely<Tables>, siteId: number): Promise<string | undefined> {
  return (await db.selectFrom('audit_heads').select('head').where('site_id', '=', siteId).executeTakeFirst())?.head
}

async function record(trx: Kysely<Tables>, { siteId, actorId, action, target, diff = {} }: AuditInput): Promise<void> {
  // One after the other on a site: the log is a chain.
  await advisoryLock(trx, `audit log ${siteId}`)
  const { rows } = await sql<{ at: Date }>`select date_trunc('milliseconds', clock_timestamp()) as at`.execute(trx)
  const { at = new Date(0) } = rows[0] ?? {}
  const entry: AuditEntry = { siteId, actorId, action, target, diff, at }
  // Not to the newest that is there: those after it may have been cut off.
  const previousHash = (await keptHead(trx, siteId)) ?? beginning
  const hash = entryHash(previousHash, entry)
  await trx
    .insertInto('audit_log')
    .values({
      site_id: siteId,
      actor_id: actorId,
      action,
      target,
      diff: jsonb({ ...diff }),
      at,
      previous_hash: previousHash,
      hash,
    })
    .execute()
  await trx
    .insertInto('audit_heads')
    .values({ site_id: siteId, head: hash })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ head: hash }))
    .execute()
}

type Row = Selectable<AuditLogTable>

/** A site's log from its oldest entry, a chunk in memory at a time. */
async function* readLog(db: Kysely<Tables>, siteId: number): AsyncGenerator<Row> {
  let after = 0
  for (;;) {
    const rows: Row[] = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(chunk)
      .execute()
    yield* rows
    if (rows.length < chunk) return
    after = rows.at(-1)?.id ?? after
  }
}

function isIntact({ site_id: siteId, actor_id: actorId, action, target, diff, at, previous_hash, hash }: Row): boolean {
  return entryHash(previous_hash, { siteId, actorId, action, target, diff, at }) === hash
}

/** Returns true when an entry says that everything up to a hash was dropped in time. */
function accountsFor({ action, actor_id, diff }: Row, hash: string): boolean {
  return action === retentionAction && actor_id === null && diff['upTo'] === hash
}

/** Follows a log entry by entry. */
class ChainReader {
  entries = 0
  #oldest: Row | null = null
  #newest: Row | null = null
  #isBeginningKnown = true

  get head(): string {
    return this.#newest?.hash ?? beginning
  }

  get newestId(): number {
    return this.#newest?.id ?? 0
  }

  /** Takes the next entry; false when it does not hold, or is not bound to the one before. */
  take(row: Row): boolean {
    if ((this.#oldest !== null && row.previous_hash !== this.head) || !isIntact(row)) return false
    this.#oldest ??= row
    this.#newest = row
    this.entries += 1
    // Old entries are dropped in time, and a later one says so: what is missing without that was taken away.
    if (this.entries === 1) this.#isBeginningKnown = row.previous_hash === beginning
    this.#isBeginningKnown ||= accountsFor(row, this.#oldest.previous_hash)
    return true
  }

  /** The oldest entry, when what stood before it is missing without a reason. */
  get orphan(): number | null {
    return this.#isBeginningKnown ? null : (this.#oldest?.id ?? null)
  }
}

async function verify(db: Kysely<Tables>, siteId: number): Promise<AuditVerdict> {
  // Before the log: what is written meanwhile stands after it.
  const storedHead = await keptHead(db, siteId)
  const chain = new ChainReader()
  let isHeadSeen = storedHead === undefined
  for await (const row of readLog(db, siteId)) {
    if (!chain.take(row)) return { entries: chain.entries, brokenAt: row.id, head: chain.head }
    isHeadSeen ||= row.hash === storedHead
  }
  const { entries, head, orphan, newestId } = chain
  const isEndKnown = isHeadSeen && (entries === 0 || (await keptHead(db, siteId)) !== undefined)
  return { entries, brokenAt: orphan ?? (isEndKnown ? null : newestId), head }
}

/** Writes and checks the log of what administrators do. */
export function createAudit(db: Kysely<Tables>): Audit {
  return { record, verify: (siteId) => verify(db, siteId) }
}
