import type { FrameSpot } from '#schemas/composer/messages.ts'
import { meets, type Square } from './square.ts'

/** The round button with its border, in pixels of the panel. */
const BUTTON = 32

/** How many places are tried at each side of the middle. */
const STEPS = 12

/** The most spots that are sent. */
const MAX_SPOTS = 24

/** The part of the window in which the button may lie for a box. */
export function bandOf(box: Square, magnification: number): Square {
  const size = BUTTON * magnification
  return { left: box.left - size, top: box.bottom - size, right: box.right + size, bottom: box.bottom + size }
}

/** The spots along the lower edge of a box where the button covers none of the taken parts: the middle first, then outwards, then beside the box. */
export function freeSpots(box: Square, magnification: number, taken: readonly Square[]): FrameSpot[] {
  const half = (BUTTON * magnification) / 2
  const spots = triedAcross(box.right - box.left, half).flatMap((left) => [0, half, -half].map((top) => ({ left, top })))
  const isFree = ({ left, top }: FrameSpot) => {
    const [x, y] = [box.left + left, box.bottom + top]
    const button = { left: x - half, top: y - half, right: x + half, bottom: y + half }
    return !taken.some((part) => meets(part, button))
  }
  return spots.filter(isFree).slice(0, MAX_SPOTS)
}

function triedAcross(width: number, half: number): number[] {
  const middle = width / 2
  const step = middle / STEPS
  const outwards = Array.from({ length: STEPS }, (_, index) => (index + 1) * step)
  return [middle, ...outwards.flatMap((by) => [middle + by, middle - by]), width + half, -half]
}
