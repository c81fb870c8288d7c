import type { Resource } from '#schemas/admin/resources/resource.ts'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { ResourceClient } from './resource-client.ts'
import { changedForm } from './resource-forms.ts'

/** An item that the owner has made ready for an act, and the calls of the owner. */
export interface ReadyItem {
  readonly resource: Resource
  readonly item: ResourceItem
  readonly own: ResourceClient
  /** Number of the uses of the item. */
  readonly used?: number | undefined
  readonly newForm: () => ResourceItem['form']
}

/** Does an act as a person, once the owner has prepared it. */
export type ItemAct = (client: ResourceClient) => Promise<unknown>

const values: Readonly<Record<string, object>> = { news: { promoted: false }, service: { price: 1200 }, review: { isPromoted: true } }

const usesOf = ({ used }: ReadyItem): object => (used === undefined ? {} : { used })
const edited = ({ resource, item, own }: ReadyItem) => own.update(item, changedForm(resource, item.form).form)
const trashed = ({ item, own, used }: ReadyItem) => own.remove(item, used)

/** Every act that writes items, by the name of its call. `undo` takes a removal back. */
export const itemActs: Readonly<Record<string, (ready: ReadyItem) => Promise<ItemAct>>> = {
  create: async ({ newForm }) => {
    const form = newForm()
    return (client) => client.create(form)
  },
  update: async ({ resource, item }) => {
    const { form } = changedForm(resource, item.form)
    return (client) => client.update(item, form)
  },
  duplicate: async ({ item }) => {
    return (client) => client.duplicate(item)
  },
  discard: async (ready) => {
    const item = await edited(ready)
    return (client) => client.discard(item)
  },
  publish: async (ready) => {
    const item = await edited(ready)
    return (client) => client.publish(item)
  },
  unpublish: async ({ item }) => {
    return (client) => client.unpublish(item)
  },
  remove: async ({ item, used }) => {
    return (client) => client.remove(item, used)
  },
  restore: async (ready) => {
    const gone = await trashed(ready)
    return (client) => client.restore(gone)
  },
  undo: async (ready) => {
    const { batch } = await ready.own.many('remove', [ready.item], usesOf(ready))
    return (client) => client.undo(batch)
  },
  'many.set': async ({ resource, item }) => {
    return (client) => client.many('set', [item], values[resource.name])
  },
  'many.publish': async (ready) => {
    const item = await edited(ready)
    return (client) => client.many('publish', [item])
  },
  'many.remove': async (ready) => {
    return (client) => client.many('remove', [ready.item], usesOf(ready))
  },
  'many.restore': async (ready) => {
    const gone = await trashed(ready)
    return (client) => client.many('restore', [gone])
  },
  'many.merge': async ({ item, own, newForm }) => {
    const into = await own.create(newForm())
    return (client) => client.many('merge', [item], { into: into.id })
  },
}
