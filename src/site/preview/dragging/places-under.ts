import { PAGE_REGION, type Container, type EditedDocument, type Place } from '#engine/draft/document/edited-document.ts'
import { findBlock, type FoundBlock } from '#engine/draft/document/find-block.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { slotsInUse } from '#engine/registry/slots-in-use.ts'
import type { Point } from '#schemas/composer/carrying-hand.ts'
import type { Block } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { blockAt, elementOfRegion } from '../overlay/block-element.ts'
import { boxesOf, distanceTo, isEmptyBox, isRow, nearestBox, type FindElement } from './list-boxes.ts'

/** The page that a point is read on. */
export interface DrawnPage {
  readonly page: Document
  readonly document: EditedDocument
  readonly registry: Registry
  readonly elementOf: FindElement
}

/** The part of a block along its edges, in pixels, that means the list around it and not the lists inside of it. */
const EDGE = 12

/** The places under a point of the window, from the one that is meant first to those around it. What may be put there is not asked. */
export function placesUnder(drawn: DrawnPage, point: Point): Place[] {
  const target = drawn.page.elementFromPoint(point.x, point.y)
  const id = blockAt(target)
  const found = id === null ? null : findBlock(drawn.document, id)
  if (!found) return placesBeside(drawn, point)
  const emptySlot = emptySlotAt(target)
  const inside = emptySlot ? [emptySlot] : placesInside(drawn, found.block, point)
  const [atEdge, others]: [Place[], Place[]] = [[], []]
  for (let around: FoundBlock | null = found; around; around = around.around) {
    const place = placeIn(drawn, around.in, around.list, point)
    const holdsMore = around !== found || inside.length > 0
    // The outermost of several blocks that share an edge is meant: its list is named by nothing else.
    if (holdsMore && isAtEdge(drawn, around, point)) atEdge.unshift(place)
    else others.push(place)
  }
  return [...atEdge, ...inside, ...others]
}

/** The places for a point beside all blocks: the end or the beginning of the page, or of the nearest region of a shell. */
function placesBeside(drawn: DrawnPage, point: Point): Place[] {
  const areas = Object.entries(drawn.document.regions).flatMap(([region, list]) => {
    const box = elementOfRegion(drawn.page, region)?.getBoundingClientRect()
    return region === PAGE_REGION ? [{ region, list, distance: 0 }] : regionArea(box, point).map((distance) => ({ region, list, distance }))
  })
  const [nearest] = areas.toSorted((one, other) => one.distance - other.distance)
  return nearest ? [placeIn(drawn, { region: nearest.region }, nearest.list, point)] : []
}

/** The distance of a point from a region; none for one that takes no room, as those of other screens. */
const regionArea = (box: DOMRect | undefined, point: Point): number[] => (box && !isEmptyBox(box) ? [distanceTo(box, point)] : [])

/** The place in an empty slot that is drawn as a placeholder. */
function emptySlotAt(target: Element | null): Place | null {
  const { canvasSlot: slot, canvasParent: parent } = target?.closest<HTMLElement>('[data-canvas-slot]')?.dataset ?? {}
  return slot === undefined || parent === undefined ? null : { in: { parent, slot }, after: null, before: null }
}

/** The places in the lists of a block, from the nearest one on. */
function placesInside(drawn: DrawnPage, block: Block, point: Point): Place[] {
  const type = drawn.registry.types.get(block.type)
  const lists = (type ? slotsInUse(type, block.props) : []).flatMap((slot) => {
    const list = ownValue(block.slots, slot) ?? []
    const box = areaOf(drawn, list, block.id, slot)
    return box ? [{ slot, list, distance: distanceTo(box, point) }] : []
  })
  return lists
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ slot, list }) => placeIn(drawn, { parent: block.id, slot }, list, point))
}

/** The box in which the blocks of a list are laid out; null for one that is not seen, as in a closed tab. */
function areaOf({ page, elementOf }: DrawnPage, list: readonly Block[], parent: string, slot: string): DOMRect | null {
  const [first] = list
  const area = first ? elementOf(first.id)?.parentElement : placeholderOf(page, parent, slot)
  const box = area?.getBoundingClientRect()
  return !box || isEmptyBox(box) ? null : box
}

/** The element that stands for an empty slot. */
export function placeholderOf(page: Document, parent: string, slot: string): HTMLElement | null {
  return page.querySelector<HTMLElement>(`[data-canvas-parent="${CSS.escape(parent)}"][data-canvas-slot="${CSS.escape(slot)}"]`)
}

function isAtEdge({ elementOf }: DrawnPage, { block, list }: FoundBlock, { x, y }: Point): boolean {
  const box = elementOf(block.id)?.getBoundingClientRect()
  if (!box) return false
  const [near, far, size] = isRow(boxesOf(list, elementOf))
    ? [x - box.left, box.right - x, box.width]
    : [y - box.top, box.bottom - y, box.height]
  return Math.min(near, far) < Math.min(EDGE, size / 5)
}

/** The place in a list beside its block that is nearest to a point. */
function placeIn({ elementOf }: DrawnPage, where: Container, list: readonly Block[], point: Point): Place {
  const boxes = boxesOf(list, elementOf)
  const nearest = nearestBox(boxes, point)
  const index = list.findIndex(({ id }) => id === nearest?.id)
  const at = nearest ? index + (isBehind(nearest.box, isRow(boxes), point) ? 1 : 0) : list.length
  return { in: where, after: list[at - 1]?.id ?? null, before: list[at]?.id ?? null }
}

const isBehind = ({ left, top, width, height }: DOMRect, inRow: boolean, { x, y }: Point): boolean =>
  inRow ? x > left + width / 2 : y > top + height / 2
