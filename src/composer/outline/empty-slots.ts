import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import { drawnSlots } from '#engine/registry/drawn-slots.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { DocumentStore } from '#composer/store/document-store.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** An empty slot in use of a block. */
export interface EmptySlot {
  readonly parent: string
  readonly slot: string
  /** The French name of the slot. */
  readonly label: string
  /** The first block of a later slot, which the row of this one precedes; null where it comes last. */
  readonly before: string | null
}

function emptySlotsOf({ id, type, props, slots = {} }: Block, registry: Registry): EmptySlot[] {
  const known = registry.types.get(type)
  // Most blocks of a page are of types without slots.
  if (!known || known.slots.size === 0) return []
  const drawn = drawnSlots(registry, { type, props })
  const order = Object.keys(known.manifest.slots)
  const firstBehind = (name: string) =>
    order.slice(order.indexOf(name) + 1).flatMap((later) => ownValue(slots, later)?.slice(0, 1) ?? [])[0]?.id ?? null
  return drawn
    .filter(({ name }) => (ownValue(slots, name) ?? []).length === 0)
    .map(({ name, label }) => ({ parent: id, slot: name, label, before: firstBehind(name) }))
}

type Entries = readonly (readonly [id: string, slots: readonly EmptySlot[]])[]

const NONE: Entries = []

/**
 * Makes a function that reads the empty slots in use of a document as it is now, by their blocks in the order of the manifests: the
 * same map as long as they are equal. Blocks that two documents share are not read again.
 */
export function slotReader(store: Pick<DocumentStore, 'document'>, registry: Registry): () => ReadonlyMap<string, readonly EmptySlot[]> {
  const known = new WeakMap<Block, Entries>()
  const entriesOf = (block: Block): Entries => {
    const former = known.get(block)
    if (former) return former
    const own = emptySlotsOf(block, registry)
    const inner = Object.values(block.slots ?? {}).flatMap(entriesIn)
    const entries: Entries = own.length > 0 ? [[block.id, own], ...inner] : inner
    known.set(block, entries.length > 0 ? entries : NONE)
    return entries
  }
  const entriesIn = (blocks: readonly Block[]): Entries => {
    const found = blocks.map(entriesOf).filter(({ length }) => length > 0)
    return found.length > 0 ? found.flat() : NONE
  }
  const entriesNow = () => Object.values(store.document.regions).flatMap(entriesIn)
  let read = store.document
  let entries = entriesNow()
  let slots = new Map(entries)
  return () => {
    if (store.document === read) return slots
    read = store.document
    const next = entriesNow()
    if (isEqualJson(next, entries)) return slots
    entries = next
    slots = new Map(entries)
    return slots
  }
}
