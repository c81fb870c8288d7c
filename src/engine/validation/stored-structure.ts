import type { Block } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { jsonBytes } from '#engine/registry/limits.ts'
import { ALWAYS, canBeVisibleTogether, visibilityOf, type VisibilityRange } from '#engine/visibility/visibility-overlap.ts'
import { isVisibility } from '#engine/visibility/visibility.ts'
import { anchorOf } from '#engine/document/block-anchor.ts'

/** The structure of one stored state of a page, against which a draft is compared: only what it makes worse counts as its own fault. */
export interface StoredStructure {
  readonly blocks: number
  readonly bytes: number
  /** The number of blocks with an id. */
  readonly countOf: (id: string) => number
  /** The depth of the deepest block with an id; 0 when there is none. */
  readonly depthOf: (id: string) => number
  /** True when the two blocks bear the same anchor and are seen together. */
  readonly isSharedAnchor: (anchor: string, one: string, other: string) => boolean
}

interface Bearer {
  readonly id: string
  readonly shown: VisibilityRange
}

/** Reads the structure of a stored list of blocks, which may hold anything. */
export function storedStructure(stored: unknown): StoredStructure {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : []
  const depths = new Map<string, number[]>()
  const bearers = new Map<string, Bearer[]>()
  let blocks = 0
  visitStored(list, (block, depth, shown) => {
    blocks += 1
    if (!isRecord(block) || typeof block['id'] !== 'string') return
    const { id } = block
    depths.set(id, [...(depths.get(id) ?? []), depth])
    const anchor = isRecord(block['props']) ? anchorOf({ props: block['props'] as Block['props'] }) : null
    if (anchor !== null) bearers.set(anchor, [...(bearers.get(anchor) ?? []), { id, shown }])
  })
  const areSeenTogether = (anchor: string, one: string, other: string) => {
    const of = (id: string) => (bearers.get(anchor) ?? []).filter((bearer) => bearer.id === id)
    return of(one).some((first) => of(other).some((second) => first !== second && canBeVisibleTogether(first.shown, second.shown)))
  }
  return {
    blocks,
    bytes: jsonBytes(list),
    countOf: (id) => depths.get(id)?.length ?? 0,
    depthOf: (id) => Math.max(0, ...(depths.get(id) ?? [])),
    isSharedAnchor: areSeenTogether,
  }
}

type Visit = (block: unknown, depth: number, shown: VisibilityRange) => void

// A list of what waits instead of recursion: a stored page may be deeper than the stack.
function visitStored(list: readonly unknown[], visit: Visit): void {
  const waiting: { readonly list: readonly unknown[]; readonly depth: number; readonly shown: VisibilityRange }[] = [
    { list, depth: 1, shown: ALWAYS },
  ]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const block of next.list) {
      const own = isRecord(block) && isVisibility(block['visibility']) ? visibilityOf(next.shown, block['visibility']) : next.shown
      visit(block, next.depth, own)
      const slots = isRecord(block) && isRecord(block['slots']) ? Object.values(block['slots']) : []
      for (const children of slots) if (Array.isArray(children)) waiting.push({ list: children, depth: next.depth + 1, shown: own })
    }
  }
}
