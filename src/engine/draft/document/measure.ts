import type { Block } from '#schemas/generated/content.ts'
import { jsonBytes, MAX_BLOCKS, MAX_DRAFT_BYTES, MAX_NESTING } from '#engine/registry/limits.ts'
import type { EditedDocument } from './edited-document.ts'
import { countBlocks } from './find-block.ts'

/** The bytes of a value as JSON text, and how deep lists and objects lie in one another. */
export interface Measure {
  readonly bytes: number
  readonly depth: number
}

const known = new WeakMap<object, Measure>()

function remembered(value: object, measure: () => Measure): Measure {
  const former = known.get(value)
  if (former) return former
  const made = measure()
  known.set(value, made)
  return made
}

/** Measures a JSON value, once for each object. */
export function measureValue(value: unknown): Measure {
  if (typeof value !== 'object' || value === null) return { bytes: jsonBytes(value), depth: 0 }
  return remembered(value, () => ({ bytes: jsonBytes(value), depth: depthOf(value) }))
}

function depthOf(value: object): number {
  let depth = 0
  for (let level: object[] = [value]; level.length > 0; depth += 1) level = level.flatMap(childrenOf)
  return depth
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const childrenOf = (value: object): object[] => (Object.values(value) as unknown[]).filter(isObject)

// The signs around a key, and the comma behind its value.
const AROUND_KEY = 4
// An object of slots, its lists, the blocks in them.
const LEVELS_OF_SLOT = 2

/** Measures a block with all that is in it: what an edit left as it was is not measured again. */
export function measureBlock(block: Block): Measure {
  return remembered(block, () => {
    const { props, visibility, slots, ...frame } = block
    const own = [measureValue(frame), measureValue(props), measureValue(visibility ?? null)]
    const inner = Object.entries(slots ?? {}).map(([name, list]) => {
      const within = sumOf(list.map(measureBlock))
      return { bytes: within.bytes + name.length + AROUND_KEY, depth: within.depth + LEVELS_OF_SLOT }
    })
    const { bytes, depth } = sumOf([...own, ...inner])
    return { bytes, depth: depth + 1 }
  })
}

function sumOf(measures: readonly Measure[]): Measure {
  let [bytes, depth] = [0, 0]
  for (const each of measures) {
    bytes += each.bytes + 1
    depth = Math.max(depth, each.depth)
  }
  return { bytes, depth }
}

/** Measures a whole document, with the notes of its editors. */
export function measureDocument({ head, regions, notes }: EditedDocument): Measure {
  const { bytes, depth } = sumOf(Object.values(regions).flatMap((list) => list.map(measureBlock)))
  const [ofHead, ofNotes] = [measureValue(head), measureValue(notes)]
  // The regions and the list of each of them are two levels, around them all is the document.
  return { bytes: bytes + ofHead.bytes + ofNotes.bytes, depth: 1 + Math.max(depth + 2, ofHead.depth, ofNotes.depth) }
}

/** Too many bytes or levels in a document, or too many blocks. */
export type MeasureExcess = 'TOO_LARGE' | 'TOO_MANY'

/**
 * Finds what a document has more of than a draft holds; null for one that was as far beyond before: an oversized draft may shrink. Operations do not
 * ask it, since what a site has stored under other limits has to come into a draft and be repeated by each browser.
 */
export function beyondMeasure(after: EditedDocument, before: EditedDocument): MeasureExcess | null {
  if (isTooLarge(after, before)) return 'TOO_LARGE'
  return hasTooMany(after, before) ? 'TOO_MANY' : null
}

/** True for a document of more blocks than a page holds, unless it had as many before. */
export function hasTooMany(after: EditedDocument, before: EditedDocument): boolean {
  const blocks = countBlocks(after)
  return blocks > MAX_BLOCKS && blocks > countBlocks(before)
}

function isTooLarge(after: EditedDocument, before: EditedDocument): boolean {
  const { bytes, depth } = measureDocument(after)
  if (bytes <= MAX_DRAFT_BYTES && depth <= MAX_NESTING) return false
  const former = measureDocument(before)
  return (bytes > MAX_DRAFT_BYTES && bytes >= former.bytes) || (depth > MAX_NESTING && depth > former.depth)
}
