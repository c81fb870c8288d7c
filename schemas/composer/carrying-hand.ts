/** A point of a window, in its own pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The pointer that is pressed: its number, whether it is a finger, and where it was pressed. */
export interface PressedPointer {
  readonly pointerId: number
  readonly isFinger: boolean
  readonly at: Point
}

/** The parts of a pointer event that a hand reads. */
interface PointerFacts {
  readonly pointerId: number
  readonly pointerType: string
  readonly clientX: number
  readonly clientY: number
}

/** The events of a hand. `Load` is what it may lift. */
export interface HandEvents<Load> {
  /** The load leaves its place. False when it stays. */
  readonly onLift: (load: Load, at: Point) => boolean
  /** The load is elsewhere; called at most once a frame. */
  readonly onCarry: (at: Point) => void
  /** The load is let go; `hasMoved` is false for a finger that only rested on it. */
  readonly onEnd: (end: { readonly load: Load; readonly at: Point; readonly isDropped: boolean; readonly hasMoved: boolean }) => void
  /** Calls back after these milliseconds; the answer stops it. */
  readonly later: (milliseconds: number, act: () => void) => () => void
  /** Calls back before the next frame is painted. */
  readonly nextFrame: (act: () => void) => void
}

/** How far a pressed mouse moves, in pixels, before it lifts; a finger that moves so far scrolls. */
const THRESHOLD = 5

/** How long a finger rests, in milliseconds, before it lifts. */
const LONG_PRESS_MS = 400

/** The state of a pressed pointer until it is let go. */
interface Press<Load> extends PressedPointer {
  readonly load: Load
  readonly stopWaiting: () => void
  last: Point
  isCarrying: boolean
  hasMoved: boolean
}

/** A hand that lifts a load by a pressed mouse or by a long press of a finger, carries it, and lets it go. */
export interface Hand<Load> {
  readonly press: (pointer: PressedPointer, load: Load) => void
  readonly move: (pointerId: number, to: Point) => void
  /** Lets go. True when something was carried. */
  readonly end: (isDropped: boolean) => boolean
  readonly holds: (event: { readonly pointerId: number }) => boolean
  readonly isCarrying: () => boolean
  readonly isFinger: () => boolean
}

/** The point of a mouse or pointer event. */
export const pointOf = ({ clientX: x, clientY: y }: { readonly clientX: number; readonly clientY: number }): Point => ({ x, y })

/** The facts about a pressed pointer, from its event. */
export const pressedPointer = (event: PointerFacts): PressedPointer => ({
  pointerId: event.pointerId,
  isFinger: event.pointerType === 'touch',
  at: pointOf(event),
})

/** Makes a hand. */
export function createHand<Load>({ onLift, onCarry, onEnd, later, nextFrame }: HandEvents<Load>): Hand<Load> {
  let pressed: Press<Load> | null = null
  let isPlanned = false
  const lift = (press: Press<Load>) => {
    press.isCarrying = true
    if (!onLift(press.load, press.last) && pressed === press) pressed = null
  }
  const carry = () => {
    isPlanned = false
    if (pressed?.isCarrying) onCarry(pressed.last)
  }
  const end = (isDropped: boolean): boolean => {
    const ended = pressed
    pressed = null
    ended?.stopWaiting()
    if (!ended?.isCarrying) return false
    const { load, last: at, hasMoved } = ended
    onEnd({ load, at, isDropped: isDropped && hasMoved, hasMoved })
    return true
  }
  const mayCarry = (press: Press<Load>, isFar: boolean): boolean => {
    if (press.isCarrying) return true
    if (!isFar) return false
    if (press.isFinger) end(false)
    else lift(press)
    return pressed === press
  }
  return {
    end,
    holds: ({ pointerId }) => pressed !== null && pressed.pointerId === pointerId,
    isCarrying: () => pressed?.isCarrying === true,
    isFinger: () => pressed?.isFinger === true,
    press: (pointer, load) => {
      const stopWaiting = pointer.isFinger ? later(LONG_PRESS_MS, () => pressed && lift(pressed)) : () => undefined
      pressed = { ...pointer, load, stopWaiting, last: pointer.at, isCarrying: false, hasMoved: false }
    },
    move: (pointerId, to) => {
      const press = pressed
      if (!press || press.pointerId !== pointerId) return
      press.last = to
      const isFar = Math.hypot(press.at.x - to.x, press.at.y - to.y) >= THRESHOLD
      press.hasMoved ||= isFar
      if (!mayCarry(press, isFar) || isPlanned) return
      isPlanned = true
      nextFrame(carry)
    },
  }
}
