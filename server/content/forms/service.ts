import { createHash } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { CallData } from '#schemas/api/calls.ts'
import type { Form, FormDefinition, FormField } from '#schemas/api/content/form.ts'
import type { Json } from '#schemas/generated/content.ts'
import { askedFields } from '#domain/forms/form-conditions.ts'
import { isFileField } from '#domain/forms/form-steps.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { isRobot } from '#domain/is-bot.ts'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { companyMailbox } from '#server/sites/parameters/company-email.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { notFound, ApiError } from '#server/platform/errors/api-error.ts'
import type { Caller } from '#server/platform/scope/caller.ts'
import { runAsCaller } from '#server/people/sessions/member-transaction.ts'
import type { StoreResponse } from '#server/platform/idempotency/store-response.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { UploadedFile } from '#server/platform/uploads/uploaded-file.ts'
import { formatAnswers } from './format-answers.ts'
import { fileTextErrors } from './reject-file-text.ts'
import { requireReadableParts } from './parse-json-fields.ts'
import { readFiles, type FieldFile } from './validate-files.ts'
import { readValues } from './parse-values.ts'

type Answer = CallData<'form.submit'>
type Given = Readonly<Record<string, unknown>>

/** Who sends a form, on which site, with what files. */
export interface Submission {
  readonly scope: Scope
  readonly caller: Caller
  readonly files: readonly UploadedFile[]
  readonly settle?: StoreResponse | undefined
}

/** The forms that sites have made themselves. */
export interface Forms {
  get(scope: Scope, id: number | string): Promise<Form>
  submit(sending: Submission, id: number | string, given: Given): Promise<Answer>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly parameters: Parameters
}

interface FoundForm {
  readonly id: number
  readonly name: string
  readonly definition: FormDefinition
  /** As the company reads it: in the language of its site. */
  readonly ofSite: FormDefinition
}

/** How much visitors may have stored on one site. */
const siteBytes = 2_147_483_648

async function findForm(db: Kysely<Tables>, { site, locale }: Scope, id: number | string): Promise<FoundForm> {
  const rows = db.selectFrom('forms').selectAll().where('site_id', '=', site.id)
  const row = await (typeof id === 'number' ? rows.where('id', '=', id) : rows.where('name', '=', id)).executeTakeFirst()
  const definition = row?.definitions[locale] ?? row?.definitions[site.defaultLocale]
  if (!row || !definition) throw notFound()
  return { id: row.id, name: row.name, definition, ofSite: row.definitions[site.defaultLocale] ?? definition }
}

interface Filled {
  readonly form: FoundForm
  readonly fields: readonly FormField[]
  readonly values: Readonly<Record<string, Json>>
  readonly files: readonly FieldFile[]
}

async function readForm(form: FoundForm, { scope: { locale }, files }: Submission, given: Given): Promise<Filled> {
  const all = form.definition.steps.flatMap(({ fields }) => fields)
  requireReadableParts(all, given)
  const fields = askedFields(form.definition, given)
  const read = readValues(
    fields.filter((field) => !isFileField(field)),
    given,
    locale,
  )
  const names = all.filter(isFileField).map(({ name }) => name)
  const asked = fields.filter(isFileField)
  const texts = fileTextErrors(asked, given, locale)
  const sent = await readFiles(asked, { files, positions: given['_files'], names, texts }, locale)
  const order = new Map(fields.map(({ name }, index) => [name, index]))
  const errors = [...read.errors, ...sent.errors].toSorted((a, b) => (order.get(a.field) ?? 0) - (order.get(b.field) ?? 0))
  if (errors.length > 0) throw new ApiError('VALIDATION_FAILED', { errors })
  return { form, fields, values: read.values, files: sent.files }
}

function emailOf({ fields, values }: Filled): string | null {
  const field = fields.find(({ type }) => type === 'EMAIL')
  const email = field && values[field.name]
  return typeof email === 'string' ? email : null
}

async function storeFiles(trx: Transaction<Tables>, siteId: number, answerId: number, files: readonly FieldFile[]): Promise<void> {
  if (files.length === 0) return
  // Those who bring files at the same moment are counted one after the other.
  await advisoryLock(trx, `form files ${siteId}`)
  const { held } = await trx
    .selectFrom('form_files')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('held'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  const more = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (Number(held) + more > siteBytes) throw new ApiError('STORAGE_FULL')
  for (const [position, { field, filename, mime, bytes }] of files.entries()) {
    const hash = createHash('sha256').update(bytes).digest('hex')
    await trx
      .insertInto('form_files')
      .values({ site_id: siteId, answer_id: answerId, position, field, filename, mime, bytes: bytes.length, hash, content: bytes })
      .execute()
  }
}

async function store(
  trx: Transaction<Tables>,
  scope: Scope,
  { filled, isSpam, userId }: { readonly filled: Filled; readonly isSpam: boolean; readonly userId: number | null },
): Promise<number> {
  const { id } = await trx
    .insertInto('form_answers')
    .values({
      ...{ site_id: scope.site.id, form_id: filled.form.id, locale: scope.locale, is_spam: isSpam },
      answers: jsonb({ ...filled.values }),
      email: emailOf(filled),
      user_id: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!isSpam) await storeFiles(trx, scope.site.id, id, filled.files)
  return id
}

async function tellCompany(
  trx: Transaction<Tables>,
  scope: Scope,
  { to, id, filled }: { to: string; id: number; filled: Filled },
): Promise<void> {
  const { form, files } = filled
  const { site } = scope
  const ofSite = new Map(form.ofSite.steps.flatMap(({ fields }) => fields.map((field) => [field.name, field])))
  const fields = filled.fields.map((field) => ofSite.get(field.name) ?? field)
  await enqueueMail(trx, {
    ...{ siteId: site.id, kind: 'FORM_TEAM', key: String(id), to, locale: site.defaultLocale },
    data: {
      form: form.ofSite.title,
      number: id,
      receivedAt: toInstant(await secondsFromNow(trx)),
      email: emailOf(filled),
      rows: formatAnswers(fields, filled.values, site.defaultLocale),
      files: files.map(({ filename, bytes }) => ({ filename, bytes: bytes.length })),
    },
  })
}

function robotFieldsOf({ _hp, _t }: Given) {
  const hp = typeof _hp === 'string' ? _hp : null
  return { _hp: hp, _t: typeof _t === 'string' || typeof _t === 'number' ? _t : null }
}

async function submit({ db, parameters }: Needs, sending: Submission, id: number | string, given: Given): Promise<Answer> {
  const { scope, caller, settle } = sending
  const form = await findForm(db, scope, id)
  const filled = await readForm(form, sending, given)
  const isSpam = isRobot(robotFieldsOf(given))
  const to = isSpam ? null : await companyMailbox(parameters, scope)
  return runAsCaller(db, caller, async (trx, user) => {
    const stored = await store(trx, scope, { filled, isSpam, userId: user?.id ?? null })
    if (to !== null) await tellCompany(trx, scope, { to, id: stored, filled })
    const answer = { id: stored, message: form.definition.message, redirect: form.definition.redirect }
    await settle?.(trx, answer)
    return answer
  })
}

/** Makes what shows forms and takes them filled in: an answer and its files are stored together, or not at all. */
export function createForms(needs: Needs): Forms {
  return {
    get: async (scope, id) => {
      const form = await findForm(needs.db, scope, id)
      const { title, submitLabel, steps } = form.definition
      return { id: form.id, name: form.name, title, submitLabel, steps }
    },
    submit: (sending, id, given) => submit(needs, sending, id, given),
  }
}
