import { browserTimes } from '#schemas/composer/browser-times.ts'
import { createHand, pointOf, pressedPointer, type Point } from '#schemas/composer/carrying-hand.ts'

/** The events of something that is carried. */
export interface Carrying {
  /** Lifts it. False when it stays. */
  readonly onLift: (at: Point) => boolean
  readonly onCarry: (at: Point) => void
  readonly onEnd: (isDropped: boolean) => void
}

/** Stops the click that the browser makes of a drag. */
function swallowClick(): void {
  const ends = new AbortController()
  const options = { capture: true, signal: ends.signal }
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    ends.abort()
  }
  window.addEventListener('click', swallow, options)
  window.addEventListener('pointerdown', () => ends.abort(), options)
  window.addEventListener('keydown', () => ends.abort(), options)
}

/** Lets a press of the mouse, or a long press of a finger, lift something and carry it. Escape puts it back. */
export function carry(event: PointerEvent, { onLift, onCarry, onEnd }: Carrying): void {
  const { target: source, pointerId, button, isPrimary } = event
  if (button !== 0 || !isPrimary || !(source instanceof Element)) return
  // A quick flick would leave the element before its first move.
  source.setPointerCapture(pointerId)
  const ends = new AbortController()
  const hand = createHand<Carrying>({
    onLift: (load, at) => load.onLift(at),
    onCarry,
    onEnd: ({ isDropped }) => onEnd(isDropped),
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
  listen('blur', ({ target: left }) => left === window && end(false))
  listen('contextmenu', (menu) => hand.isCarrying() && menu.preventDefault())
  listen('keydown', (pressed) => {
    if (pressed.key !== 'Escape' || !hand.isCarrying()) return
    pressed.preventDefault()
    pressed.stopImmediatePropagation()
    end(false)
  })
  hand.press(pressedPointer(event), { onLift, onCarry, onEnd })
}
