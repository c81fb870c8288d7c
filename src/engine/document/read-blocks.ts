import type { Block, Json } from '#schemas/generated/content.ts'
import { isBlockId } from '#schemas/names/block-id.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { MAX_DEPTH, MAX_NESTING } from '#engine/registry/limits.ts'
import { isExactNumber, isStorableKey } from '#engine/document/storable-json.ts'
import { shortHash } from './short-hash.ts'
import { canonicalJson } from './canonical-json.ts'
import { readValues } from './read-json.ts'

/** The levels of a block in another one: the block, its slots, the list of one of them. */
const LEVELS = 3

/**
 * Reads a stored list of blocks, which may hold anything, as blocks that can be walked and edited: what is no block, or too deep, is left out, and
 * of a block each part that is right stays. An id that is none, or was `taken` before, is replaced by one that is the same in each reading.
 * A right block is returned as it is.
 */
export function readBlocks(stored: unknown, taken = new Set<string>()): Block[] {
  return readList(stored, 1, taken)
}

function readList(stored: unknown, depth: number, taken: Set<string>): Block[] {
  if (!Array.isArray(stored) || depth > MAX_DEPTH) return []
  const read = stored.filter(isRecord).map((block) => readBlock(block, depth, taken))
  return read.length === stored.length && read.every((block, at) => block === stored[at]) ? (stored as Block[]) : read
}

function readBlock(stored: Record<string, unknown>, depth: number, taken: Set<string>): Block {
  const { id, type, v, props, slots, ...others } = stored
  const levels = MAX_NESTING - depth * LEVELS
  const own = isBlockId(id) && !taken.has(id) ? id : freeId(id, taken)
  taken.add(own)
  const read: Block = {
    ...readValues(others as Record<string, Json>, levels),
    id: own,
    type: typeof type === 'string' ? type : '',
    v: typeof v === 'number' && isExactNumber(v) ? v : 1,
    props: readValues(isRecord(props) ? (props as Block['props']) : {}, levels),
    ...(slots !== undefined && { slots: readSlots(slots, depth, taken) }),
  }
  return isSame(read, stored) ? (stored as unknown as Block) : read
}

/** True when each part was read as it is stored. */
function isSame(read: Block, stored: Record<string, unknown>): boolean {
  return (
    Object.keys(read).length === Object.keys(stored).length && Object.entries(read).every(([key, value]) => value === ownValue(stored, key))
  )
}

function readSlots(stored: unknown, depth: number, taken: Set<string>): Record<string, Block[]> {
  const entries = Object.entries(isRecord(stored) ? stored : {})
  const read = entries
    .filter(([name, list]) => isStorableKey(name) && Array.isArray(list))
    .map(([name, list]) => [name, readList(list, depth + 1, taken)] as const)
  const isRight = isRecord(stored) && read.length === entries.length && read.every(([name, list]) => list === ownValue(stored, name))
  return isRight ? (stored as Record<string, Block[]>) : Object.fromEntries(read)
}

function freeId(id: unknown, taken: ReadonlySet<string>): string {
  const name = `sans-nom-${shortHash(canonicalJson(id ?? null))}`.slice(0, 40)
  let [free, count] = [name, 1]
  while (taken.has(free)) free = `${name}-${(count += 1)}`
  return free
}
