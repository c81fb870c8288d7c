import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import { drawnSlots } from '#engine/registry/drawn-slots.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { DocumentStore } from '#composer/store/document-store.ts'

/** An empty slot in use of a block. */
export interface EmptySlot {
  readonly parent: string
  readonly slot: string
  /** The French name of the slot. */
  readonly label: string
  /** The first block of a later slot, which the row of this one precedes; null where it comes last. */
  readonly before: string | null
}

/** Lists the empty slots in use by their blocks, in the order of the manifests. */
export function emptySlots({ regions }: EditedDocument, registry: Registry): ReadonlyMap<string, readonly EmptySlot[]> {
  const found = new Map<string, readonly EmptySlot[]>()
  const read = (blocks: readonly Block[]) => {
    for (const block of blocks) {
      const own = emptySlotsOf(block, registry)
      if (own.length > 0) found.set(block.id, own)
      for (const list of Object.values(block.slots ?? {})) read(list)
    }
  }
  for (const list of Object.values(regions)) read(list)
  return found
}

function emptySlotsOf({ id, type, props, slots = {} }: Block, registry: Registry): EmptySlot[] {
  const drawn = drawnSlots(registry, { type, props })
  const order = Object.keys(registry.types.get(type)?.manifest.slots ?? {})
  const firstBehind = (name: string) =>
    order.slice(order.indexOf(name) + 1).flatMap((later) => slots[later]?.slice(0, 1) ?? [])[0]?.id ?? null
  return drawn
    .filter(({ name }) => (slots[name] ?? []).length === 0)
    .map(({ name, label }) => ({ parent: id, slot: name, label, before: firstBehind(name) }))
}

/** Makes a function that reads the empty slots of a document as it is now: the same map as long as they are equal. */
export function slotReader(store: Pick<DocumentStore, 'document'>, registry: Registry): () => ReadonlyMap<string, readonly EmptySlot[]> {
  let read = store.document
  let slots = emptySlots(read, registry)
  return () => {
    if (store.document === read) return slots
    read = store.document
    const next = emptySlots(read, registry)
    if (!isEqualJson([...next.values()], [...slots.values()])) slots = next
    return slots
  }
}
