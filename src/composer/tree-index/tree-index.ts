import { slotsInOrder } from '#engine/registry/slots-in-order.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Container, EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Block } from '#schemas/generated/content.ts'

/** A block in the outline: the list that it is in, and how deep it lies. */
export interface OutlineLine {
  readonly id: string
  readonly type: string
  readonly in: Container
  readonly parent: string | null
  /** A block at the top is at depth 1. */
  readonly depth: number
  readonly children: number
}

/** The places of all blocks of a document, in reading order. */
export interface TreeIndex {
  readonly lines: readonly OutlineLine[]
  readonly byId: ReadonlyMap<string, OutlineLine>
}

/** Reads the places of all blocks. It holds no content, so only a change of a list makes it stale. */
export function treeIndex({ regions }: EditedDocument, { types }: Pick<Registry, 'types'>): TreeIndex {
  const former = known.get(regions)
  if (former?.types === types) return former.index
  const index = readIndex(regions, types)
  known.set(regions, { types, index })
  return index
}

/** The newest index of each document: the outline and several commands read the same one. */
const known = new WeakMap<EditedDocument['regions'], { readonly types: Registry['types']; readonly index: TreeIndex }>()

function readIndex(regions: EditedDocument['regions'], types: Registry['types']): TreeIndex {
  const lines: OutlineLine[] = []
  for (const [region, list] of Object.entries(regions)) addLines({ lines, types }, list, { in: { region }, parent: null, depth: 1 })
  return { lines, byId: new Map(lines.map((line) => [line.id, line])) }
}

type Around = Pick<OutlineLine, 'in' | 'parent' | 'depth'>

interface Reading {
  readonly lines: OutlineLine[]
  readonly types: Registry['types']
}

function addLines(reading: Reading, list: readonly Block[], around: Around): void {
  const { lines, types } = reading
  for (const { id, type, slots = {} } of list) {
    const inner = Object.entries(slotsInOrder(types.get(type), slots))
    const children = inner.reduce((sum, [, blocks]) => sum + blocks.length, 0)
    lines.push({ ...around, id, type, children })
    for (const [slot, blocks] of inner) addLines(reading, blocks, { in: { parent: id, slot }, parent: id, depth: around.depth + 1 })
  }
}

/** The lines that are shown while the blocks in `folded` hide what is in them. */
export function visibleLines({ lines }: TreeIndex, folded: ReadonlySet<string>): readonly OutlineLine[] {
  if (folded.size === 0) return lines
  const hidden = new Set<string>()
  return lines.filter(({ id, parent }) => {
    const isHidden = parent !== null && (hidden.has(parent) || folded.has(parent))
    if (isHidden) hidden.add(id)
    return !isHidden
  })
}

/** The blocks around a block, the innermost first. */
export function blocksAround({ byId }: TreeIndex, id: string): string[] {
  const around: string[] = []
  for (let parent = byId.get(id)?.parent ?? null; parent !== null; parent = byId.get(parent)?.parent ?? null) around.push(parent)
  return around
}

/** The line before or after one in reading order; the first or last one when nothing is selected. */
export function neighbourLine<Line extends Pick<OutlineLine, 'id'>>(lines: readonly Line[], id: string | null, step: 1 | -1): Line | null {
  const index = lines.findIndex((line) => line.id === id)
  if (index < 0) return lines.at(step === 1 ? 0 : -1) ?? null
  return lines[index + step] ?? null
}
