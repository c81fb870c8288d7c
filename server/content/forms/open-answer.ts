import { sql, type Kysely, type Transaction } from 'kysely'
import type { CallData, CallParams } from '#schemas/api/calls.ts'
import type { Attachment } from '#schemas/api/base/file-response.ts'
import type { FormDefinition } from '#schemas/api/content/form.ts'
import type { Json } from '#schemas/generated/content.ts'
import type { UploadType } from '#schemas/text/uploads.ts'
import { isFileField } from '#domain/forms/form-steps.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { formAnswerFilePath } from './answer-paths.ts'
import { formatAnswers } from './format-answers.ts'
import { answersOfSite, definitionFor, toItem } from './list-answers.ts'

type Answer = CallData<'form.getAnswer'>

/** The dependencies of opening an answer or a file. */
export interface AnswerDeps {
  readonly db: Kysely<Tables>
  readonly audit: Audit
}

/** The questions of the form with their answers; a value whose question no longer exists follows under its own name. */
function answersOf(definition: FormDefinition | undefined, values: Readonly<Record<string, Json>>, locale: string): Answer['answers'] {
  const fields = (definition?.steps ?? []).flatMap((step) => step.fields).filter((field) => !isFileField(field))
  const names = new Set(fields.map(({ name }) => name))
  const removed = Object.keys(values).filter((name) => !names.has(name))
  return [
    ...fields.flatMap((field) => formatAnswers([field], values, locale).map((written) => ({ name: field.name, ...written }))),
    ...removed.map((name) => ({ name, label: name, value: textOf(values[name]) })).filter(({ value }) => value !== ''),
  ]
}

function textOf(value: Json | undefined): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

async function filesOf(trx: Transaction<Tables>, answerId: number): Promise<Answer['files']> {
  const rows = await trx
    .selectFrom('form_files')
    .select(['id', 'field', 'filename', 'mime', 'bytes'])
    .where('answer_id', '=', answerId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, field, filename, mime, bytes }) => ({
    ...{ id, field, filename, bytes, type: mime as UploadType },
    url: formAnswerFilePath(answerId, id),
  }))
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
      files: await filesOf(trx, id),
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
