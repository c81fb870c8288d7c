import type { CheckLines } from '#composer/checks/check-line.ts'
import { visibleLines, type OutlineLine, type TreeIndex } from '#composer/tree-index/tree-index.ts'

/** How many lines of the checks are about a block. */
export interface FaultCount {
  /** Those that stop a publication. */
  readonly stops: number
  readonly advice: number
}

/** A row of the outline. */
export interface OutlineItem extends FaultCount {
  readonly line: OutlineLine
  /** Its number among all blocks in the same block, in all of its slots, from 1 on. */
  readonly position: number
  readonly setSize: number
}

/** Counts the lines of the checks by block. */
export function faultCounts({ stops, advice }: CheckLines): ReadonlyMap<string, FaultCount> {
  const counts = new Map<string, FaultCount>()
  const add = (id: string | null, { stops: stop, advice: advised }: FaultCount) => {
    if (id === null) return
    const former = counts.get(id) ?? NONE
    counts.set(id, { stops: former.stops + stop, advice: former.advice + advised })
  }
  for (const { blockId } of stops) add(blockId, { stops: 1, advice: 0 })
  for (const { blockId } of advice) add(blockId, { stops: 0, advice: 1 })
  return counts
}

const NONE: FaultCount = { stops: 0, advice: 0 }

/** The rows of an outline. A folded block counts the faults of what it hides. */
export function outlineItems(
  index: TreeIndex,
  folded: ReadonlySet<string>,
  faults: ReadonlyMap<string, FaultCount>,
): readonly OutlineItem[] {
  const lines = visibleLines(index, folded)
  const sizes = new Map<string | null, number>()
  for (const { parent } of lines) sizes.set(parent, (sizes.get(parent) ?? 0) + 1)
  const counts = faults.size === 0 ? faults : shownCounts(index, folded, faults)
  const positions = new Map<string | null, number>()
  return lines.map((line) => {
    const position = (positions.get(line.parent) ?? 0) + 1
    positions.set(line.parent, position)
    return { line, position, setSize: sizes.get(line.parent) ?? 1, ...(counts.get(line.id) ?? NONE) }
  })
}

function shownCounts(
  { lines }: TreeIndex,
  folded: ReadonlySet<string>,
  faults: ReadonlyMap<string, FaultCount>,
): ReadonlyMap<string, FaultCount> {
  const counts = new Map<string, FaultCount>()
  // The row that stands for a block: its own, or that of the outermost folded block around it.
  const standIns = new Map<string, string>()
  for (const { id, parent } of lines) {
    const around = parent === null ? null : (standIns.get(parent) ?? parent)
    const isHidden = around !== null && (around !== parent || folded.has(around))
    const row = isHidden ? around : id
    if (isHidden) standIns.set(id, row)
    const own = faults.get(id)
    const former = counts.get(row) ?? NONE
    if (own) counts.set(row, { stops: former.stops + own.stops, advice: former.advice + own.advice })
  }
  return counts
}
