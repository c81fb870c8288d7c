import type { Point } from '#schemas/composer/carrying-hand.ts'
import type { Place } from '#engine/draft/document/edited-document.ts'
import { dropPlace, type DropRow } from './drop-place.ts'

/** The room before a row for each of its levels, in pixels. */
export const levelWidth = 28

/** Where the words of a row of the first level begin, in pixels. */
const FIRST_LEFT = 70

/** The line that shows a place, in pixels of the tree. */
export interface DropLine {
  readonly top: number
  readonly left: number
}

/** Where what is dragged would go: to a place in the menu, or out of it. */
export type DragTarget = { readonly kind: 'place'; readonly place: Place; readonly line: DropLine } | { readonly kind: 'outside' }

/** The box of a row of the menu, in pixels of the window. */
export interface RowBox extends DropRow {
  readonly top: number
  readonly bottom: number
}

interface Surroundings {
  /** The rows of the menu without those of what is dragged, from top to bottom. */
  readonly boxes: readonly RowBox[]
  /** The box of the tree, and where the pages outside of the menu begin. */
  readonly tree: { readonly top: number; readonly left: number }
  readonly outsideTop: number
  /** The level of what is dragged, and where it was lifted. */
  readonly from: { readonly level: number; readonly x: number }
}

/** Finds where something would go that is dragged to a point: up and down choose the row, left and right the level. */
export function dragTarget(point: Point, { boxes, tree, outsideTop, from }: Surroundings): DragTarget {
  if (point.y > outsideTop) return { kind: 'outside' }
  const found = boxes.findIndex(({ top, bottom }) => point.y < (top + bottom) / 2)
  const at = found === -1 ? boxes.length : found
  const wanted = from.level + Math.round((point.x - from.x) / levelWidth)
  const { place, level } = dropPlace(boxes, at, wanted)
  const edge = boxes[at]?.top ?? boxes.at(-1)?.bottom ?? outsideTop
  return { kind: 'place', place, line: { top: edge - tree.top, left: FIRST_LEFT + (level - 1) * levelWidth } }
}
