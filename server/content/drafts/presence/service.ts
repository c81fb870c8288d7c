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

/** The selected block of a window; `isChosen` where it was selected since the last beat. Without it, another block than before counts as chosen. */
interface Place {
  readonly block: string | null
  readonly isChosen?: boolean | undefined
}

/** The presence of people on drafts. It changes no draft and holds no content. */
export interface Presence {
  /** Notes that a session has a draft open with a selected block, and lists who has it open in other sessions, once each. */
  beat(key: DraftKey, place: Place, author: StepAuthor): Promise<AdminCallData['presence.beat']>
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
    async beat(key, { block, isChosen }, { userId, sessionId }) {
      const draft_id = await draftId(db, key)
      const seen = { seen_at: sql<Date>`now()` }
      const chosen = { block_id: block, chosen_at: sql<Date>`clock_timestamp()` }
      // Windows of one session share its row: a beat of one of them leaves what was chosen in another.
      const isNew = isChosen ?? sql<boolean>`draft_presence.block_id is distinct from excluded.block_id`
      const kept = <Value>(column: string) =>
        sql<Value>`case when ${isNew} then excluded.${sql.ref(column)} else draft_presence.${sql.ref(column)} end`
      await db
        .insertInto('draft_presence')
        .values({ draft_id, session_id: sessionId, user_id: userId, ...chosen, ...seen })
        .onConflict((conflict) =>
          conflict
            .columns(['draft_id', 'session_id'])
            .doUpdateSet({ block_id: kept<string | null>('block_id'), chosen_at: kept<Date>('chosen_at'), ...seen }),
        )
        .execute()
      const rows = await db
        .selectFrom('draft_presence')
        .distinctOn('user_id')
        .select(['user_id', 'block_id'])
        .where('draft_id', '=', draft_id)
        .where('session_id', '<>', sessionId)
        .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${LASTS_SECONDS})`)
        .orderBy('user_id')
        .orderBy((at) => at('block_id', 'is', null))
        .orderBy('chosen_at', 'desc')
        .limit(50)
        .execute()
      const nameOf = await readAuthors(
        db,
        key.siteId,
        rows.map((row) => row.user_id),
      )
      const people = rows.flatMap(({ user_id, block_id }) => {
        const person = nameOf(user_id)
        return person ? [{ person: String(user_id), ...person, block: block_id }] : []
      })
      return { people, notes: await readNotesMark(db, key.siteId, draft_id) }
    },

    async leave(key, { sessionId }) {
      const draft_id = await draftId(db, key)
      await db.deleteFrom('draft_presence').where('draft_id', '=', draft_id).where('session_id', '=', sessionId).execute()
    },
  }
}
