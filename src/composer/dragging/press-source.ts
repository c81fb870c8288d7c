import { browserTimes } from '#schemas/composer/browser-times.ts'
import { createHand, pointOf, pressedPointer } from '#schemas/composer/carrying-hand.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { startDeskDrag } from './desk-drag.ts'
import type { Drag } from './drag.ts'
import type { Dragged } from './drag-view.ts'

/** Lets a press on an element of the panel lift something and carry it over the page. Nothing is lifted when `lift` has nothing. */
export function pressSource(bench: Workbench, event: PointerEvent, lift: () => Dragged | null): void {
  const { target: source, pointerId, button, isPrimary } = event
  if (button !== 0 || !isPrimary || !(source instanceof Element)) return
  // A quick flick would leave the element before its first move. Another element than the target would take its click as well.
  source.setPointerCapture(pointerId)
  const ends = new AbortController()
  let drag: Drag | null = null
  const hand = createHand<() => Dragged | null>({
    onLift: (make, at) => {
      const dragged = make()
      if (!dragged) return false
      // The element itself may leave the window, such as a row of the outline.
      document.body.setPointerCapture(pointerId)
      drag = startDeskDrag(bench, dragged, at)
      return true
    },
    onCarry: (at) => drag?.move(at),
    onEnd: ({ at, isDropped }) => {
      drag?.move(at)
      drag?.end(isDropped)
    },
    ...browserTimes,
  })
  const end = (isDropped: boolean) => {
    ends.abort()
    if (hand.end(isDropped)) swallowClick()
  }
  const listen = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) => {
    window.addEventListener(name, act, { capture: true, signal: ends.signal })
  }
  listen('pointermove', (moved) => hand.move(moved.pointerId, pointOf(moved)))
  listen('pointerup', (up) => hand.holds(up) && end(true))
  listen('pointercancel', (cancelled) => hand.holds(cancelled) && end(false))
  listen('pointerdown', () => end(false))
  // An element that loses the focus, such as a search field, is no reason to let go.
  listen('blur', ({ target: left }) => left === window && end(false))
  listen('contextmenu', (menu) => hand.isCarrying() && menu.preventDefault())
  hand.press(pressedPointer(event), lift)
}

/** Stops the click that the browser makes of a drag. */
function swallowClick(): void {
  const ends = new AbortController()
  const options = { capture: true, signal: ends.signal }
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      ends.abort()
    },
    options,
  )
  window.addEventListener('pointerdown', () => ends.abort(), options)
  window.addEventListener('keydown', () => ends.abort(), options)
}
