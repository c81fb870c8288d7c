import { sql } from 'kysely'
import { validationError } from '#server/platform/errors/validation-error.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { AimedAt } from '#server/platform/resources/acts-on-one.ts'
import type { Act } from '#server/platform/resources/in-act.ts'
import type { Item } from '#server/platform/resources/item.ts'
import type { Actor, KeptResource, ResourceNeeds } from '#server/platform/resources/resource-needs.ts'
import { namesIn, namesOthers, renamed, type NewNames } from './merged-names.ts'

interface Merge {
  readonly kept: KeptResource
  /** All resources, whose items may name the merged ones. */
  readonly all: readonly KeptResource[]
  readonly items: readonly AimedAt[]
  /** Number of the item that stays. */
  readonly into: number
}

function nameOf({ resource }: KeptResource, { form }: Item): string {
  const name = resource.usedBy?.(form)
  if (name === undefined) throw new Error(`${resource.name} is not used by its name`)
  return name
}

/** Puts the name that stays into all items of a resource that have one of the others, in their drafts too. */
async function renameIn({ trx, change }: Act, { resource, tree, keeper }: KeptResource, names: NewNames): Promise<void> {
  const { rows } = await sql<{ readonly id: number }>`
    select from_id as id from content_refs
    where site_id = ${change.siteId} and to_kind = 'tags' and to_key = any(${[...names.keys()]}) and from_kind = ${resource.name.toUpperCase()}
    union select id from items where site_id = ${change.siteId} and kind = ${resource.name} and draft is not null`.execute(trx)
  const read = await keeper.read(
    trx,
    change.siteId,
    rows.map(({ id }) => id),
  )
  const isNaming = ({ form, life }: Item) =>
    [form, ...(life.draft ? [life.draft] : [])].some((each) => namesIn(tree, each).some((name) => names.has(name)))
  const ids = [...read.values()].filter(isNaming).map(({ id }) => ({ id }))
  if (ids.length === 0) return
  const held = await keeper.hold(trx, change.siteId, ids)
  const pairs = [...held.values()].map((before) => {
    const { id, form, life } = before
    const draft = life.draft && renamed(tree, life.draft, names)
    return { before, after: { id, form: renamed(tree, form, names), life: { ...life, draft } } }
  })
  await keeper.write(trx, pairs, change)
}

/**
 * Merges items into one: contents that name them get its name, and they go to the trash.
 * Refused while a content without a store names one of them, such as an element of a page.
 */
export async function mergeItems(needs: ResourceNeeds, { scope }: Actor, act: Act, { kept, all, items, into }: Merge): Promise<number> {
  const { trx, change } = act
  const siteId = scope.site.id
  const merged = items.filter(({ id }) => id !== into)
  if (merged.length === 0) throw validationError(scope.locale, [{ field: 'with.into', code: 'OPTION' }])
  const held = await kept.keeper.hold(trx, siteId, [...merged, { id: into }])
  if ([...held.values()].some(({ life }) => life.isDeleted)) throw notFound()
  const stays = held.get(into)
  if (!stays) throw notFound()
  const goes = [...held.values()].filter(({ id }) => id !== into)
  const name = nameOf(kept, stays)
  const names: NewNames = new Map(goes.map((item) => [nameOf(kept, item), name]))
  for (const other of all.filter(({ tree }) => namesOthers(tree))) await renameIn(act, other, names)
  const { usedAs } = kept.resource
  if (usedAs !== undefined)
    for (const key of names.keys()) await needs.requireSeenUses(trx, { siteId, kind: usedAs, key, used: 0, isMerged: true })
  const pairs = goes.map((before) => ({ before, after: { id: before.id, form: before.form, life: { ...before.life, isDeleted: true } } }))
  await kept.keeper.write(trx, pairs, change)
  const rows = [...names.keys()].map((each) => ({ site_id: siteId, kind: kept.resource.name, name: each, into_name: name }))
  await trx
    .insertInto('merged_names')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['site_id', 'kind', 'name']).doUpdateSet({ into_name: name }))
    .execute()
  return goes.length
}
