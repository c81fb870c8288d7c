import type { Transaction } from 'kysely'
import { allFields, valuesAt } from '#schemas/admin/resources/form-paths.ts'
import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { setAt } from '#server/platform/resources/checks/set-at.ts'
import type { Form, ItemPair } from '#server/platform/resources/item.ts'
import type { StoredResource } from '#server/platform/resources/store.ts'

/** Other names by those that they are to be put for. */
export type NewNames = ReadonlyMap<string, string>

/** Tests if a form can name items that have been merged. */
export function namesOthers(tree: readonly FormField[]): boolean {
  return allFields(tree).some(({ kind }) => kind === 'tags')
}

/** The names of tags in a form. */
export function namesIn(tree: readonly FormField[], form: Form): readonly string[] {
  const paths = allFields(tree).filter(({ kind }) => kind === 'tags')
  return paths.flatMap(({ path }) => valuesAt(form, path).flatMap(({ value }) => (Array.isArray(value) ? value.map(String) : [])))
}

/** Puts other names into a form, each once; a form without them stays the same object. */
export function renamed(tree: readonly FormField[], form: Form, names: NewNames): Form {
  if (!namesIn(tree, form).some((name) => names.has(name))) return form
  const next = structuredClone(form)
  for (const { path } of allFields(tree).filter(({ kind }) => kind === 'tags'))
    for (const { path: at, value } of valuesAt(form, path))
      if (Array.isArray(value)) setAt(next, at, [...new Set(value.map((name) => names.get(String(name)) ?? String(name)))])
  return next
}

/** Reads the merged names of a site, each with the name that is in use now. */
async function readMerged(trx: Transaction<Tables>, siteId: number): Promise<NewNames> {
  const rows = await trx.selectFrom('merged_names').select(['name', 'into_name']).where('site_id', '=', siteId).execute()
  const next = new Map(rows.map(({ name, into_name }) => [name, into_name]))
  const last = (name: string, seen: ReadonlySet<string> = new Set()): string => {
    const into = next.get(name)
    return into === undefined || seen.has(into) ? name : last(into, new Set([...seen, name]))
  }
  return new Map([...next.keys()].map((name) => [name, last(name)]))
}

/** Puts the names in use for merged ones, in forms and drafts that are about to be written. */
export async function withMergedNames(
  trx: Transaction<Tables>,
  { tree }: StoredResource,
  siteId: number,
  pairs: readonly ItemPair[],
): Promise<readonly ItemPair[]> {
  if (!namesOthers(tree)) return pairs
  const names = await readMerged(trx, siteId)
  if (names.size === 0) return pairs
  return pairs.map(({ before, after }) => {
    const { form, life } = after
    const draft = life.draft && renamed(tree, life.draft, names)
    return { before, after: { ...after, form: renamed(tree, form, names), life: { ...life, draft } } }
  })
}

/** Forgets that names were merged which items have again: one that was restored, or created. */
export async function keepLiveNames(
  trx: Transaction<Tables>,
  { resource }: StoredResource,
  siteId: number,
  pairs: readonly ItemPair[],
): Promise<void> {
  const live = pairs.filter(({ after }) => !after.life.isDeleted)
  const names = live.flatMap(({ after }) => resource.usedBy?.(after.form) ?? [])
  if (names.length === 0) return
  await trx
    .deleteFrom('merged_names')
    .where('site_id', '=', siteId)
    .where('kind', '=', resource.name)
    .where('name', 'in', [...names])
    .execute()
}
