import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { hashToken, isToken, newToken } from '#server/platform/tokens/opaque-token.ts'
import type { MemberCaller } from '#server/platform/scope/caller.ts'
import { cutText } from '#schemas/text/cut-text.ts'

/** The lifetime of a session in seconds, independent of its use. */
export const sessionSeconds = 86_400

/** The account and the device of a new session. */
export interface SessionInput {
  readonly siteId: number
  readonly userId: number
  /** « Firefox, Linux ». */
  readonly device: string
  /** The language in which it was opened. */
  readonly locale?: string
}

/** A session as its owner sees it. */
export interface SessionItem {
  readonly id: number
  readonly device: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

/** The sessions of members. All times are the database's. Nothing is cached in memory, so a session that ends is over on every node at once. */
export interface Sessions {
  /** Opens a session; the token is returned once and stored hashed. Within a transaction, pass it. */
  open(input: SessionInput, trx?: Kysely<Tables>): Promise<{ token: string; sessionId: number }>
  /** Finds the member of a token on a site; null when it is expired, revoked, forged or another site's. The locale becomes that of the account. */
  find(siteId: number, token: string, locale?: string): Promise<MemberCaller | null>
  /** Notes that the password was given just now. */
  prove(siteId: number, sessionId: number): Promise<void>
  /** Returns true when the password was given within the last ten minutes. */
  isProved(siteId: number, sessionId: number): Promise<boolean>
  revoke(siteId: number, sessionId: number, trx?: Kysely<Tables>): Promise<void>
  /** Ends the sessions of a site that these tokens open, whosever they are. */
  revokeTokens(siteId: number, tokens: readonly string[], trx?: Kysely<Tables>): Promise<void>
  /** Ends every session of an account, but the one excepted. */
  revokeAll(siteId: number, userId: number, options?: { except?: number; trx?: Kysely<Tables> }): Promise<void>
  /** The sessions of an account that are in force, the newest first. */
  list(siteId: number, userId: number, trx?: Kysely<Tables>): Promise<SessionItem[]>
}

const fresh = sql<Date>`now()`

async function findSession(
  db: Kysely<Tables>,
  { siteId, token, locale }: { siteId: number; token: string; locale: string | undefined },
): Promise<MemberCaller | null> {
  if (!isToken(token)) return null
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'users.role', 'users.locale', 'sessions.proved_at'])
    .select(sql<boolean>`sessions.last_seen_at < now() - interval '5 minutes'`.as('is_stale'))
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.site_id', '=', siteId)
    .where('sessions.expires_at', '>', fresh)
    .where('users.erased_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const isOther = locale !== undefined && locale !== row.locale
  if (row.is_stale || isOther) await noteVisit(db, { siteId, sessionId: row.id, userId: row.user_id, locale })
  return { kind: 'member', siteId, userId: row.user_id, role: row.role, sessionId: row.id, provedAt: row.proved_at }
}

/** Stores a visit: the account is no longer inactive, and a warning about its erasure is withdrawn. */
async function noteVisit(
  db: Kysely<Tables>,
  { siteId, sessionId, userId, locale }: { siteId: number; sessionId: number; userId: number; locale: string | undefined },
): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: fresh }).where('site_id', '=', siteId).where('id', '=', sessionId).execute()
  await db
    .updateTable('users')
    .set({ last_seen_at: fresh, warned_at: null, ...(locale !== undefined && { locale }) })
    .where('site_id', '=', siteId)
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .execute()
}

async function openSession(
  db: Kysely<Tables>,
  { siteId, userId, device, locale }: SessionInput,
): Promise<{ token: string; sessionId: number }> {
  const token = newToken()
  const { id } = await db
    .insertInto('sessions')
    .values({
      site_id: siteId,
      user_id: userId,
      token_hash: hashToken(token),
      device: cutText(device, 100),
      expires_at: sql<Date>`now() + make_interval(secs => ${sessionSeconds})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const used = { last_seen_at: fresh, warned_at: null, ...(locale !== undefined && { locale }) }
  await db.updateTable('users').set(used).where('site_id', '=', siteId).where('id', '=', userId).execute()
  return { token, sessionId: id }
}

/** Opens, finds and ends the sessions of members. */
export function createSessions(db: Kysely<Tables>): Sessions {
  return {
    open: (input, trx) => openSession(trx ?? db, input),
    find: (siteId, token, locale) => findSession(db, { siteId, token, locale }),
    prove: async (siteId, sessionId) => {
      await db.updateTable('sessions').set({ proved_at: fresh }).where('site_id', '=', siteId).where('id', '=', sessionId).execute()
    },
    isProved: async (siteId, sessionId) => {
      const isRecent = sql<boolean>`proved_at > now() - interval '10 minutes'`.as('is_recent')
      const ofSite = db.selectFrom('sessions').select(isRecent).where('site_id', '=', siteId)
      const row = await ofSite.where('id', '=', sessionId).executeTakeFirst()
      return row?.is_recent === true
    },
    revoke: async (siteId, sessionId, trx) => {
      await (trx ?? db).deleteFrom('sessions').where('site_id', '=', siteId).where('id', '=', sessionId).execute()
    },
    revokeTokens: async (siteId, tokens, trx) => {
      const hashes = tokens.filter(isToken).map(hashToken)
      if (hashes.length === 0) return
      await (trx ?? db).deleteFrom('sessions').where('site_id', '=', siteId).where('token_hash', 'in', hashes).execute()
    },
    revokeAll: async (siteId, userId, { except, trx } = {}) => {
      await (trx ?? db)
        .deleteFrom('sessions')
        .where('site_id', '=', siteId)
        .where('user_id', '=', userId)
        .$if(except !== undefined, (query) => query.where('id', '<>', except ?? 0))
        .execute()
    },
    list: async (siteId, userId, trx) => {
      const rows = await (trx ?? db)
        .selectFrom('sessions')
        .select(['id', 'device', 'created_at', 'last_seen_at'])
        .where('site_id', '=', siteId)
        .where('user_id', '=', userId)
        .where('expires_at', '>', fresh)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return rows.map(({ id, device, created_at, last_seen_at }) => ({ id, device, createdAt: created_at, lastSeenAt: last_seen_at }))
    },
  }
}
