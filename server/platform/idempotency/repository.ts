import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { asyncCommitSql } from '#server/database/wait-for-flush.ts'
import { preparedStatement } from '#server/database/prepared.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { KeyedRequest } from './request-key.ts'

/** A stored request: its caller, its fingerprint and its response, if any. */
export interface StoredRequest {
  readonly caller: string
  readonly fingerprint: string
  readonly answer: string | null
}

/** The owner of a key: its caller. The key of an order belongs to the site, since a person who repeats one after signing out would pay both. */
const scopeOf = ({ caller, isOrder }: Pick<KeyedRequest, 'caller' | 'isOrder'>): string => (isOrder === true ? '' : caller)

const aDay = sql`interval '24 hours'`
/** A request that runs longer counts as abandoned. */
const abandoned = sql`interval '30 seconds'`

/** Claims a request and returns the owner token, or null when it is claimed or done. */
export async function claimRequest(db: Kysely<Tables>, request: KeyedRequest): Promise<string | null> {
  const { siteId, caller, visitor, key, fingerprint, keptSeconds } = request
  const owner = randomUUID()
  const held = keptSeconds === undefined ? aDay : sql`make_interval(secs => ${keptSeconds})`
  const isOwn = sql`idempotency_keys.fingerprint = excluded.fingerprint and idempotency_keys.caller in (excluded.caller, ${visitor}::text)`
  const isOver = sql`idempotency_keys.started_at < now() - ${held}
    or (idempotency_keys.answer is null and ${isOwn} and idempotency_keys.started_at < now() - ${abandoned})`
  // The claim need not be flushed: if it is lost, so is everything after it.
  const { rows } = await sql<{ owner: string }>`${preparedStatement}
    insert into idempotency_keys (site_id, caller, key, scope, fingerprint, owner)
    select ${siteId}::integer, ${caller}::text, ${key}::text, ${await scopeToClaim(db, request)}::text, ${fingerprint}::text, ${owner}::uuid
    from (select ${asyncCommitSql}) as early
    on conflict (site_id, key, scope) do update
      set caller = excluded.caller, owner = excluded.owner, fingerprint = excluded.fingerprint, answer = null, started_at = now()
      where ${isOver}
    returning owner
  `.execute(db)
  return rows[0]?.owner ?? null
}

/** The scope in which a request claims its key: a member goes on with what the same browser sent before the login. */
async function scopeToClaim(db: Kysely<Tables>, request: KeyedRequest): Promise<string> {
  const own = scopeOf(request)
  if (own === '' || own === request.visitor) return own
  return (await readRow(db, request))?.scope ?? own
}

async function readRow(db: Kysely<Tables>, request: KeyedRequest): Promise<(StoredRequest & { readonly scope: string }) | undefined> {
  const { siteId, key, visitor, fingerprint } = request
  const own = scopeOf(request)
  return db
    .selectFrom('idempotency_keys')
    .select(['caller', 'fingerprint', 'answer', 'scope'])
    .where('site_id', '=', siteId)
    .where('key', '=', key)
    .where((where) =>
      where.or([where('scope', '=', own), where.and([where('scope', '=', visitor), where('fingerprint', '=', fingerprint)])]),
    )
    .orderBy(sql`scope = ${own}`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns what is stored under the key of a request; null when it is free. */
export async function readRequest(db: Kysely<Tables>, request: KeyedRequest): Promise<StoredRequest | null> {
  const row = await readRow(db, request)
  return row ? { caller: row.caller, fingerprint: row.fingerprint, answer: row.answer } : null
}

/** A response with further rows written by the same statement. */
interface Settled {
  readonly answer: string
  readonly beside?: RawBuilder<unknown> | undefined
}

/** Stores the response of a claimed request. Returns false when another has taken it over. */
export async function storeResponse(
  db: Kysely<Tables>,
  owner: string,
  { siteId, caller, key }: KeyedRequest,
  settled: string | Settled,
): Promise<boolean> {
  const { answer, beside }: Settled = typeof settled === 'string' ? { answer: settled } : settled
  const { numAffectedRows } =
    await sql`${preparedStatement} ${beside === undefined ? sql`` : sql`with beside as (${beside})`} update idempotency_keys set answer = ${answer}
    where site_id = ${siteId} and caller = ${caller} and key = ${key} and owner = ${owner}`.execute(db)
  return numAffectedRows === 1n
}

/** Releases the key of a rejected or failed request for a retry. */
export async function releaseRequest(db: Kysely<Tables>, siteId: number, owner: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('site_id', '=', siteId).where('owner', '=', owner).where('answer', 'is', null).execute()
}

/** Deletes responses older than a day. */
export async function dropOldRequests(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('started_at', '<', sql<Date>`now() - ${aDay}`)
    .execute()
}
