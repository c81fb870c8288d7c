import { createHand, pointOf, pressedPointer, type HandEvents } from '#schemas/composer/carrying-hand.ts'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { blockAt } from '../overlay/block-element.ts'

interface CarryDeps extends Pick<HandEvents<string>, 'later' | 'nextFrame'> {
  readonly page: Document
  readonly post: (message: FromFrame) => void
  /** True for what belongs to a text that is edited, or lies over the page. */
  readonly owns: (target: EventTarget | null) => boolean
}

/** Lets a pressed mouse, or a finger after a long press, lift a block of the page and carry it. The composer hears where. */
export function startCarrying({ page, post, owns, later, nextFrame }: CarryDeps): void {
  const hand = createHand<string>({
    ...{ later, nextFrame },
    onLift: (id, at) => {
      page.documentElement.toggleAttribute('data-carrying', true)
      post({ type: 'grab', id, ...at })
      return true
    },
    onCarry: (at) => post({ type: 'carry', ...at }),
    onEnd: ({ load: id, at, isDropped, hasMoved }) => {
      page.documentElement.toggleAttribute('data-carrying', false)
      if (isDropped) post({ type: 'carry', ...at })
      post({ type: 'release', isDropped })
      // A finger that only rested on the block asks for its menu.
      if (!hasMoved) post({ type: 'menu', id, ...at })
    },
  })
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
    const { target, button, isPrimary } = event
    const id = blockAt(target)
    if (button !== 0 || !isPrimary || owns(target) || id === null || !(target instanceof Element)) return
    // A quick flick would leave the block before its first move.
    target.setPointerCapture(event.pointerId)
    hand.press(pressedPointer(event), id)
  })
  listen('pointermove', (event) => hand.move(event.pointerId, pointOf(event)))
  listen('pointerup', (event) => hand.holds(event) && end(true))
  listen('pointercancel', (event) => hand.holds(event) && end(false))
  // An element that loses the focus is no reason to let go.
  listen('blur', ({ target }) => target === page.defaultView && end(false))
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

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
