import { PAGE_REGION, type Container, type EditedDocument } from '#engine/draft/document/edited-document.ts'
import { blocksIn, countBlocks, depthOf, findBlock, heightOf, idsWithin } from '#engine/draft/document/find-block.ts'
import { MAX_BLOCKS, MAX_DEPTH } from '#engine/registry/limits.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Block } from '#schemas/generated/content.ts'
import { lockOnList } from './locks.ts'

/** Why a block may not be in a list: its type or its content is not accepted there, no room is left, the list is inside the block, or it is locked. */
export type StandingRefusal = 'not-accepted' | 'full' | 'inside-itself' | 'in-locked'

/**
 * Asks whether a block may be put into a list; null when it may. A block of the document is moved, any other one is added. Types that
 * this build does not know are accepted everywhere and accept everything, as at publication.
 */
export function mayStand(registry: Registry, document: EditedDocument, block: Block, where: Container): StandingRefusal | null {
  const list = blocksIn(document, where)
  if (!list) return 'not-accepted'
  const isMoved = findBlock(document, block.id) !== null
  const barrier = barrierOf(document, block, where, isMoved)
  if (barrier) return barrier
  const rule = ruleOf(registry, document, where)
  if (!accepts(registry, rule, block.type) || !(isMoved || isContentAccepted(registry, block))) return 'not-accepted'
  const others = list.filter(({ id }) => id !== block.id).length
  return others < rule.max && hasRoom(document, block, where, isMoved) ? null : 'full'
}

function barrierOf(document: EditedDocument, block: Block, where: Container, isMoved: boolean): StandingRefusal | null {
  if (isMoved && 'parent' in where && idsWithin(block).has(where.parent)) return 'inside-itself'
  return lockOnList(document, where) === null ? null : 'in-locked'
}

/** The rule of a list: the types that it accepts, and how many blocks. */
interface ListRule {
  /** Null for a list of an unknown type. */
  readonly accepts: ReadonlySet<string> | null
  readonly max: number
}

const NOTHING: ListRule = { accepts: new Set(), max: 0 }
// The limit of the whole document counts for these lists too: a draft beyond it may still move and replace what it has.
const ANYTHING: ListRule = { accepts: null, max: Infinity }

function ruleOf(registry: Registry, document: EditedDocument, where: Container): ListRule {
  if ('region' in where) return { accepts: where.region === PAGE_REGION ? registry.pageRoot : registry.regionRoot, max: Infinity }
  const around = registry.types.get(findBlock(document, where.parent)?.block.type ?? '')
  return around ? (around.slots.get(where.slot) ?? NOTHING) : ANYTHING
}

function accepts({ types }: Registry, { accepts: accepted }: ListRule, type: string): boolean {
  return accepted === null || accepted.has(type) || !types.has(type)
}

function isContentAccepted(registry: Registry, block: Block): boolean {
  const slots = registry.types.get(block.type)?.slots
  return Object.entries(block.slots ?? {}).every(([name, children]) => {
    const rule = slots ? (slots.get(name) ?? NOTHING) : ANYTHING
    if (children.length > rule.max) return false
    return children.every((child) => accepts(registry, rule, child.type) && isContentAccepted(registry, child))
  })
}

function hasRoom(document: EditedDocument, block: Block, where: Container, isMoved: boolean): boolean {
  const above = 'parent' in where ? depthOf(findBlock(document, where.parent)) : 0
  if (above + heightOf(block) > MAX_DEPTH) return false
  return isMoved || countBlocks(document) + idsWithin(block).size <= MAX_BLOCKS
}
