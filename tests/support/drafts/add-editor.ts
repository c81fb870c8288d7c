import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'

/** Adds a session of an account, which lasts an hour, and returns its id. */
export async function addEditorSession(db: Kysely<Tables>, siteId: number, userId: number): Promise<number> {
  const session = { site_id: siteId, user_id: userId, token_hash: randomBytes(32), expires_at: new Date(Date.now() + 3_600_000) }
  return (await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow()).id
}

/** Adds the administrator Claire Roy to a site, with a session, as the author of steps. */
export async function addEditor(db: Kysely<Tables>, siteId: number, email = 'claire@example.org'): Promise<DraftWriter> {
  const user = { site_id: siteId, email, role: 'ADMIN' as const, firstname: 'Claire', lastname: 'Roy' }
  const { id: userId } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
  return { may: 'all', userId, sessionId: await addEditorSession(db, siteId, userId) }
}
