import type { Block } from '#schemas/generated/content.ts'
import { canonicalJson } from './canonical-json.ts'

/** The blocks of a page's stored revisions, as far as telling whether a block is unchanged asks. */
export interface StoredBlocks {
  /** Whether a block has type, version, props, visibility and children's ids of a stored one. */
  readonly has: (block: Block) => boolean
  /** The same, and each child has the type it had. */
  readonly hasWithChildren: (block: Block) => boolean
}

/** Remembers the blocks of stored revisions; they are looked at only when a block does not validate. */
export function storedBlocks(revisions: readonly (readonly Block[])[]): StoredBlocks {
  let prints: ReadonlySet<string> | null = null
  const known = () => (prints ??= printsOf(revisions))
  return {
    has: (block) => revisions.length > 0 && known().has(print(block)),
    hasWithChildren: (block) => revisions.length > 0 && known().has(printWithChildren(block)),
  }
}

function printsOf(revisions: readonly (readonly Block[])[]): ReadonlySet<string> {
  const prints = new Set<string>()
  const waiting: unknown[] = [...revisions]
  for (let list = waiting.pop(); list !== undefined; list = waiting.pop()) {
    if (!Array.isArray(list)) continue
    for (const block of list as readonly Block[]) {
      if (typeof block !== 'object' || block === null) continue
      prints.add(print(block)).add(printWithChildren(block))
      if (typeof block.slots === 'object' && block.slots !== null) waiting.push(...Object.values(block.slots))
    }
  }
  return prints
}

function print(block: Block): string {
  return printOf('ids', block, ({ id }) => [id])
}

function printWithChildren(block: Block): string {
  return printOf('children', block, ({ id, type }) => [id, type])
}

// The children have not been looked at yet: one of them may be anything.
function printOf(kind: string, { type, v, props, slots, visibility }: Block, child: (block: Partial<Block>) => unknown[]): string {
  const children = Object.entries(slots ?? {}).map(([name, blocks]) => [
    name,
    Array.isArray(blocks) ? blocks.map((block) => childPrint(block, child)) : blocks,
  ])
  return `${kind} ${canonicalJson([type ?? null, v ?? null, props ?? null, visibility ?? null, Object.fromEntries(children)])}`
}

function childPrint(block: unknown, child: (block: Partial<Block>) => unknown[]): unknown[] {
  return typeof block === 'object' && block !== null ? child(block).map((part) => part ?? null) : [null]
}
