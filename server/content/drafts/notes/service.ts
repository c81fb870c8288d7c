import { sql, type Kysely, type Selectable } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { readDraft, type StepAuthor } from '#server/content/drafts/draft-rows.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'
import type { DraftNotesTable } from '#server/database/tables/draft-people-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { isRemovableBy, isSeen, readTeam } from './note-team.ts'

/** A note to be left on a block, or an answer in a thread. */
export interface NewNote {
  readonly block: string
  readonly text: string
  readonly thread: number | null
}

/** Notes on the blocks of drafts. They are no content: no page, no revision and no hash has them. */
export interface DraftNotes {
  /** Lists the threads of a draft, the oldest first. */
  list(key: DraftKey): Promise<AdminCallData['note.list']>
  /** Leaves a note, or answers a thread of the same draft. The answer to a deleted thread is refused. */
  add(key: DraftKey, note: NewNote, author: StepAuthor): Promise<number>
  /** Resolves a thread, or opens it again. */
  resolve(key: DraftKey, note: number, isResolved: boolean, author: StepAuthor): Promise<void>
  /** Deletes a note of its author, or of who has left the team. The note of another person is answered as what does not exist. */
  remove(key: DraftKey, note: number, author: StepAuthor): Promise<void>
  /** Brings a deleted note back, with its answers. The right is that of the deletion; a note that is not deleted stays as it is. */
  restore(key: DraftKey, note: number, author: StepAuthor): Promise<void>
}

type NoteRow = Selectable<DraftNotesTable>

async function requireDraft(db: Kysely<Tables>, key: DraftKey): Promise<number> {
  const draft = await readDraft(db, key)
  if (!draft) throw notFound()
  return draft.id
}

async function listThreads(db: Kysely<Tables>, key: DraftKey): Promise<AdminCallData['note.list']> {
  const draftId = await requireDraft(db, key)
  const rows = await db
    .selectFrom('draft_notes')
    .selectAll()
    .where('site_id', '=', key.siteId)
    .where('draft_id', '=', draftId)
    .where(isSeen)
    .orderBy('id')
    .limit(1000)
    .execute()
  const nameOf = await readAuthors(
    db,
    key.siteId,
    rows.flatMap((row) => [row.written_by, row.resolved_by]),
  )
  const team = await readTeam(
    db,
    key.siteId,
    rows.map((row) => row.written_by),
  )
  const written = ({ id, note, written_by, written_at }: NoteRow) => ({
    ...{ note: id, text: note, writtenBy: nameOf(written_by), writtenAt: toInstant(written_at) },
    hasAuthorLeft: !team.has(written_by),
  })
  return rows
    .filter(({ thread_id }) => thread_id === null)
    .map((row) => ({
      ...written(row),
      block: row.block_id,
      answers: rows.filter(({ thread_id }) => thread_id === row.id).map(written),
      resolvedBy: nameOf(row.resolved_by),
      resolvedAt: row.resolved_at && toInstant(row.resolved_at),
    }))
}

/** Makes the service of notes on drafts. */
export function createDraftNotes({ db }: { readonly db: Kysely<Tables> }): DraftNotes {
  const noteOf = ({ siteId }: DraftKey, draftId: number, id: number) =>
    db.updateTable('draft_notes').where('site_id', '=', siteId).where('draft_id', '=', draftId).where('id', '=', id)
  const firstNote = ({ siteId }: DraftKey, draftId: number, id: number) =>
    db
      .selectFrom('draft_notes')
      .select(['id', 'block_id'])
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .where('draft_id', '=', draftId)
      .where('thread_id', 'is', null)
      .where(isSeen)
  return {
    list: (key) => listThreads(db, key),

    async add(key, { block, text, thread }, { userId }) {
      const draft_id = await requireDraft(db, key)
      const first = thread === null ? null : await firstNote(key, draft_id, thread).executeTakeFirst()
      if (first === undefined) throw notFound('THREAD')
      const of = { block_id: first?.block_id ?? block, thread_id: thread, resolved_by: null }
      const note = { draft_id, site_id: key.siteId, note: text, written_by: userId, ...of }
      return (await db.insertInto('draft_notes').values(note).returning('id').executeTakeFirstOrThrow()).id
    },

    async resolve(key, note, isResolved, { userId }) {
      const draftId = await requireDraft(db, key)
      const set = isResolved ? { resolved_by: userId, resolved_at: sql<Date>`now()` } : { resolved_by: null, resolved_at: null }
      const update = noteOf(key, draftId, note).set(set)
      if (!(await update.where('thread_id', 'is', null).where(isSeen).returning('id').executeTakeFirst())) throw notFound()
    },

    async remove(key, note, { userId }) {
      const draftId = await requireDraft(db, key)
      const gone = noteOf(key, draftId, note)
        .set({ deleted_at: sql<Date>`now()` })
        .where(isSeen)
        .where(isRemovableBy(userId))
      if (!(await gone.returning('id').executeTakeFirst())) throw notFound()
    },

    async restore(key, note, { userId }) {
      const draftId = await requireDraft(db, key)
      const back = noteOf(key, draftId, note).set({ deleted_at: null }).where(isRemovableBy(userId))
      if (!(await back.returning('id').executeTakeFirst())) throw notFound()
    },
  }
}
