import { isDeepStrictEqual } from 'node:util'
import { sql, type Transaction } from 'kysely'
import { withinSavepoint } from '#server/database/within-savepoint.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import { asFieldFault } from '#server/platform/resources/checks/database-faults.ts'
import type { Act } from '#server/platform/resources/in-act.ts'
import { editedForm, type Form, type Item } from '#server/platform/resources/item.ts'
import { readVersion } from '#server/platform/resources/item-versions.ts'
import { refuseStops } from '#server/platform/resources/checks/refuse-stops.ts'
import { withMergedNames } from '#server/platform/resources/merge/merged-names.ts'
import type { Actor, KeptResource, ResourceNeeds } from '#server/platform/resources/resource-needs.ts'
import type { WantedItem } from '#server/platform/resources/publication/joint-items.ts'
import { withoutErasedPictures } from './erased-pictures.ts'
import { writeReturning } from './write-returning.ts'

/** An item in its newest version. */
export interface ItemKey {
  readonly siteId: number
  readonly resource: string
  readonly id: number
}

/** A fault of a planned form: its field, with its code and sentence. */
export interface FormFault {
  readonly field: string
  readonly code: string
  readonly message: string
}

/** A planned version that lies over an item. */
export interface LaidVersion {
  readonly plan: number
  readonly form: Form
}

/** Items whose changes are planned: acts in a transaction of the caller. */
export interface PlannedItems {
  /** Takes the edited form of an item that visitors see off it, to be shown at its time. */
  setAside(act: Act, actor: Actor, wanted: WantedItem): Promise<Form>
  /** Makes a form that is planned no longer the draft of its item again, unless it has another one. */
  giveBack(act: Act, key: ItemKey, form: Form): Promise<void>
  /** Publishes a planned form as the ordinary one. Answers the item as it is now; null for one that is offline. */
  publish(act: Act, key: ItemKey, form: Form): Promise<Item | null>
  /** Lays a planned version over an item, or takes it off: what visitors see changes, the item stays as its editor knows it. */
  lay(trx: Transaction<Tables>, key: ItemKey, version: LaidVersion | null): Promise<void>
  /** Takes the version of a plan off its item, if it lies over it, so that what the plan shows now can be laid. */
  takeOff(trx: Transaction<Tables>, key: ItemKey, plan: number): Promise<void>
  /** Reads the edited form of a version of an item; null where there is none. */
  formOf(trx: Transaction<Tables>, key: ItemKey, version: number): Promise<Form | null>
  /** Tells whether a stored form has the shape of its resource. */
  isReadable(resource: string | null, form: unknown): boolean
  /** Lists what would stop a planned form from being shown now. */
  faults(trx: Transaction<Tables>, key: ItemKey, form: Form, locale: string): Promise<readonly FormFault[]>
}

/** Thrown to undo a rehearsed write. */
class Rehearsed extends Error {}

interface Rehearsal {
  readonly key: ItemKey
  readonly form: Form
  readonly locale: string
}

/** Writes a form into its tables and takes it back: what a constraint of the database refuses is a fault. */
async function faultsOf(
  trx: Transaction<Tables>,
  { store, tree }: KeptResource,
  { key, form, locale }: Rehearsal,
): Promise<readonly FormFault[]> {
  try {
    refuseStops(store, locale, form)
    await withinSavepoint(trx, async () => {
      await store.forms.write(trx, key.siteId, new Map([[key.id, form]]))
      throw new Rehearsed()
    })
    return []
  } catch (error) {
    if (error instanceof Rehearsed) return []
    const refusal = asFieldFault(error, { tree, forms: [form], locale })
    if (!(refusal instanceof ApiError)) throw error
    return (refusal.data['errors'] as readonly FormFault[] | undefined) ?? []
  }
}

