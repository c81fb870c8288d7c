/** The part of a scrolled area at its edges, in pixels, where a drag scrolls it. */
const EDGE = 48

/** The fastest scroll, in pixels a frame. */
const FASTEST = 22

/** How far an area of this height scrolls in one frame when the pointer is at `y` inside of it: the nearer to the edge, the farther. 0 away from its edges. */
export function edgeSpeed(y: number, height: number): number {
  const depth = y < EDGE ? y - EDGE : y > height - EDGE ? y - height + EDGE : 0
  return Math.max(-FASTEST, Math.min(FASTEST, Math.round((depth * FASTEST) / EDGE)))
}
