import type { Point } from '#schemas/composer/carrying-hand.ts'
import type { Block } from '#schemas/generated/content.ts'

/** A drawn block of a list, with its box in the window. */
export interface BlockBox {
  readonly id: string
  readonly box: DOMRect
}

/** Finds the element of a block; null when it is not drawn. */
export type FindElement = (id: string) => HTMLElement | null

/** True for a box that takes no room on the page. */
export const isEmptyBox = ({ width, height }: DOMRect): boolean => width + height === 0

/** The boxes of the drawn blocks of a list, in its order. */
export function boxesOf(list: readonly Block[], elementOf: FindElement): BlockBox[] {
  const boxes: BlockBox[] = []
  for (const { id } of list) {
    const box = elementOf(id)?.getBoundingClientRect()
    if (box && !isEmptyBox(box)) boxes.push({ id, box })
  }
  return boxes
}

/** True for a list whose blocks are laid out side by side: two that follow each other share more than half of the lower one's height. */
export function isRow(boxes: readonly BlockBox[]): boolean {
  return boxes.some(({ box }, index) => {
    const next = boxes[index + 1]?.box
    if (!next) return false
    const shared = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top)
    const areApart = next.left >= box.right - 1 || next.right <= box.left + 1
    return areApart && shared > Math.min(box.height, next.height) / 2
  })
}

/** The distance of a point from a box, 0 inside of it. */
export function distanceTo({ left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

/** The box that is nearest to a point; the first of those at one distance. */
export function nearestBox(boxes: readonly BlockBox[], point: Point): BlockBox | undefined {
  return boxes.toSorted((one, other) => distanceTo(one.box, point) - distanceTo(other.box, point))[0]
}
