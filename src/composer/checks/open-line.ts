import { pointerSegments } from '#engine/document/pointer.ts'
import { PAGE_REGION } from '#engine/draft/document/edited-document.ts'
import { regionPointer } from '#engine/quality/region-pointer.ts'
import { REPAIR } from '#composer/findings/take-card-act.ts'
import { openPaletteFor, openPaletteToStart } from '#composer/palette/open-palette.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { fieldPointer } from '#composer/block-types/place-of-fault.ts'
import type { CheckLine } from './check-line.ts'

type LineTarget = Pick<CheckLine, 'blockId' | 'pointer'>
type Bench = Pick<Workbench, 'registry' | 'store' | 'selection' | 'side' | 'focused' | 'adding' | 'addingTo'>

/** The slot that a line is about, when an element can be added to it; null for any other line. */
function slotOf({ registry, store }: Bench, { blockId, pointer }: LineTarget): { parent: string; slot: string } | null {
  const slot = slotName(pointer)
  const block = blockId === null ? null : store.block(blockId)
  if (!block || slot === null) return null
  const list = { parent: block.id, slot }
  const most = registry.types.get(block.type)?.slots.get(slot)?.max ?? 0
  return store.list(list).length < most ? list : null
}

function slotName(pointer: string): string | null {
  const [first, slot, ...inner] = pointerSegments(pointer) ?? []
  return first === 'slots' && inner.length === 0 ? (slot ?? null) : null
}

/** Leads to what a line is about: its block is selected, and its field takes the focus; for a slot with room and for an empty page, the search of the palette. */
export function openLine(bench: Bench, line: LineTarget): void {
  const { selection, side, focused } = bench
  const { blockId, pointer } = line
  const slot = slotOf(bench, line)
  const isEmptyPage = blockId === null && pointer === regionPointer(PAGE_REGION)
  side.set(blockId === null && !isEmptyPage ? 'page' : 'inspector')
  if (isEmptyPage) return openPaletteToStart(bench, 'element')
  if (slot) return openPaletteFor(bench, slot)
  selection.select(blockId === null ? [] : [blockId])
  focused.set({ blockId, pointer: hasForm(bench, blockId) ? fieldPointer(pointer) : REPAIR })
}

/** False for an element of a type that this site does not know: its card is all there is. */
function hasForm({ registry, store }: Bench, blockId: string | null): boolean {
  const block = blockId === null ? null : store.block(blockId)
  return block === null || registry.types.has(block.type)
}
