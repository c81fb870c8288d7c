import type { FrameBox, FrameSpot } from '#schemas/composer/messages.ts'

/** The width and the height of something, in pixels. */
export interface BarSize {
  readonly width: number
  readonly height: number
}

/** The room of the frame, and the pixels at its sides that drawers cover. */
export interface BarRoom extends BarSize {
  readonly covered: { readonly left: number; readonly right: number }
}

/** The frame as it is drawn in its room. */
export interface DrawnFrame {
  readonly left: number
  readonly scale: number
}

/** The place of the bar in the room of the frame. */
export interface BarPlace {
  readonly left: number
  readonly top: number
}

const GAP = 8

/** Half the height of the round button at an edge, with its border. */
const HALF_BUTTON = 16

/** The room of the frame where drawers lie over the desk around it, which is wider by a margin at each side. */
export function roomBetween({ width, height, margin }: BarSize & { readonly margin: number }, drawers: BarRoom['covered']): BarRoom {
  const covered = { left: Math.max(0, drawers.left - margin), right: Math.max(0, drawers.right - margin) }
  return { width, height, covered }
}

/** The width that a bar may have between the drawers. */
export function widestBar({ width, covered }: BarRoom): number {
  return Math.max(0, width - covered.left - covered.right - 2 * GAP)
}

/** The place of the round button at the lower edge of a block: the first of the spots that is in sight between the drawers; null without one. */
export function edgePlace(box: FrameBox, spots: readonly FrameSpot[], room: BarRoom, frame: DrawnFrame): BarPlace | null {
  const places = spots.map((spot) => ({
    left: frame.left + (box.left + spot.left) * frame.scale,
    top: (box.top + box.height + spot.top) * frame.scale,
  }))
  return places.find((place) => isWhole(place, room)) ?? null
}

const isWhole = ({ left, top }: BarPlace, { width, height, covered }: BarRoom): boolean =>
  left >= covered.left + HALF_BUTTON && left <= width - covered.right - HALF_BUTTON && top >= HALF_BUTTON && top <= height - HALF_BUTTON

/** The place of a bar beside a block: above it, else below it, else within its upper end where it fills the room. Null for a block that is not seen. */
export function barPlace(box: FrameBox, bar: BarSize, room: BarRoom, frame: DrawnFrame): BarPlace | null {
  const top = box.top * frame.scale
  const bottom = top + box.height * frame.scale
  if (bottom <= 0 || top >= room.height) return null
  const right = frame.left + (box.left + box.width) * frame.scale
  const left = Math.max(room.covered.left + GAP, Math.min(right, room.width - room.covered.right - GAP) - bar.width)
  const above = top - GAP - bar.height
  const below = bottom + GAP
  if (above >= 0) return { left, top: above }
  return { left, top: below + bar.height <= room.height ? below : Math.max(top, 0) + GAP }
}
