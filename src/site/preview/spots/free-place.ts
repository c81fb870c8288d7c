import { meets, type Square } from './square.ts'

/** The place of something in the window, in pixels. */
export interface FreePlace {
  readonly left: number
  readonly top: number
}

interface Surroundings {
  /** The element that it stands at, and the selected block around that element. */
  readonly anchor: Square
  readonly block: Square
  /** The size of the window, in pixels. */
  readonly window: { readonly width: number; readonly height: number }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The distance from what it stands at, in pixels. */
const GAP = 6

/** How many places are tried along an edge. */
const STEPS = 12

/** The part of the window in which something may be laid for a block. */
export function roomAround(block: Square, { width, height }: Size): Square {
  return { left: block.left - width, top: block.top - height - GAP, right: block.right + width, bottom: block.bottom + height + GAP }
}

/** The first place where something of a size covers none of the taken parts and is whole in the window: at its anchor, else along the edges of the block, within and beside it. */
export function freePlace({ width, height }: Size, { anchor, block, window }: Surroundings, taken: readonly Square[]): FreePlace | null {
  const furthest = window.width - width
  const inWindow = (left: number): number => Math.max(0, Math.min(left, furthest))
  const lefts = [...new Set([anchor.left, anchor.right - width, ...along(block, width)].map(inWindow))]
  const tops = [anchor.top - height - GAP, anchor.bottom + GAP, ...beside(block, height)]
  for (const top of tops) {
    if (top < 0 || top + height > window.height) continue
    for (const left of lefts) {
      const own = { left, top, right: left + width, bottom: top + height }
      if (!taken.some((part) => meets(part, own))) return { left, top }
    }
  }
  return null
}

/** Places along a block, from its start to its end. */
function along(block: Square, width: number): number[] {
  const [first, last] = [block.left + GAP, block.right - width - GAP]
  return Array.from({ length: STEPS + 1 }, (_, step) => Math.round(first + ((last - first) * step) / STEPS))
}

/** Places at the upper and the lower edge of a block: within it, then outside. */
function beside(block: Square, height: number): number[] {
  return [block.top + GAP, block.bottom - height - GAP, block.bottom + GAP, block.top - height - GAP]
}
