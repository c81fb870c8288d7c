import type {
  AimedItem,
  BatchDone,
  ItemChange,
  ResourceItem,
  ResourceRow,
  TrashedItem,
} from '#schemas/admin/resources/calls/item-shapes.ts'
import type { FormOf, Resource } from '#schemas/admin/resources/resource.ts'
import { listQueryString, type AnyListQuery } from '#api-client/transport/query-string.ts'
import type { CallRequest } from '#api-client/transport/transport.ts'

/** Makes one request of the panel; rejects with the sentence of the server. */
export type SendCall = (request: CallRequest) => Promise<unknown>

type Aimed = AimedItem
type SetsOf<R extends Resource> = NonNullable<R['sets']>[number]

/** Items of a page. `hasMore`: the list has more than `total`, which were not counted. */
export interface ListedItems<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly hasMore: boolean
}

interface Common<R extends Resource> {
  readonly list: (query?: AnyListQuery) => Promise<ListedItems<ResourceRow<R>>>
  readonly read: (id: number) => Promise<ResourceItem<R>>
  /** Under one key an item is created once, however often the request is sent. */
  readonly create: (form: FormOf<R>, key?: string) => Promise<ResourceItem<R>>
  readonly update: (item: Aimed, form: FormOf<R>) => Promise<ResourceItem<R>>
  readonly duplicate: (item: Aimed, key?: string) => Promise<ResourceItem<R>>
  readonly restore: (item: Aimed) => Promise<ResourceItem<R>>
  readonly erase: (item: Aimed) => Promise<unknown>
  readonly history: (id: number) => Promise<readonly ItemChange[]>
  readonly at: (id: number, version: number) => Promise<FormOf<R>>
  /** Puts items into the trash; `used` is the number of their uses that the person has seen. */
  readonly removeMany: (items: readonly Aimed[], used?: number) => Promise<BatchDone>
  readonly restoreMany: (items: readonly Aimed[]) => Promise<BatchDone>
}

interface Trash {
  /** Lists the trash; the list of a published resource has it as a state. */
  readonly trash: (query?: AnyListQuery) => Promise<{ readonly rows: readonly TrashedItem[]; readonly total: number }>
}

interface Setting<R extends Resource> {
  readonly setMany: (items: readonly Aimed[], values: Partial<Pick<FormOf<R>, SetsOf<R> & keyof FormOf<R>>>) => Promise<BatchDone>
}

interface Publishing<R extends Resource> {
  /** Publishes immediately, or at an instant. */
  readonly publish: (item: Aimed, at?: string | null) => Promise<ResourceItem<R>>
  readonly unpublish: (item: Aimed) => Promise<ResourceItem<R>>
  readonly discard: (item: Aimed) => Promise<ResourceItem<R>>
  readonly publishMany: (items: readonly Aimed[]) => Promise<BatchDone>
}

interface Merging {
  /** Merges items into one of them or another, whose name their contents get. */
  readonly mergeMany: (items: readonly Aimed[], into: number) => Promise<BatchDone>
}

/** The calls of a resource: those that it has not are no members. */
export type ResourceClient<R extends Resource = Resource> = Common<R> &
  ([SetsOf<R>] extends [never] ? unknown : Setting<R>) &
  ('published' extends R['life'] ? Publishing<R> : unknown) &
  ('immediate' extends R['life'] ? Trash : unknown) &
  Merging

/** Makes the client of a resource. Addresses follow from its name; a change carries the version that was read in `If-Match`. */
export function adminClient<R extends Resource>(send: SendCall, resource: R): ResourceClient<R>
export function adminClient(send: SendCall, resource: { readonly name: string }): ResourceClient
export function adminClient(send: SendCall, { name }: { readonly name: string }): ResourceClient {
  const root = `/${name}`
  const item = (request: CallRequest) => send(request) as Promise<ResourceItem>
  const act = (verb: string, { id, version }: Aimed, more: Partial<CallRequest> = {}) =>
    item({ method: 'POST', address: `${root}/${id}/${verb}`, version, ...more })
  const keyed = (key?: string) => (key === undefined ? {} : { key })
  const many = (verb: string, items: readonly Aimed[], values: object) =>
    send({
      ...{ method: 'POST', address: `${root}/many/${verb}` },
      body: { items: items.map(({ id, version }) => ({ id, version })), with: values },
    }) as Promise<BatchDone>
  const changes = (found: unknown) => (found as { readonly changes: readonly ItemChange[] }).changes
  return {
    list: (query) => send({ address: `${root}?${listQueryString(query)}` }) as ReturnType<ResourceClient['list']>,
    trash: (query) => send({ address: `${root}/trash?${listQueryString(query)}` }) as ReturnType<Trash['trash']>,
    read: (id) => item({ address: `${root}/${id}` }),
    create: (form, key) => item({ method: 'POST', address: root, body: form, ...keyed(key) }),
    update: ({ id, version }, form) => item({ method: 'PUT', address: `${root}/${id}`, version, body: form }),
    duplicate: (aimed, key) => act('duplicate', aimed, keyed(key)),
    restore: (aimed) => act('restore', aimed),
    erase: (aimed) => act('erase', aimed),
    publish: (aimed, at = null) => act('publish', aimed, { body: { at } }),
    unpublish: (aimed) => act('unpublish', aimed),
    discard: (aimed) => act('discard', aimed),
    history: async (id) => changes(await send({ address: `${root}/${id}/history` })),
    at: async (id, version) =>
      ((await send({ address: `${root}/${id}/history/${version}` })) as { readonly form: ResourceItem['form'] }).form,
    removeMany: (items, used) => many('remove', items, used === undefined ? {} : { used }),
    restoreMany: (items) => many('restore', items, {}),
    publishMany: (items) => many('publish', items, {}),
    mergeMany: (items, into) => many('merge', items, { into }),
    setMany: (items, values) => many('set', items, values),
  }
}

/** Undoes an act on items, which may be of several kinds. */
export function undoBatch(send: SendCall, batch: string): Promise<BatchDone> {
  return send({ method: 'POST', address: '/undo', body: { batch } }) as Promise<BatchDone>
}
