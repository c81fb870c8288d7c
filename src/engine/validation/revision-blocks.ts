import type { Block } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { canonicalJson } from '#engine/document/canonical-json.ts'
import { storedStructure, type StoredStructure } from './stored-structure.ts'

/** Comparison of blocks with those of a page's stored revisions. */
export interface StoredBlocks {
  /** Tests if a stored block has the same type, version, props, visibility and ids of children. */
  readonly has: (block: Block) => boolean
  /** The same, and each child has its stored type. */
  readonly hasWithChildren: (block: Block) => boolean
  /** Tests if a block of this id and type is stored outside of all other blocks. */
  readonly hasAtRoot: (block: Block) => boolean
  /** Tests if a value is stored in the place of a block with the same frame: everything but the content of its children. */
  readonly hasFrame: (value: unknown) => boolean
  /** Tests if one of the stored revisions has this structural fault already. */
  readonly some: (holds: (structure: StoredStructure) => boolean) => boolean
}

/** Indexes the blocks of stored revisions, which may hold anything, on the first question: they are needed only when a block does not validate. */
export function storedBlocks(revisions: readonly unknown[]): StoredBlocks {
  let prints: ReadonlySet<string> | null = null
  let structures: readonly StoredStructure[] | null = null
  const known = () => (prints ??= printsOf(revisions))
  return {
    hasAtRoot: ({ id, type }) =>
      revisions.some(
        (blocks) => Array.isArray(blocks) && blocks.some((block) => isRecord(block) && block['id'] === id && block['type'] === type),
      ),
    has: (block) => revisions.length > 0 && known().has(print(block)),
    hasFrame: (value) => revisions.length > 0 && known().has(framePrint(value)),
    some: (holds) => (structures ??= revisions.map(storedStructure)).some(holds),
    hasWithChildren: (block) => revisions.length > 0 && known().has(printWithChildren(block)),
  }
}

function printsOf(revisions: readonly unknown[]): ReadonlySet<string> {
  const prints = new Set<string>()
  const waiting: unknown[] = [...revisions]
  for (let list = waiting.pop(); list !== undefined; list = waiting.pop()) {
    if (!Array.isArray(list)) continue
    for (const block of list as readonly Block[]) {
      prints.add(framePrint(block))
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

function framePrint(value: unknown): string {
  if (!isRecord(value)) return `frame ${canonicalJson(value)}`
  const { slots, ...frame } = value
  return `frame ${canonicalJson(frame)} ${slotsPrint(slots, ({ id }) => [id])}`
}

// The children are not validated yet: one of them may be anything. An empty slot counts as none, because drafts leave it out.
function printOf(kind: string, { type, v, props, slots, visibility }: Block, child: (block: Partial<Block>) => unknown[]): string {
  return `${kind} ${canonicalJson([type ?? null, v ?? null, props ?? null, visibility ?? null])} ${slotsPrint(slots, child)}`
}

function slotsPrint(slots: unknown, child: (block: Partial<Block>) => unknown[]): string {
  if (!isRecord(slots)) return canonicalJson(slots ?? {})
  const filled = Object.entries(slots).filter(([, blocks]) => !Array.isArray(blocks) || blocks.length > 0)
  const children = filled.map(([name, blocks]) => [name, Array.isArray(blocks) ? blocks.map((block) => childPrint(block, child)) : blocks])
  return canonicalJson(Object.fromEntries(children))
}

function childPrint(block: unknown, child: (block: Partial<Block>) => unknown[]): unknown[] {
  return typeof block === 'object' && block !== null ? child(block).map((part) => part ?? null) : [null]
}
