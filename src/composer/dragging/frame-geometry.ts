import type { Point } from '#schemas/composer/carrying-hand.ts'
import type { FrameChannel } from '#composer/channel/connect-frame.ts'

/** The element of a connected frame; null without one. */
export function frameOf(channel: FrameChannel | null): HTMLElement | null {
  const element = channel?.page()?.defaultView?.frameElement
  return element instanceof HTMLElement ? element : null
}

// A frame may be drawn smaller than it is.
const scaleOf = (frame: HTMLElement): number => (frame.offsetWidth > 0 ? frame.getBoundingClientRect().width / frame.offsetWidth : 1)

/** A point of the panel's window in the window of the frame. */
export function intoFrame(frame: HTMLElement, { x, y }: Point): Point {
  const { left, top } = frame.getBoundingClientRect()
  const scale = scaleOf(frame)
  return { x: (x - left) / scale, y: (y - top) / scale }
}

/** A point of the frame's window in the window of the panel. */
export function outOfFrame(frame: HTMLElement, { x, y }: Point): Point {
  const { left, top } = frame.getBoundingClientRect()
  const scale = scaleOf(frame)
  return { x: left + x * scale, y: top + y * scale }
}
