import { sql, type Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { StepAuthor } from '#server/content/drafts/draft-rows.ts'
import { readNotesMark } from '#server/content/drafts/notes/note-team.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'

/** The seconds for which a presence counts after its last beat. */
const LASTS_SECONDS = 30

/** The presence of people on drafts. It changes no draft and holds no content. */
export interface Presence {
  /** Notes that a session has a draft open with a selected block, and lists the other sessions. */
  beat(key: DraftKey, block: string | null, author: StepAuthor): Promise<AdminCallData['presence.beat']>
  /** Ends the presence of a session on a draft. */
  leave(key: DraftKey, author: StepAuthor): Promise<void>
}

async function draftId(db: Kysely<Tables>, { siteId, kind, documentId, locale }: DraftKey): Promise<number> {
  const row = await db
    .selectFrom('drafts')
    .select('id')
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('document_id', '=', documentId)
    .where('locale', '=', locale)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row.id
}

/** Makes the service of presence. */
export function createPresence({ db }: { readonly db: Kysely<Tables> }): Presence {
  return {
    async beat(key, block, { userId, sessionId }) {
      const draft_id = await draftId(db, key)
      const beat = { block_id: block, seen_at: sql<Date>`now()` }
      await db
        .insertInto('draft_presence')
        .values({ draft_id, session_id: sessionId, user_id: userId, ...beat })
        .onConflict((conflict) => conflict.columns(['draft_id', 'session_id']).doUpdateSet(beat))
        .execute()
      const rows = await db
        .selectFrom('draft_presence')
        .select(['session_id', 'user_id', 'block_id'])
        .where('draft_id', '=', draft_id)
        .where('session_id', '<>', sessionId)
        .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${LASTS_SECONDS})`)
        .orderBy('session_id')
        .limit(50)
        .execute()
      const nameOf = await readAuthors(
        db,
        key.siteId,
        rows.map((row) => row.user_id),
      )
      const people = rows.flatMap(({ session_id, user_id, block_id }) => {
        const person = nameOf(user_id)
        return person ? [{ person: String(session_id), ...person, block: block_id }] : []
      })
      return { people, notes: await readNotesMark(db, draft_id) }
    },

    async leave(key, { sessionId }) {
      const draft_id = await draftId(db, key)
      await db.deleteFrom('draft_presence').where('draft_id', '=', draft_id).where('session_id', '=', sessionId).execute()
    },
  }
}
