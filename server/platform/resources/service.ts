import type { Kysely, Transaction } from 'kysely'
import type { BatchDone, ItemChange, ResourceRow, TrashedItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { AnsweredFile } from '#schemas/api/base/file-response.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { BoundedPage } from '#server/platform/lists/query-list.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { ActsOnMany } from './acts-on-many.ts'
import { ActsOnOne } from './acts-on-one.ts'
import { forgetItems, type Forgotten } from './forget-items.ts'
import { inAct } from './in-act.ts'
import type { Form } from './item.ts'
import { itemAt, itemHistory } from './item-history.ts'
import { kindsOfBatch } from './item-versions.ts'
import { Keeper } from './keeper.ts'
import { countDeclaredWaiting, countWaitingItems, type WaitingItems } from './list/count-waiting.ts'
import { exportItems } from './list/export-items.ts'
import { listItems } from './list/list-items.ts'
import { listTrash } from './list/list-trash.ts'
import { createPlannedItems, type PlannedItems } from './plans/planned-items.ts'
import { createJointItems, type JointItems } from './publication/joint-items.ts'
import { rehearsePublication, type RehearsedItem } from './publication/rehearse-publication.ts'
import { undoBatch } from './publication/undo-batch.ts'
import { keptResource, type Actor, type KeptResource, type ResourceNeeds } from './resource-needs.ts'
import type { StoredResource } from './store.ts'
import { adoptItems } from './words/adopt-items.ts'

/** Everything that is done with the items of one resource. */
export interface ResourceActs {
  readonly resource: Resource
  readonly one: ActsOnOne
  readonly many: ActsOnMany
  list(actor: Actor, query: ListQuery): Promise<BoundedPage<ResourceRow>>
  /** Writes all items that a query finds as a CSV file. */
  export(actor: Actor, query: ListQuery): Promise<AnsweredFile>
  /** Lists what is in the trash of a resource whose items leave their table for it. */
  trash(actor: Actor, query: ListQuery): Promise<{ readonly rows: TrashedItem[]; readonly total: number }>
  history(actor: Actor, id: number): Promise<ItemChange[]>
  at(actor: Actor, id: number, version: number): Promise<Form>
  /** Reads what visitors will see once what is edited of an item is published; nothing is published. */
  rehearse<Result>(actor: Pick<Actor, 'scope'>, id: number, read: (item: RehearsedItem) => Promise<Result>): Promise<Result>
}

/** The resources of sites, as their owners keep them. */
export interface Resources {
  of(name: string): ResourceActs
  /** The part that is published together with documents. */
  readonly joint: JointItems
  /** The part whose changes are planned. */
  readonly planned: PlannedItems
  /** The resources whose items a batch changed; refused where there is no such batch on the site. */
  ofBatch(actor: Actor, batch: string): Promise<readonly Resource[]>
  /** Undoes an act. The undoing is an act too, whose batch is answered. */
  undo(actor: Actor, batch: string): Promise<BatchDone>
  /** Counts the items that wait by their declarations, of the resources that a test lets through. */
  declaredWaiting(
    scope: Scope,
    isMeant: (resource: Resource) => boolean,
  ): Promise<readonly { readonly name: string; readonly count: number }[]>
  /** Counts the items that wait, of the resources that a test lets through; `days` is the span of near plans. */
  waiting(siteId: number, days: number, isMeant: (resource: Resource) => boolean): Promise<readonly WaitingItems[]>
  /** Erases what has been in the trash for 30 days, and old versions. */
  forget(trx: Transaction<Tables>, now: Date): Promise<Forgotten>
  /** Writes titles and words of items that were stored beside the panel; answers how many there were. */
  adopt(db?: Kysely<Tables>): Promise<number>
}

function actsOf(needs: ResourceNeeds, kept: KeptResource, all: () => readonly KeptResource[]): ResourceActs {
  const { db } = needs
  return {
    resource: kept.resource,
    one: new ActsOnOne(needs, kept),
    many: new ActsOnMany(needs, kept, all),
    list: ({ scope }, query) => listItems(db, { stored: kept, scope, query }),
    export: async ({ scope }, query) => {
      const { rows } = await listItems(db, { stored: kept, scope, query, isWhole: true })
      return exportItems(kept.resource, rows, { locale: scope.locale, now: needs.clock() })
    },
    trash: ({ scope }, query) => listTrash(db, kept, scope, query),
    history: ({ scope }, id) => itemHistory(db, kept, scope.site.id, id),
    at: ({ scope }, id, version) => itemAt(db, kept, scope.site.id, { id, version }),
    rehearse: (actor, id, read) => rehearsePublication(needs, kept, { actor, id }, read),
  }
}

/** Makes the service of the resources that have a store. */
export function createResources(needs: ResourceNeeds, stored: readonly StoredResource[]): Resources {
  const kept = new Map(stored.map((each) => [each.resource.name, keptResource(each, new Keeper(each, needs))]))
  const find = (name: string): KeptResource => {
    const found = kept.get(name)
    if (!found) throw new Error(`the resource ${name} has no store`)
    return found
  }
  const acts = new Map(stored.map(({ resource }) => [resource.name, actsOf(needs, find(resource.name), () => [...kept.values()])]))
  const kindsOf = async ({ scope }: Actor, batch: string): Promise<string[]> => {
    const kinds = await kindsOfBatch(needs.db, scope.site.id, batch)
    if (kinds.length === 0) throw notFound()
    return kinds
  }
  return {
    joint: createJointItems(needs, kept),
    planned: createPlannedItems(needs, kept),
    of(name) {
      const found = acts.get(name)
      if (!found) throw new Error(`the resource ${name} has no store`)
      return found
    },
    ofBatch: async (actor, batch) => (await kindsOf(actor, batch)).map((kind) => find(kind).resource),
    declaredWaiting: (scope, isMeant) =>
      countDeclaredWaiting(
        needs.db,
        stored.filter(({ resource }) => isMeant(resource)),
        scope,
      ),
    waiting: (siteId, days, isMeant) =>
      countWaitingItems(
        needs.db,
        stored.filter(({ resource }) => isMeant(resource)),
        { siteId, days },
      ),
    forget: (trx, now) => forgetItems(trx, now, (kind) => kept.get(kind)?.keeper),
    async adopt(db = needs.db) {
      let adopted = 0
      for (const each of stored) adopted += await adoptItems(db, each)
      return adopted
    },
    async undo(actor, batch) {
      await kindsOf(actor, batch)
      return inAct(needs, actor, { act: 'undo' }, async ({ trx, change }) => {
        return { done: await undoBatch(trx, change, batch, (kind) => kept.get(kind)), batch: change.batch }
      })
    },
  }
}
