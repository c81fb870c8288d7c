import type { Kysely, Transaction } from 'kysely'
import type { CallData } from '#schemas/api/calls.ts'
import type { Form, FormDefinition, FormField } from '#schemas/api/content/form.ts'
import type { Json } from '#schemas/generated/content.ts'
import { askedFields } from '#domain/forms/form-conditions.ts'
import { isFileField } from '#domain/forms/form-steps.ts'
import { isRobot } from '#domain/is-bot.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { companyMailbox } from '#server/sites/parameters/company-email.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { notFound, ApiError } from '#server/platform/errors/api-error.ts'
import type { Caller } from '#server/platform/scope/caller.ts'
import { runAsCaller } from '#server/people/sessions/member-transaction.ts'
import type { StoreResponse } from '#server/platform/idempotency/store-response.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { UploadedFile } from '#server/platform/uploads/uploaded-file.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { fileTextErrors } from './reject-file-text.ts'
import { requireReadableParts } from './parse-json-fields.ts'
import { acknowledgeAnswer, notifyCompany, type StoredAnswer } from './notify-company.ts'
import { storeFiles } from './store-files.ts'
import { readFiles, type FieldFile } from './validate-files.ts'
import { readValues } from './parse-values.ts'

type Answer = CallData<'form.submit'>
type Given = Readonly<Record<string, unknown>>

/** A submission: the site, the caller and the files that came with it. */
export interface Submission {
  readonly scope: Scope
  readonly caller: Caller
  readonly files: readonly UploadedFile[]
  readonly settle?: StoreResponse | undefined
}

/** The custom forms of sites. */
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
  /** The definition in the language of the site, which the company reads. */
  readonly ofSite: FormDefinition
}

async function findForm(db: Kysely<Tables>, { site, locale }: Scope, id: number | string): Promise<FoundForm> {
  const rows = db.selectFrom('forms').selectAll().where('site_id', '=', site.id)
  const row = await (typeof id === 'number' ? rows.where('id', '=', id) : rows.where('name', '=', id)).executeTakeFirst()
  const definition = ownValue(row?.definitions, locale) ?? ownValue(row?.definitions, site.defaultLocale)
  if (!row || !definition) throw notFound()
  return { id: row.id, name: row.name, definition, ofSite: ownValue(row.definitions, site.defaultLocale) ?? definition }
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
  const fileFields = fields.filter(isFileField)
  const texts = fileTextErrors(fileFields, given, locale)
  const sent = await readFiles(fileFields, { files, positions: given['_files'], names, texts }, locale)
  const order = new Map(fields.map(({ name }, index) => [name, index]))
  const errors = [...read.errors, ...sent.errors].toSorted((a, b) => (order.get(a.field) ?? 0) - (order.get(b.field) ?? 0))
  if (errors.length > 0) throw new ApiError('VALIDATION_FAILED', { errors })
  return { form, fields, values: read.values, files: sent.files }
}

function emailOf({ fields, values }: Filled): string | null {
  const field = fields.find(({ type }) => type === 'EMAIL')
  const email = field && ownValue(values, field.name)
  return typeof email === 'string' ? email : null
}

async function store(
  trx: Transaction<Tables>,
  scope: Scope,
  { filled, isSpam, userId }: { readonly filled: Filled; readonly isSpam: boolean; readonly userId: number | null },
): Promise<Pick<StoredAnswer, 'id' | 'files'>> {
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
  return { id, files: isSpam ? [] : await storeFiles(trx, scope.site.id, id, filled.files) }
}

/** The questions that were asked, in the words of the site's own language, which is what the company reads. */
function fieldsForCompany({ form, fields }: Filled): FormField[] {
  const ofSite = new Map(form.ofSite.steps.flatMap((step) => step.fields.map((field) => [field.name, field])))
  return fields.map((field) => ofSite.get(field.name) ?? field)
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
    const { values } = filled
    const notice = { ...stored, title: form.ofSite.title, email: emailOf(filled), fields: fieldsForCompany(filled), values }
    if (!isSpam) await acknowledgeAnswer(trx, scope, { ...notice, title: form.definition.title })
    if (to !== null) await notifyCompany(trx, scope, to, notice)
    const answer = { id: stored.id, message: form.definition.message, redirect: form.definition.redirect }
    await settle?.(trx, answer)
    return answer
  })
}

/** Creates the service that shows forms and stores the answers to them: an answer and its files are stored together, or not at all. */
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
