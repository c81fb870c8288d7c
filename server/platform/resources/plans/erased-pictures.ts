import { sql, type Transaction } from 'kysely'
import { allFields, valuesAt } from '#schemas/admin/resources/form-paths.ts'
import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { setAt } from '#server/platform/resources/checks/set-at.ts'
import type { Form } from '#server/platform/resources/item.ts'

/** Empties the fields of a stored form whose picture was erased since; a form without them stays the same object. */
export async function withoutErasedPictures(
  trx: Transaction<Tables>,
  siteId: number,
  tree: readonly FormField[],
  form: Form,
): Promise<Form> {
  const named = allFields(tree)
    .filter(({ kind }) => kind === 'image')
    .flatMap(({ path }) => valuesAt(form, path))
    .filter(({ value }) => typeof value === 'number')
  if (named.length === 0) return form
  const { rows } = await sql<{ id: number }>`
    select id from media where site_id = ${siteId} and id = any(${named.map(({ value }) => value)}::int[])`.execute(trx)
  const gone = named.filter(({ value }) => !rows.some(({ id }) => id === value))
  if (gone.length === 0) return form
  const next = structuredClone(form)
  for (const { path } of gone) setAt(next, path, null)
  return next
}
