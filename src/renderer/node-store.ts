import type { Block } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { BlockHead } from './render-blocks.tsx'

/** The ids of a block's children by slot. */
export type ChildLists = Readonly<Record<string, readonly string[]>>

/** A block of an edited document, with its children as ids. An edit inside a child leaves this object the same. */
export interface DocumentNode {
  readonly block: BlockHead
  readonly lists: ChildLists
}

/** An edited document's blocks by id, each with subscribers of its own. */
export interface NodeStore {
  readonly node: (id: string) => DocumentNode | null
  readonly region: (name: string) => readonly string[]
  /** The block and the region as they were when the store was made: the state that the server has rendered. */
  readonly firstNode: (id: string) => DocumentNode | null
  readonly firstRegion: (name: string) => readonly string[]
  readonly subscribeNode: (id: string, listener: () => void) => () => void
  readonly subscribeRegion: (name: string, listener: () => void) => () => void
  /** Takes the document's next state and wakes the subscribers of what differs; shared objects are not looked into. */
  readonly update: (regions: Regions) => void
}

/** The lists of blocks of a document by region. */
export type Regions = Readonly<Record<string, readonly Block[]>>

interface Entry {
  /** The block that the node was made from. */
  source: Block
  node: DocumentNode
}

const NONE: readonly string[] = []

/** Makes a store that holds a document's blocks. */
export function createNodeStore(initial: Regions): NodeStore {
  const store = new BlockNodes()
  store.update(initial)
  const first = new Map([...store.entries].map(([id, { node }]) => [id, node]))
  const firstRegions = store.regions
  return {
    node: (id) => store.entries.get(id)?.node ?? null,
    region: (name) => ownValue(store.regions, name) ?? NONE,
    firstNode: (id) => first.get(id) ?? null,
    firstRegion: (name) => ownValue(firstRegions, name) ?? NONE,
    subscribeNode: (id, listener) => store.nodeListeners.add(id, listener),
    subscribeRegion: (name, listener) => store.regionListeners.add(name, listener),
    update: (regions) => store.update(regions),
  }
}

class BlockNodes {
  readonly entries = new Map<string, Entry>()
  regions: ChildLists = {}
  readonly nodeListeners = new Listeners()
  readonly regionListeners = new Listeners()
  private readonly changed = new Set<string>()
  private hasMoved = false

  update(regions: Regions): void {
    const former = this.regions
    for (const list of Object.values(regions)) this.put(list)
    this.regions = sharedLists(former, regions)
    if (this.regions !== former) this.hasMoved = true
    if (this.hasMoved) this.sweep()
    this.hasMoved = false
    const ids = [...this.changed]
    this.changed.clear()
    for (const name of Object.keys({ ...former, ...regions }))
      if (ownValue(former, name) !== ownValue(this.regions, name)) this.regionListeners.wake(name)
    for (const id of ids) this.nodeListeners.wake(id)
  }

  private put(blocks: readonly Block[]): void {
    for (const block of blocks) {
      const entry = this.entries.get(block.id)
      if (entry?.source === block) continue
      for (const children of Object.values(block.slots ?? {})) this.put(children)
      if (entry) this.replace(entry, block)
      else this.insert(block)
    }
  }

  private insert(block: Block): void {
    const { slots, ...head } = block
    this.entries.set(block.id, { source: block, node: { block: head, lists: sharedLists({}, slots ?? {}) } })
    this.changed.add(block.id)
    this.hasMoved = true
  }

  private replace(entry: Entry, block: Block): void {
    const { slots, ...head } = block
    const lists = sharedLists(entry.node.lists, slots ?? {})
    entry.source = block
    if (lists === entry.node.lists && isSameHead(head, entry.node.block)) return
    if (lists !== entry.node.lists) this.hasMoved = true
    entry.node = { block: head, lists }
    this.changed.add(block.id)
  }

  /** Forgets the blocks that are in no list. */
  private sweep(): void {
    const left = new Set<string>()
    const visit = (lists: ChildLists) => {
      for (const id of Object.values(lists).flat()) {
        left.add(id)
        visit(this.entries.get(id)?.node.lists ?? {})
      }
    }
    visit(this.regions)
    for (const id of this.entries.keys()) {
      if (left.has(id)) continue
      this.entries.delete(id)
      this.changed.add(id)
    }
  }
}

class Listeners {
  private readonly byName = new Map<string, Set<() => void>>()

  add(name: string, listener: () => void): () => void {
    const listeners = this.byName.get(name) ?? new Set()
    this.byName.set(name, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.byName.get(name) === listeners) this.byName.delete(name)
    }
  }

  wake(name: string): void {
    for (const listener of this.byName.get(name) ?? []) listener()
  }
}

function isSameHead(block: BlockHead, other: BlockHead): boolean {
  return block.type === other.type && block.v === other.v && block.props === other.props && block.visibility === other.visibility
}

/** The ids in each list of blocks; a list that names the same ids as before, and the whole when all do, is the former object. */
function sharedLists(former: ChildLists, lists: Regions): ChildLists {
  const names = Object.keys(lists)
  const shared = Object.fromEntries(names.map((name) => [name, sharedIds(ownValue(former, name), ownValue(lists, name) ?? [])]))
  const isSame = Object.keys(former).length === names.length && names.every((name) => ownValue(shared, name) === ownValue(former, name))
  return isSame ? former : shared
}

function sharedIds(former: readonly string[] | undefined, blocks: readonly Block[]): readonly string[] {
  if (former?.length === blocks.length && former.every((id, index) => id === blocks[index]?.id)) return former
  return blocks.map(({ id }) => id)
}
