import type { Block } from '#schemas/generated/content.ts'
import { outlineOf, type OutlineEntry } from './html/outline.ts'

type Node = Block | string | null

/** Facts about a page's blocks as a whole that single views read. */
export interface DocumentFacts {
  /** The blocks whose title is the page's h1; null makes every title block one. */
  readonly titleBlocks: readonly string[] | null
  /** The places that can be linked to, in the order of the page. */
  readonly outline: readonly OutlineEntry[]
  /** The id of the first block of each type. */
  readonly firstBlocks: ReadonlyMap<string, string>
  /** The blocks that are left out. */
  readonly skipped: ReadonlySet<string>
  /** New names of anchors whose own name is taken elsewhere on the page, by block id. */
  readonly freedAnchors: ReadonlyMap<string, string>
}

/** A source of facts that views subscribe to. */
export interface DocumentStore {
  readonly read: () => DocumentFacts
  /** The facts that the server has rendered. */
  readonly first: () => DocumentFacts
  readonly subscribe: (listener: () => void) => () => void
}

/** A store whose facts can be replaced. */
export interface LiveDocumentStore extends DocumentStore {
  readonly update: (facts: DocumentFacts) => void
}

/** The blocks that facts are derived from, and facts that are known already. */
export interface DocumentSource extends Partial<Pick<DocumentFacts, 'titleBlocks' | 'skipped' | 'freedAnchors'>> {
  readonly blocks: readonly Node[]
}

const NO_IDS: ReadonlySet<string> = new Set()
const NO_NAMES: ReadonlyMap<string, string> = new Map()

/** Derives facts from blocks; the blocks are walked when a fact is first read. */
export function documentFacts({ blocks, titleBlocks = null, skipped = NO_IDS, freedAnchors = NO_NAMES }: DocumentSource): DocumentFacts {
  let outline: readonly OutlineEntry[] | undefined
  let firstBlocks: Map<string, string> | undefined
  return {
    titleBlocks,
    skipped,
    freedAnchors,
    get outline() {
      return (outline ??= outlineOf(blocks, { skipped, freedAnchors }))
    },
    get firstBlocks() {
      return (firstBlocks ??= addFirstBlocks(blocks, skipped, new Map()))
    },
  }
}

function addFirstBlocks(blocks: readonly Node[], skipped: ReadonlySet<string>, found: Map<string, string>): Map<string, string> {
  for (const block of blocks) {
    if (block === null || typeof block === 'string' || skipped.has(block.id)) continue
    if (!found.has(block.type)) found.set(block.type, block.id)
    for (const children of Object.values(block.slots ?? {})) addFirstBlocks(children, skipped, found)
  }
  return found
}

const noSubscription = () => () => undefined

/** A store of facts that never change: that of every public page. */
export function constantDocument(facts: DocumentFacts): DocumentStore {
  return { read: () => facts, first: () => facts, subscribe: noSubscription }
}

/** A store for an editor. An update with equal facts wakes no subscriber, and equal parts keep their identity. */
export function createDocumentStore(initial: DocumentFacts): LiveDocumentStore {
  const listeners = new Set<() => void>()
  let facts = initial
  return {
    read: () => facts,
    first: () => initial,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update: (next) => {
      const shared = shareParts(facts, next)
      if (shared === facts) return
      facts = shared
      for (const listener of listeners) listener()
    },
  }
}

function shareParts(former: DocumentFacts, next: DocumentFacts): DocumentFacts {
  const shared: DocumentFacts = {
    titleBlocks: sameTitles(former.titleBlocks, next.titleBlocks) ? former.titleBlocks : next.titleBlocks,
    outline: sameOutline(former.outline, next.outline) ? former.outline : next.outline,
    firstBlocks: sameItems([...former.firstBlocks].flat(), [...next.firstBlocks].flat()) ? former.firstBlocks : next.firstBlocks,
    skipped: sameItems([...former.skipped], [...next.skipped]) ? former.skipped : next.skipped,
    freedAnchors: sameItems([...former.freedAnchors].flat(), [...next.freedAnchors].flat()) ? former.freedAnchors : next.freedAnchors,
  }
  const names = Object.keys(shared) as (keyof DocumentFacts)[]
  return names.every((name) => shared[name] === former[name]) ? former : shared
}

function sameTitles(some: DocumentFacts['titleBlocks'], others: DocumentFacts['titleBlocks']): boolean {
  return some === others || (some !== null && others !== null && sameItems(some, others))
}

function sameItems(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((item, index) => item === others[index])
}

function sameOutline(some: readonly OutlineEntry[], others: readonly OutlineEntry[]): boolean {
  const flat = (entries: readonly OutlineEntry[]) => entries.flatMap(({ anchor, text, level }) => [anchor, text, String(level)])
  return sameItems(flat(some), flat(others))
}
