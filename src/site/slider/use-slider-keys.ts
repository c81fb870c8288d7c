import { useEffect, type RefObject } from 'react'
import type { SliderEvent } from '#schemas/runtime/block-actors.ts'
import { isPlainKey } from '#ui/is-unmodified-key.ts'

const PLACES = 'a[href], button, video, iframe'

/** While the slider is open its keys are heard wherever the focus is, which stays inside it, and Tab goes round there. */
export function useSliderKeys(isOpen: boolean, room: RefObject<HTMLElement | null>, send: (event: SliderEvent) => void): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event
      if (!isPlainKey(event)) return
      if (key === 'Tab') goRound(event, room.current)
      // A video that has the focus takes the arrows for itself.
      else if (key === 'Escape' || !(target instanceof HTMLVideoElement)) send({ type: 'key.press', key })
    }
    const guard = guardEnd(room.current)
    const watch = keepFocus(room.current)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      watch.disconnect()
      guard.remove()
    }
  }, [isOpen, room, send])
}

/** The focus that goes with a view, such as a video that another takes the place of, is given to the first place. */
function keepFocus(room: HTMLElement | null): MutationObserver {
  const watch = new MutationObserver(() => {
    if (document.activeElement === document.body) room?.querySelector<HTMLElement>(PLACES)?.focus()
  })
  if (room) watch.observe(room, { childList: true, subtree: true })
  return watch
}

/** The place after the last one, which leads to the first: the keys of a page of another site that ends there are heard by nobody here, nor those of a video's controls. */
function guardEnd(room: HTMLElement | null): HTMLElement {
  const guard = Object.assign(document.createElement('span'), { tabIndex: 0, className: 'visually-hidden' })
  guard.addEventListener('focus', () => {
    room?.querySelector<HTMLElement>(PLACES)?.focus()
  })
  room?.append(guard)
  return guard
}

/** From the last place on to the first, and back: the browser would go on to its own bar. */
function goRound(event: KeyboardEvent, room: HTMLElement | null): void {
  const places = [...(room?.querySelectorAll<HTMLElement>(PLACES) ?? [])]
  const [end, start] = event.shiftKey ? [places[0], places.at(-1)] : [places.at(-1), places[0]]
  // Inside a video the browser goes from one of its controls to the next.
  if (document.activeElement !== end || end instanceof HTMLVideoElement) return
  event.preventDefault()
  start?.focus()
}
