import type { PointerEvent } from 'react'
import type { SliderEvent } from '#schemas/runtime/block-actors.ts'

/** The distance in pixels from which a pointer movement is no click. */
const SLACK = 8
/** The height of the video controls in pixels, at most half of a low video. */
const CONTROLS = 80

/** Returns true when a touch starts on the controls of a video, which handles it. */
function isOnControls(target: EventTarget, y: number): boolean {
  if (!(target instanceof HTMLVideoElement)) return false
  const { bottom, height } = target.getBoundingClientRect()
  return bottom - y < Math.min(CONTROLS, height / 2)
}

/** Returns true when a mouse presses a button, which handles its click. A sideways touch presses no button. */
const isMouseOnButton = (target: EventTarget, pointerType: string): boolean =>
  pointerType === 'mouse' && target instanceof Element && target.closest('button') !== null

/** Sends pointer events of the stage and touches on its side buttons. A drag continues beyond the edge of the stage. */
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
