import type { FromFrame } from '#schemas/composer/messages.ts'
import { blockAt } from '../overlay/block-element.ts'
import type { Point } from './list-boxes.ts'

interface CarryDeps {
  readonly page: Document
  readonly post: (message: FromFrame) => void
  /** True for what belongs to a text that is edited, or lies over the page. */
  readonly owns: (target: EventTarget | null) => boolean
  /** Calls back after these milliseconds; the answer stops it. */
  readonly later: (milliseconds: number, act: () => void) => () => void
  /** Calls back before the next frame is painted. */
  readonly nextFrame: (act: () => void) => void
}

/** How far a pressed pointer moves, in pixels, before it carries the block; a finger that moves so far scrolls. */
const THRESHOLD = 5

/** How long a finger rests on a block, in milliseconds, before it carries it. */
const LONG_PRESS_MS = 400

interface Press {
  readonly pointerId: number
  readonly id: string
  readonly from: Point
  readonly isFinger: boolean
  readonly stopWaiting: () => void
  last: Point
  isCarrying: boolean
  hasMoved: boolean
}

const pointOf = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y })
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** Lets a pressed mouse, or a finger after a long press, lift a block of the page and carry it. The composer hears where. */
export function startCarrying(deps: CarryDeps): void {
  const { page } = deps
  const hand = createHand(deps)
  let swallowsClick = false
  const end = (isDropped: boolean) => {
    if (hand.end(isDropped)) swallowsClick = true
  }
  // On the window: what carries a block is heard before the page and the acts on it.
  const listen = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void, passive?: boolean) => {
    const options = { capture: true, ...(passive === false && { passive }) }
    ;(page.defaultView ?? window).addEventListener(name, act as EventListener, options)
  }
  listen('pointerdown', (event) => {
    end(false)
    swallowsClick = false
    hand.press(event)
  })
  listen('pointermove', (event) => hand.holds(event) && hand.move(pointOf(event)))
  listen('pointerup', (event) => hand.holds(event) && end(true))
  listen('pointercancel', (event) => hand.holds(event) && end(false))
  listen('blur', () => end(false))
  // The browser scrolls unless it is refused from the first move on.
  listen('touchmove', (event) => hand.isCarrying() && event.preventDefault(), false)
  listen('contextmenu', (event) => hand.isFinger() && stop(event))
  listen('click', (event) => swallowsClick && stop(event))
  listen('keydown', (event) => {
    if (!hand.isCarrying() || event.key !== 'Escape') return
    stop(event)
    end(false)
  })
}

/** The pressed pointer, and what it carries. */
function createHand({ page, post, owns, later, nextFrame }: CarryDeps) {
  let pressed: Press | null = null
  let isPlanned = false
  const lift = (press: Press) => {
    press.isCarrying = true
    page.documentElement.toggleAttribute('data-carrying', true)
    post({ type: 'grab', id: press.id, ...press.last })
  }
  const carry = () => {
    isPlanned = false
    if (pressed?.isCarrying) post({ type: 'carry', ...pressed.last })
  }
  const end = (isDropped: boolean): boolean => {
    const ended = pressed
    pressed = null
    ended?.stopWaiting()
    if (!ended?.isCarrying) return false
    page.documentElement.toggleAttribute('data-carrying', false)
    if (ended.hasMoved) post({ type: 'carry', ...ended.last })
    post({ type: 'release', isDropped: isDropped && ended.hasMoved })
    // A finger that only rested on the block asks for its menu.
    if (isDropped && !ended.hasMoved) post({ type: 'menu', id: ended.id, ...ended.last })
    return true
  }
  return {
    end,
    holds: ({ pointerId }: PointerEvent) => pressed?.pointerId === pointerId,
    isCarrying: () => pressed?.isCarrying === true,
    isFinger: () => pressed?.isFinger === true,
    press: (event: PointerEvent) => {
      const { target, pointerId, button, isPrimary } = event
      const id = blockAt(target)
      if (button !== 0 || !isPrimary || owns(target) || id === null || !(target instanceof Element)) return
      // A quick flick would leave the block before its first move.
      target.setPointerCapture(pointerId)
      const isFinger = event.pointerType === 'touch'
      const stopWaiting = isFinger ? later(LONG_PRESS_MS, () => pressed && lift(pressed)) : () => undefined
      const from = pointOf(event)
      pressed = { pointerId, id, from, isFinger, stopWaiting, last: from, isCarrying: false, hasMoved: false }
    },
    move: (to: Point) => {
      if (!pressed) return
      pressed.last = to
      const isFar = distance(pressed.from, to) >= THRESHOLD
      pressed.hasMoved ||= isFar
      if (!pressed.isCarrying) {
        if (!isFar) return
        // The finger scrolls the page.
        if (pressed.isFinger) return void end(false)
        lift(pressed)
      }
      if (isPlanned) return
      isPlanned = true
      nextFrame(carry)
    },
  }
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
