import type { Block } from '#schemas/generated/content.ts'

/** Why a block, or a part of one, is not shown as it is stored. */
export type BlockProblemCode =
  | 'BLOCK_MALFORMED'
  | 'UNKNOWN_TYPE'
  | 'NEWER_VERSION'
  | 'MIGRATION_FAILED'
  | 'PROPS_INVALID'
  | 'PROPS_OVERSIZE'
  | 'UNKNOWN_SLOT'
  | 'TOO_DEEP'
  | 'TOO_MANY_BLOCKS'
  | 'UNSAFE_HTML'
  | 'EMPTY_PLACEHOLDER'

/** One thing that reading a page met: where, what, and whether the block was left out for it. */
export interface BlockProblem {
  readonly blockId: string
  readonly type: string
  readonly v: number
  readonly code: BlockProblemCode
  readonly leftOut: boolean
  readonly message: string
}

/** What is known of a problem while the tree is being read; its place is looked up afterwards, since most pages have none. */
export interface FoundProblem {
  readonly block: unknown
  readonly code: BlockProblemCode
  readonly leftOut: boolean
  readonly detail: string
}

/** The problems with their places: `page(home).blocks[2].props.title: expected string, got number`. */
export function placeProblems(found: readonly FoundProblem[], blocks: readonly Block[], place: string): BlockProblem[] {
  if (found.length === 0) return []
  const places = new Map<unknown, string>()
  findPlaces(blocks, `${place}.blocks`, places)
  return found.map(({ block, code, leftOut, detail }) => {
    const { id, type, v } = (typeof block === 'object' && block !== null ? block : {}) as { id?: unknown; type?: unknown; v?: unknown }
    return {
      blockId: typeof id === 'string' ? id : '',
      type: typeof type === 'string' ? type : '',
      v: typeof v === 'number' ? v : 0,
      code,
      leftOut,
      message: `${places.get(block) ?? place}${detail}`,
    }
  })
}

// A stored tree may be deeper than the stack, so the way down is kept in a list of our own.
function findPlaces(blocks: readonly Block[], path: string, places: Map<unknown, string>): void {
  const waiting: { readonly list: unknown; readonly path: string }[] = [{ list: blocks, path }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!Array.isArray(next.list)) continue
    for (const [index, block] of (next.list as unknown[]).entries()) {
      const here = `${next.path}[${index}]`
      places.set(block, here)
      const slots = typeof block === 'object' && block !== null && 'slots' in block ? block.slots : null
      if (typeof slots !== 'object' || slots === null) continue
      for (const [name, list] of Object.entries(slots)) waiting.push({ list, path: `${here}.slots.${name}` })
    }
  }
}
