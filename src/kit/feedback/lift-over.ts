/** The sides of a box in the window, in pixels. */
export interface Sides {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The free space between a message and the bar below it, in pixels. */
const GAP = 8

/** Computes how far a box at the bottom of the window rises so that it covers none of the bars; at most to the top of the window. */
export function liftOver(box: Sides, bars: readonly Sides[]): number {
  const height = box.bottom - box.top
  let { bottom } = box
  for (const bar of bars.toSorted((one, other) => other.bottom - one.bottom)) {
    const isBeside = bar.right <= box.left || bar.left >= box.right
    const isApart = bar.top >= bottom || bar.bottom <= bottom - height
    if (!isBeside && !isApart) bottom = bar.top - GAP
  }
  return Math.min(box.bottom - bottom, Math.max(box.top, 0))
}
