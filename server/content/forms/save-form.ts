import type { Kysely } from 'kysely'
import { formDefinitionSchema, type FormDefinition } from '#schemas/api/content/form.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import type { FieldErrorCode } from '#schemas/errors/field-errors.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { issueErrors, type FieldFaults } from '#server/platform/errors/issue-errors.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import { formReferences } from './form-references.ts'

/** A form as it is given to be stored, in each of its languages. */
export interface FormInput {
  readonly name: string
  readonly definitions: Readonly<Record<string, FormDefinition>>
}

const formName = /^(?![0-9]+$)[a-z0-9]+(-[a-z0-9]+)*$/

const errorAt = (field: string, code: FieldErrorCode, locale: string): FieldError => ({
  ...{ field, code, message: fieldErrorMessage(code, locale) },
})

/** Finds two fields of one name, and conditions on a field that does not come before. */
function orderErrors({ steps }: FormDefinition, locale: string): FieldError[] {
  const before = new Set<string>()
  const fields = steps.flatMap((step, at) => step.fields.map((field, place) => ({ ...field, path: `steps.${at}.fields.${place}` })))
  return fields.flatMap(({ name, when, path }) => {
    const isTaken = before.has(name)
    const isEarly = when !== null && !before.has(when.field)
    before.add(name)
    return [
      ...(isTaken ? [errorAt(`${path}.name`, 'TAKEN', locale)] : []),
      ...(isEarly ? [errorAt(`${path}.when.field`, 'NOT_THERE', locale)] : []),
    ]
  })
}

function faultsOf(definition: unknown, locale: string): FieldFaults {
  const parsed = formDefinitionSchema.safeParse(definition, { reportInput: true })
  return parsed.success ? { errors: orderErrors(parsed.data, locale), more: 0 } : issueErrors(parsed.error.issues, locale)
}

/** Stores a form, or changes the one of its name. Refused with each fault at its field: `definitions.fr_FR.steps.0.fields.1.name`. */
export async function saveForm(db: Kysely<Tables>, siteId: number, { name, definitions }: FormInput): Promise<number> {
  const given = Object.entries(definitions)
  const [first = ['fr_FR']] = given
  const faults = given.map(([locale, definition]) => ({ locale, ...faultsOf(definition, locale) }))
  const inside = faults.flatMap(({ locale, errors }) =>
    errors.map((error) => ({ ...error, field: `definitions.${locale}.${error.field}` })),
  )
  const errors = [...(formName.test(name) ? [] : [errorAt('name', 'FORMAT', first[0])]), ...inside]
  if (errors.length > 0) throw new ApiError('VALIDATION_FAILED', { errors, more: faults.reduce((sum, { more }) => sum + more, 0) })
  const read = given.map(([locale, definition]) => [locale, formDefinitionSchema.parse(definition)] as const)
  const row = { definitions: jsonb(Object.fromEntries(read)) }
  return inTransaction(db, async (trx) => {
    const { id } = await trx
      .insertInto('forms')
      .values({ site_id: siteId, name, ...row })
      .onConflict((conflict) => conflict.columns(['site_id', 'name']).doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordReferences(trx, formReferences, siteId, id)
    return id
  })
}
