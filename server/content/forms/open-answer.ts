import { sql, type Kysely } from 'kysely'
import type { CallData, CallParams } from '#schemas/api/calls.ts'
import type { Attachment } from '#schemas/api/base/file-response.ts'
import type { UploadType } from '#schemas/text/uploads.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { answersOf, filesOf } from './answer-content.ts'
import { formAnswerFilePath } from './answer-paths.ts'
import { answersOfSite, definitionFor, toItem } from './list-answers.ts'

type Answer = CallData<'form.getAnswer'>

/** The dependencies of opening an answer or a file. */
export interface AnswerDeps {
  readonly db: Kysely<Tables>
  readonly audit: Audit
}

/** One answer with its content; opening it makes a new one read. */
export function openAnswer({ db }: AnswerDeps, { scope, caller }: Member, id: number): Promise<Answer> {
  return runAsMember(db, caller, async (trx) => {
    await trx
      .updateTable('form_answers')
      .set({ read_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('site_id', '=', scope.site.id)
      .where('read_at', 'is', null)
      .execute()
    const row = await answersOfSite(trx, scope.site.id)
      .select(['form_answers.answers', 'form_answers.user_id'])
      .where('form_answers.id', '=', id)
      .executeTakeFirst()
    if (!row) throw notFound()
    return {
      ...{ ...toItem(row, scope), userId: row.user_id },
      answers: answersOf(definitionFor(row.definitions, scope), row.answers, scope.locale),
      files: (await filesOf(trx, scope.site.id, id)).map((file) => ({ ...file, url: formAnswerFilePath(id, file.id) })),
    }
  })
}

/** One file of an answer; the log of administrators' acts says who opened it, and not what it is called. */
export function openFile({ db, audit }: AnswerDeps, { scope, caller }: Member, params: CallParams<'form.getFile'>): Promise<Attachment> {
  const siteId = scope.site.id
  return runAsMember(db, caller, async (trx) => {
    const answer = await answersOfSite(trx, siteId).where('form_answers.id', '=', params.id).executeTakeFirst()
    const file = await trx
      .selectFrom('form_files')
      .select(['filename', 'mime', 'content'])
      .where('site_id', '=', siteId)
      .where('answer_id', '=', params.id)
      .where('id', '=', params.file)
      .executeTakeFirst()
    if (!answer || !file) throw notFound()
    const target = `form-file:${params.file}`
    await audit.record(trx, { siteId, actorId: caller.userId, action: 'form.getFile', target, diff: { answer: params.id } })
    return { filename: file.filename, type: file.mime as UploadType, bytes: new Uint8Array(file.content) }
  })
}
