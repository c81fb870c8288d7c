import type { Transaction } from 'kysely'
import { valuesAt } from '#schemas/admin/resources/form-paths.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { withinSavepoint } from '#server/database/within-savepoint.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { asFieldFault } from '#server/platform/resources/checks/database-faults.ts'
import { setAt } from '#server/platform/resources/checks/set-at.ts'
import type { Form } from '#server/platform/resources/item.ts'
import type { StoredResource } from '#server/platform/resources/store.ts'

interface Returning {
  readonly siteId: number
  readonly id: number
  readonly form: Form
}

/** The fields of a form whose values another item has, by the error of the database. */
function takenIn(error: unknown, { tree }: StoredResource, form: Form): readonly string[] {
  const refusal = asFieldFault(error, { tree, forms: [form], locale: 'fr_FR' })
  const errors =
    refusal instanceof ApiError ? (refusal.data['errors'] as readonly { field: string; code: string }[] | undefined) : undefined
  return (errors ?? []).filter(({ code }) => code === 'TAKEN').map(({ field }) => field)
}

/** Writes the form that comes back after a planned version. An address that another item has taken meanwhile gets the number of this one. */
export async function writeReturning(trx: Transaction<Tables>, stored: StoredResource, { siteId, id, form }: Returning): Promise<void> {
  try {
    await withinSavepoint(trx, () => stored.store.forms.write(trx, siteId, new Map([[id, form]])))
  } catch (error) {
    const taken = takenIn(error, stored, form)
    if (taken.length === 0) throw error
    const next = structuredClone(form)
    for (const field of taken) for (const { path, value } of valuesAt(next, field)) setAt(next, path, `${String(value)}-${id}`)
    await writeReturning(trx, stored, { siteId, id, form: next })
  }
}
