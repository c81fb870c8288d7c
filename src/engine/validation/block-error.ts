import type { Block } from '#schemas/generated/content.ts'

/** The reason why a block or a part of it is not rendered as stored. */
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

/** A problem of a page: its path, its code, and whether the block was skipped. */
export interface BlockProblem {
  readonly blockId: string
  readonly type: string
  readonly v: number
  readonly code: BlockProblemCode
  readonly leftOut: boolean
  readonly message: string
}

/** A problem during the traversal. Its path is computed afterwards, because most pages have none. */
export interface FoundProblem {
  readonly block: unknown
  readonly code: BlockProblemCode
  readonly leftOut: boolean
  readonly detail: string
}

/** Adds the paths to problems: `page(home).blocks[2].props.title: expected string, got number`. */
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

// An explicit stack, because a stored tree may be deeper than the call stack.
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
