import { useEffect, type RefObject } from 'react'
import type { SliderEvent } from '#schemas/runtime/block-actors.ts'
import { isPlainKey } from '#ui/is-unmodified-key.ts'

const PLACES = 'a[href], button, video, iframe'

/** Handles the keys of an open slider for any focus, and traps the focus and Tab inside of it. */
export function useSliderKeys(isOpen: boolean, room: RefObject<HTMLElement | null>, send: (event: SliderEvent) => void): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event
      if (!isPlainKey(event)) return
      if (key === 'Tab') goRound(event, room.current)
      // A focused video handles the arrow keys itself.
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

/** Moves the focus to the first element when the focused one is removed, for example a replaced video. */
function keepFocus(room: HTMLElement | null): MutationObserver {
  const watch = new MutationObserver(() => {
    if (document.activeElement === document.body) room?.querySelector<HTMLElement>(PLACES)?.focus()
  })
  if (room) watch.observe(room, { childList: true, subtree: true })
  return watch
}

/**
 * Adds an element after the last one that moves the focus to the first. Keys inside a foreign frame or the controls of a video fire no
 * events here.
 */
function guardEnd(room: HTMLElement | null): HTMLElement {
  const guard = Object.assign(document.createElement('span'), { tabIndex: 0, className: 'visually-hidden' })
  guard.addEventListener('focus', () => {
    room?.querySelector<HTMLElement>(PLACES)?.focus()
  })
  room?.append(guard)
  return guard
}

/** Wraps the focus from the last element to the first and back, instead of moving to the browser toolbar. */
function goRound(event: KeyboardEvent, room: HTMLElement | null): void {
  const places = [...(room?.querySelectorAll<HTMLElement>(PLACES) ?? [])]
  const [end, start] = event.shiftKey ? [places[0], places.at(-1)] : [places.at(-1), places[0]]
  // Inside a video the browser moves between its controls.
  if (document.activeElement !== end || end instanceof HTMLVideoElement) return
  event.preventDefault()
  start?.focus()
}
