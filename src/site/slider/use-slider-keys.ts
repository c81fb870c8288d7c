import { useEffect, type RefObject } from 'react'
import type { SliderEvent } from '#schemas/block-actors.ts'

const PLACES = 'a[href], button, video, iframe'

/** While the slider is open its keys are heard wherever the focus is, and Tab goes round inside it. */
export function useSliderKeys(isOpen: boolean, room: RefObject<HTMLElement | null>, send: (event: SliderEvent) => void): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event
      if (key === 'Tab') goRound(event, room.current)
      // A video that has the focus takes the arrows for itself.
      else if (key === 'Escape' || !(target instanceof HTMLVideoElement)) send({ type: 'key.press', key })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen, room, send])
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
