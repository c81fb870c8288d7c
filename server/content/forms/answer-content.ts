import type { Kysely } from 'kysely'
import type { FormDefinition } from '#schemas/api/content/form.ts'
import type { Json } from '#schemas/generated/content.ts'
import type { UploadType } from '#schemas/text/uploads.ts'
import { isFileField } from '#domain/forms/form-steps.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { formatAnswers } from './format-answers.ts'

/** A question with its answer as people read it. */
export interface WrittenAnswer {
  readonly name: string
  readonly label: string
  readonly value: string
}

/** A file of an answer, without its bytes. */
export interface StoredFile {
  readonly id: string
  readonly field: string
  readonly filename: string
  readonly type: UploadType
  readonly bytes: number
}

/** The questions of the form with their answers; a value whose question no longer exists follows under its own name. */
export function answersOf(definition: FormDefinition | undefined, values: Readonly<Record<string, Json>>, locale: string): WrittenAnswer[] {
  const fields = (definition?.steps ?? []).flatMap((step) => step.fields).filter((field) => !isFileField(field))
  const names = new Set(fields.map(({ name }) => name))
  const removed = Object.keys(values).filter((name) => !names.has(name))
  return [
    ...fields.flatMap((field) => formatAnswers([field], values, locale).map((written) => ({ name: field.name, ...written }))),
    ...removed.map((name) => ({ name, label: name, value: textOf(ownValue(values, name)) })).filter(({ value }) => value !== ''),
  ]
}

function textOf(value: Json | undefined): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The files of an answer, in the order of the form. */
export async function filesOf(db: Kysely<Tables>, siteId: number, answerId: number): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('form_files')
    .select(['id', 'field', 'filename', 'mime', 'bytes'])
    .where('site_id', '=', siteId)
    .where('answer_id', '=', answerId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ mime, ...file }) => ({ ...file, type: mime as UploadType }))
}
