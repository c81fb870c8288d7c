import type { PointerEvent } from 'react'
import type { SliderEvent } from '#schemas/runtime/block-actors.ts'

/** How far a pointer goes, in pixels, before it is no click any more. */
const SLACK = 8
/** How high the browser's controls stand along the lower edge of a film, in pixels; of a low film they are given no more than half. */
const CONTROLS = 80

/** Whether a finger is put down on the controls of a film, to which it is left. */
function isOnControls(target: EventTarget, y: number): boolean {
  if (!(target instanceof HTMLVideoElement)) return false
  const { bottom, height } = target.getBoundingClientRect()
  return bottom - y < Math.min(CONTROLS, height / 2)
}

/** Whether a mouse presses a button, which does its own act when it is let go; a finger that goes sideways presses none. */
const isMouseOnButton = (target: EventTarget, pointerType: string): boolean =>
  pointerType === 'mouse' && target instanceof Element && target.closest('button') !== null

/** What pointers do on the stage, and fingers on the buttons at its sides, told on; whoever draws a slide holds it even beyond the stage's edge. */
export function useSwipe(offset: number, send: (event: SliderEvent) => void) {
  return {
    onPointerDown: ({ clientX: x, clientY: y, button, target, pointerType }: PointerEvent) => {
      if (button === 0 && !isOnControls(target, y) && !isMouseOnButton(target, pointerType)) send({ type: 'pointer.press', x, y })
    },
    onPointerMove: ({ clientX: x, clientY: y, pointerId, currentTarget }: PointerEvent) => {
      send({ type: 'pointer.move', x, y })
      if (Math.abs(offset) > SLACK) currentTarget.setPointerCapture(pointerId)
    },
    onPointerUp: () => send({ type: 'pointer.release' }),
    onPointerCancel: () => send({ type: 'pointer.cancel' }),
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}
