import type { AimedItem, BatchDone } from '#schemas/admin/resources/calls/item-shapes.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { CallError } from '#api-client/transport/errors.ts'
import { usePanel } from '#admin/panel-context.ts'
import { useManyAct } from './many/use-many-act.ts'
import { useResourceText, type ResourceKey } from './texts/use-resource-text.ts'
import { agreementOf } from './texts/resource-words.ts'
import { useItemAct } from './use-item-act.ts'
import { useResource } from './use-resource.ts'

/** An item with its title, for sentences about it. */
export interface NamedItem extends AimedItem {
  readonly title: string
}

/** The number of places that use an item, of a refusal to take it away; null for any other refusal. */
export const usesOf = ({ code, data }: CallError): number | null =>
  code === 'IN_USE' && isRecord(data) && typeof data['total'] === 'number' ? data['total'] : null

/** The acts on items of a resource, each with its way back. */
export function useResourceActs() {
  const text = useResourceText()
  const { admin } = usePanel()
  const { resource, client } = useResource()
  const { perform } = useItemAct()
  const performMany = useManyAct()
  const agreement = agreementOf(resource)
  const said = (key: ResourceKey, items: readonly Partial<NamedItem>[]) =>
    text(key, { count: items.length, title: items[0]?.title ?? '', agreement })
  /** Takes back the last act on an item. */
  const undoLast = async ({ id, version }: AimedItem) => {
    const [last] = await client.history(id)
    if (!last || last.version !== version || last.batch === null) throw new Error('the act is no longer the last one')
    return admin.undo(last.batch)
  }
  const onOne = (key: ResourceKey, call: (item: AimedItem) => Promise<AimedItem>) => (item: NamedItem) =>
    perform({ request: () => call(item), said: said(key, [item]), undo: (done) => () => undoLast(done) })
  const onMany = (key: ResourceKey, call: (items: readonly AimedItem[]) => Promise<BatchDone>) => (items: readonly NamedItem[]) =>
    performMany({ items, call, said: said(key, items) })
  return {
    /** Puts items into the trash. Where more places use one of them than were seen, `onUsed` gets their number. */
    trash: (items: readonly NamedItem[], onUsed: (total: number) => void, used?: number) =>
      performMany({
        items,
        call: (part) => client.removeMany(part, used),
        said: said('resources.act.trashed', items),
        onRefused: (error) => {
          const total = usesOf(error)
          if (total !== null) onUsed(total)
          return total !== null
        },
      }),
    restoreMany: onMany('resources.act.restoredMany', (items) => client.restoreMany(items)),
    set: (items: readonly AimedItem[], values: Readonly<Record<string, unknown>>) =>
      performMany({ items, call: (part) => client.setMany(part, values), said: said('resources.act.set', items) }),
    /** Merges items into one of them, whose name their contents get. */
    merge: (items: readonly NamedItem[], into: NamedItem) =>
      perform({
        request: () => client.mergeMany(items, into.id),
        said: text('resources.act.merged', { count: items.length, title: into.title }),
        undo:
          ({ batch }) =>
          () =>
            admin.undo(batch),
      }),
    publishMany: onMany('resources.act.publishedMany', (items) => client.publishMany(items)),
    publish: onOne('resources.act.published', (item) => client.publish(item)),
    unpublish: onOne('resources.act.unpublished', (item) => client.unpublish(item)),
    restore: onOne('resources.act.restored', (item) => client.restore(item)),
    discard: onOne('resources.act.discarded', (item) => client.discard(item)),
    duplicate: (item: NamedItem, onOpen: (id: number) => void) =>
      perform({
        request: () => client.duplicate(item, crypto.randomUUID()),
        said: said('resources.act.duplicated', [item]),
        more: ({ id }) => [{ label: text('resources.act.open'), onAct: () => onOpen(id) }],
      }),
    erase: (item: NamedItem) => perform({ request: () => client.erase(item), said: said('resources.act.erased', [item]) }),
  }
}
