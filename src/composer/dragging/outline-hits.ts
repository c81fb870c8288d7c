import type { Point } from '#schemas/composer/carrying-hand.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { Place } from '#engine/draft/document/edited-document.ts'
import { blocksIn, findBlock, placeOf, type FoundBlock } from '#engine/draft/document/find-block.ts'
import type { Situation } from '#composer/commands/command.ts'
import { openSlots } from '#composer/commands/open-slots.ts'
import { endOf } from '#composer/commands/paste.ts'
import { rowIndent } from '#composer/outline/row-id.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import type { Hit, OutlineMark } from './drag-view.ts'

/** Matches the scrolled area of the outline. */
export const OUTLINE_SCROLLER = '[data-outline-scroller]'

/** The part of a row at its upper and lower end that means the place before and behind its element. */
const END = 0.3

/** The places that a point of the outline means. */
export function outlineHits({ runner }: Pick<Workbench, 'runner'>, element: Element | null, point: Point): readonly Hit[] {
  const row = element?.closest<HTMLElement>('[data-outline-row], [data-slot-parent], [data-region-row]')
  if (!row) return []
  const { document } = runner.situation
  const { slot, slotParent: parent, regionRow: region, outlineRow: id = '' } = row.dataset
  if (region !== undefined) return [startOf(document, row, region)]
  if (slot !== undefined && parent !== undefined) return [{ place: { in: { parent, slot }, after: null, before: null }, mark: boxOf(row) }]
  const found = findBlock(document, id)
  return found ? hitsOfBlock(runner.situation, row, found, point) : []
}

/** The beginning of a region of a shell, whose first block is the next row. */
function startOf(document: Parameters<typeof blocksIn>[0], row: HTMLElement, region: string): Hit {
  const [first] = ownValue(document.regions, region) ?? []
  return { place: { in: { region }, after: null, before: first?.id ?? null }, mark: first ? lineOf(row, 'bottom', 2) : boxOf(row) }
}

function hitsOfBlock(situation: Situation, row: HTMLElement, found: FoundBlock, point: Point): readonly Hit[] {
  const { document, registry } = situation
  const { top, height } = row.getBoundingClientRect()
  const part = (point.y - top) / height
  const inside = openSlots(registry, found.block).map((name) => ({
    place: endOf(situation, { parent: found.block.id, slot: name }),
    mark: boxOf(row),
  }))
  const before = { place: beforeOf(found), mark: lineOf(row, 'top') }
  if (part < END) return [before, ...inside, ...behind(row, found, point)]
  const isOpen = row.getAttribute('aria-expanded') === 'true'
  if (part <= 1 - END) return [...inside, ...(part < 0.5 ? [before] : behind(row, found, point)), before]
  return [...(isOpen ? beginnings(row, found, document) : []), ...behind(row, found, point), ...inside]
}

/** The places behind an element and, for the last of its list, behind those around it: the farther left the pointer, the farther out. */
function behind(row: HTMLElement, found: FoundBlock, { x }: Point): Hit[] {
  const hits: Hit[] = []
  for (let each: FoundBlock | null = found, level = Number(row.getAttribute('aria-level')); each; each = each.around, level -= 1) {
    hits.push({ place: behindOf(each), mark: lineOf(row, 'bottom', level) })
    if (each.index < each.list.length - 1) break
  }
  // The pointer left of a level's own beginning means a level farther out.
  const inner = hits.findIndex(({ mark }) => mark !== null && x >= mark.left)
  const meant = inner < 0 ? hits.length - 1 : inner
  return [...hits.slice(meant), ...hits.slice(0, meant).toReversed()]
}

/** The beginnings of the filled lists of an open element: its first child is the next row. */
function beginnings(row: HTMLElement, { block }: FoundBlock, document: Parameters<typeof blocksIn>[0]): Hit[] {
  const [first] = Object.entries(block.slots ?? {})
  if (!first) return []
  const where = { parent: block.id, slot: first[0] }
  const level = Number(row.getAttribute('aria-level')) + 1
  return [{ place: { in: where, after: null, before: blocksIn(document, where)?.[0]?.id ?? null }, mark: lineOf(row, 'bottom', level) }]
}

const beforeOf = (found: FoundBlock): Place => ({ ...placeOf(found), before: found.block.id })
const behindOf = (found: FoundBlock): Place => ({ ...placeOf(found), after: found.block.id })

function lineOf(row: HTMLElement, edge: 'top' | 'bottom', level = Number(row.getAttribute('aria-level'))): OutlineMark {
  const box = row.getBoundingClientRect()
  const left = box.left + rowIndent(level)
  return { kind: 'line', left, top: box[edge], width: box.right - left, height: 0 }
}

function boxOf(row: HTMLElement): OutlineMark {
  const { left, top, width, height } = row.getBoundingClientRect()
  return { kind: 'box', left, top, width, height }
}
