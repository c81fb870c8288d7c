import type { Transaction } from 'kysely'
import { allFields, valuesAt } from '#schemas/admin/resources/form-paths.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { setAt } from './checks/set-at.ts'
import type { Form } from './item.ts'
import type { KeptResource } from './resource-needs.ts'

const SLUG_LENGTH = 200

/** The first of `x-2`, `x-3` … that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  const stem = stemOf(slug)
  for (let number = 2; ; number += 1) {
    const end = `-${number}`
    const next = `${stem.slice(0, SLUG_LENGTH - end.length)}${end}`
    if (!taken.has(next)) return next
  }
}

function stemOf(slug: string): string {
  return slug.replace(/-\d{1,9}$/, '')
}

/** Copies a form: its addresses get a number that is free. */
export async function copyForm(trx: Transaction<Tables>, { tree, store }: KeptResource, siteId: number, form: Form): Promise<Form> {
  const copy = structuredClone(form)
  for (const { path, kind } of allFields(tree)) {
    if (kind !== 'slug') continue
    for (const placed of valuesAt(copy, path)) {
      const slug = String(placed.value)
      const taken = await store.forms.startingWith(trx, siteId, path, stemOf(slug).slice(0, SLUG_LENGTH - 10))
      setAt(copy, placed.path, freeSlug(slug, new Set(taken)))
    }
  }
  return copy
}
