import type { Container, Place } from '#engine/draft/document/edited-document.ts'
import { blocksIn } from '#engine/draft/document/find-block.ts'
import { elementOfRegion } from '../overlay/block-element.ts'
import { boxesOf, isRow, type BlockBox } from './list-boxes.ts'
import { placeholderOf, type DrawnPage } from './places-under.ts'

/** A place as it is drawn: a line between two blocks, or the box of an empty slot; in pixels of the window. */
export interface PlaceLine {
  readonly kind: 'across' | 'upright' | 'box'
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The distance of a line from a block that has no neighbour on that side, in pixels. */
const BESIDE = 4

/** Finds where a place is drawn; null for one that is not seen. */
export const lineOfPlace = (drawn: DrawnPage, place: Place): PlaceLine | null => linesOfPlaces(drawn, [place])[0] ?? null

/** Finds where places are drawn, null for each that is not seen. The boxes of a list are read once for all of its places. */
export function linesOfPlaces(drawn: DrawnPage, places: readonly Place[]): (PlaceLine | null)[] {
  const lists = new Map<string, DrawnList>()
  const listOf = (where: Container): DrawnList => {
    const key = JSON.stringify(where)
    const read = lists.get(key) ?? readList(drawn, where)
    lists.set(key, read)
    return read
  }
  return places.map((place) => {
    const { boxes, numberOf, inRow } = listOf(place.in)
    const end = place.after === null ? -1 : numberOf(place.after)
    const former = boxes.findLast(({ id }) => numberOf(id) <= end)?.box
    const next = boxes.find(({ id }) => numberOf(id) > end)?.box
    if (!former && !next) return boxOfList(drawn, place)
    return inRow ? uprightLine(former, next) : lineAcross(former, next)
  })
}

/** A list with the boxes of its blocks. */
interface DrawnList {
  readonly boxes: readonly BlockBox[]
  readonly numberOf: (id: string) => number
  readonly inRow: boolean
}

function readList({ document, elementOf }: DrawnPage, where: Container): DrawnList {
  const list = blocksIn(document, where) ?? []
  const boxes = boxesOf(list, elementOf)
  const order = new Map(list.map(({ id }, index) => [id, index]))
  return { boxes, numberOf: (id) => order.get(id) ?? -1, inRow: isRow(boxes) }
}

function boxOfList({ page, elementOf }: DrawnPage, { in: where }: Place): PlaceLine | null {
  const element =
    'region' in where ? elementOfRegion(page, where.region) : (placeholderOf(page, where.parent, where.slot) ?? elementOf(where.parent))
  const box = element?.getBoundingClientRect()
  return box && box.width + box.height > 0 ? { kind: 'box', left: box.left, top: box.top, width: box.width, height: box.height } : null
}

type Box = BlockBox['box']

/** The middle of the gap between two blocks; beside the only one where the other is missing. */
function gap(end: number | undefined, start: number | undefined): number {
  if (end === undefined) return (start ?? 0) - BESIDE
  return start === undefined ? end + BESIDE : (end + start) / 2
}

function lineAcross(former: Box | undefined, next: Box | undefined): PlaceLine {
  const sides = [former, next].filter((box) => box !== undefined)
  const left = Math.min(...sides.map((box) => box.left))
  const width = Math.max(...sides.map((box) => box.right)) - left
  return { kind: 'across', left, top: gap(former?.bottom, next?.top), width, height: 0 }
}

function uprightLine(former: Box | undefined, next: Box | undefined): PlaceLine {
  // The next block may be the first of another line.
  const isNewLine = former !== undefined && next !== undefined && next.left < former.right - 1
  const { top = 0, height = 0 } = former ?? next ?? {}
  return { kind: 'upright', left: gap(former?.right, isNewLine ? undefined : next?.left), top, width: 0, height }
}
