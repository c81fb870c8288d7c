import type { Kysely } from 'kysely'
import { formDefinitionSchema, type FormDefinition } from '#schemas/api/content/form.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** A form as it is given to be stored, in each of its languages. */
export interface FormInput {
  readonly name: string
  readonly definitions: Readonly<Record<string, FormDefinition>>
}

/** Refuses two fields of one name, and a condition on a field that does not come before. */
function checkFields({ steps }: FormDefinition): void {
  const before = new Set<string>()
  for (const { name, when } of steps.flatMap(({ fields }) => fields)) {
    if (before.has(name)) throw new Error(`a form cannot have two fields named "${name}"`)
    if (when !== null && !before.has(when.field)) throw new Error(`"${name}" depends on "${when.field}", which does not come before it`)
    before.add(name)
  }
}

/** Stores a form, or changes the one of its name. */
export async function saveForm(db: Kysely<Tables>, siteId: number, { name, definitions }: FormInput): Promise<number> {
  const read = Object.entries(definitions).map(([locale, definition]) => [locale, formDefinitionSchema.parse(definition)] as const)
  for (const [, definition] of read) checkFields(definition)
  const row = { definitions: jsonb(Object.fromEntries(read)) }
  const saved = await db
    .insertInto('forms')
    .values({ site_id: siteId, name, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'name']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id
}