/** Finds, holds and lays items, for all acts on planned ones. */
function itemsOf(kept: ReadonlyMap<string, KeptResource>) {
  const find = (name: string): KeptResource => {
    const found = kept.get(name)
    if (found?.resource.life !== 'published') throw notFound()
    return found
  }
  const hold = async (trx: Transaction<Tables>, { siteId, resource, id }: ItemKey, version?: number): Promise<Item> => {
    const item = (await find(resource).keeper.hold(trx, siteId, [{ id, ...(version !== undefined && { version }) }])).get(id)
    if (!item) throw notFound()
    return item
  }
  const shown = async (trx: Transaction<Tables>, key: ItemKey, item: Item, form: Form): Promise<Form> => {
    const [pair] = await withMergedNames(trx, find(key.resource), key.siteId, [{ before: item, after: { ...item, form } }])
    return pair?.after.form ?? form
  }
  const lay: PlannedItems['lay'] = async (trx, key, version) => {
    const { resource, id, siteId } = key
    const stored = find(resource)
    const { store, tree } = stored
    const item = await hold(trx, key)
    const named = version === null ? item.form : await shown(trx, key, item, version.form)
    // The database has emptied the columns of an erased picture, and not the forms beside them.
    const form = await withoutErasedPictures(trx, siteId, tree, named)
    if (version === null) await writeReturning(trx, stored, { siteId, id, form })
    else await store.forms.write(trx, siteId, new Map([[id, form]]))
    const ordinary = version === null ? null : jsonb(item.form)
    await sql`
      update items set ordinary = ${ordinary}, lying = ${version?.plan ?? null}::int
      where site_id = ${siteId} and kind = ${resource} and id = ${id}`.execute(trx)
    await store.afterWrite?.(trx, siteId, [id])
  }
  return { find, hold, lay }
}

/** Makes the part of the resources whose changes are planned. */
export function createPlannedItems(
  needs: Pick<ResourceNeeds, 'requireApproval' | 'clock'>,
  kept: ReadonlyMap<string, KeptResource>,
): PlannedItems {
  const { find, hold, lay } = itemsOf(kept)
  return {
    setAside: async ({ trx, change }, { scope, userId }, { resource, id, version }) => {
      const item = await hold(trx, { siteId: scope.site.id, resource, id }, version)
      const { status, publishedAt, isDeleted } = item.life
      const isShown = status === 'PUBLISHED' && publishedAt !== null && Date.parse(publishedAt) <= needs.clock()
      if (isDeleted || !isShown) throw notFound()
      refuseStops(find(resource).store, scope.locale, editedForm(item))
      await needs.requireApproval(trx, { siteId: scope.site.id, locale: scope.locale, userId, kind: resource, ids: [id] })
      await find(resource).keeper.write(trx, [{ before: item, after: { ...item, life: { ...item.life, draft: null } } }], change)
      return editedForm(item)
    },
    giveBack: async ({ trx, change }, key, form) => {
      const item = await hold(trx, key)
      if (item.life.draft !== null || isDeepStrictEqual(item.form, form)) return
      await find(key.resource).keeper.write(trx, [{ before: item, after: { ...item, life: { ...item.life, draft: form } } }], change)
    },
    publish: async ({ trx, change }, key, form) => {
      const item = await hold(trx, key)
      if (item.life.status !== 'PUBLISHED' || item.life.isDeleted) return null
      const [written] = await find(key.resource).keeper.write(trx, [{ before: item, after: { ...item, form } }], change)
      return written ?? null
    },
    lay,
    takeOff: async (trx, key, plan) => {
      const { resource, id, siteId } = key
      const lying = trx.selectFrom('items').select('id').where('kind', '=', resource).where('site_id', '=', siteId).where('id', '=', id)
      if (await lying.where('lying', '=', plan).executeTakeFirst()) await lay(trx, key, null)
    },
    formOf: async (trx, { siteId, resource, id }, version) => {
      const found = await readVersion(trx, { kind: find(resource).resource.name, siteId, id }, version)
      return found ? editedForm(found) : null
    },
    isReadable: (resource, form) => kept.get(resource ?? '')?.resource.form.safeParse(form).success ?? false,
    faults: (trx, key, form, locale) => faultsOf(trx, find(key.resource), { key, form, locale }),
  }
}
