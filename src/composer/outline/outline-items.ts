import type { Container } from '#engine/draft/document/edited-document.ts'
import { regionLabel } from '#engine/draft/document/region-labels.ts'
import type { CheckLines } from '#composer/checks/check-line.ts'
import type { OutlineLine, TreeIndex } from '#composer/tree-index/tree-index.ts'
import type { EmptySlot } from './empty-slots.ts'
import type { WalkedLine } from './outline-move.ts'

/** How many lines of the checks are about a block. */
export interface FaultCount {
  /** Those that stop a publication. */
  readonly stops: number
  readonly advice: number
}

interface Numbered {
  /** Its number among all rows in the same block, in all of its slots, from 1 on. */
  readonly position: number
  readonly setSize: number
}

/** A row of the outline that stands for a block. */
export interface BlockItem extends FaultCount, Numbered {
  readonly line: OutlineLine
}

/** A row of the outline that stands for an empty slot in use. */
export interface SlotItem extends Numbered {
  readonly line: WalkedLine & { readonly depth: number }
  readonly slot: EmptySlot
}

/** A row of the outline that stands for a region of a shell, above its blocks. */
export interface RegionItem extends Numbered {
  readonly line: WalkedLine & { readonly depth: number }
  readonly region: string
  readonly label: string
  readonly isEmpty: boolean
  /** True for a region that small screens alone show. */
  readonly isOnPhone: boolean
}

/** A row of the outline. */
export type OutlineItem = BlockItem | SlotItem | RegionItem

/** True for a row that stands for a block. */
export const isBlockItem = (item: OutlineItem): item is BlockItem => 'stops' in item

/** The list that a row stands for; null for the row of a block. */
export function listOfItem(item: OutlineItem | undefined): Container | null {
  if (!item || isBlockItem(item)) return null
  return 'slot' in item ? { parent: item.slot.parent, slot: item.slot.slot } : { region: item.region }
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

/** The parts that rows are made of, beside the places of the blocks. */
export interface Shown {
  readonly folded: ReadonlySet<string>
  readonly faults: ReadonlyMap<string, FaultCount>
  readonly slots: ReadonlyMap<string, readonly EmptySlot[]>
  /** The regions of a shell in their order; none for a page, whose region needs no row. */
  readonly regions?: readonly string[]
}

/** The rows of an outline. A folded block counts the faults of what it hides. */
export function outlineItems(index: TreeIndex, { folded, faults, slots, regions = [] }: Shown): readonly OutlineItem[] {
  const counts = faults.size === 0 ? faults : shownCounts(index, folded, faults)
  const within = Map.groupBy(index.lines, ({ parent }) => parent)
  const items: OutlineItem[] = []
  const add = (parent: string | null, depth: number, blocks = within.get(parent) ?? [], region: RegionItem | null = null) => {
    const empty = parent === null ? [] : (slots.get(parent) ?? [])
    const setSize = blocks.length + empty.length
    let position = 0
    const addSlots = (before: string | null) => {
      for (const slot of empty) {
        if (slot.before === before) items.push({ line: slotLine(slot, depth), slot, position: (position += 1), setSize })
      }
    }
    for (const line of blocks) {
      addSlots(line.id)
      items.push({ line: shownLine(line, depth, region), position: (position += 1), setSize, ...(counts.get(line.id) ?? NONE) })
      if (!folded.has(line.id)) add(line.id, depth + 1)
    }
    addSlots(null)
  }
  if (regions.length === 0) add(null, 1)
  for (const [at, region] of regions.entries()) {
    const blocks = (within.get(null) ?? []).filter(({ in: where }) => 'region' in where && where.region === region)
    const item = regionItem(region, blocks.length === 0, { position: at + 1, setSize: regions.length })
    items.push(item)
    add(null, 2, blocks, item)
  }
  return items
}

function regionItem(region: string, isEmpty: boolean, numbered: Numbered): RegionItem {
  const line = { id: `region-${region}`, parent: null, children: 0, depth: 1 }
  const isOnPhone = region === 'mobileAppBar' || region === 'bottomBar'
  return { line, region, label: regionLabel(region) ?? region, isEmpty, isOnPhone, ...numbered }
}

/** The line of a block as it is shown: below the row of its region, if there is one. */
function shownLine(line: OutlineLine, depth: number, region: RegionItem | null): OutlineLine {
  if (line.depth === depth && !region) return line
  return { ...line, depth, parent: line.parent ?? region?.line.id ?? null }
}

const slotLine = ({ parent, slot }: EmptySlot, depth: number) => ({ id: `slot-${parent}-${slot}`, parent, children: 0, depth })

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
