import { useEffect, useRef } from 'react'
import type { SliderEvent } from '#schemas/runtime/block-actors.ts'
import { isSliderEntry, SLIDER_ENTRY } from './slider-history-state.ts'

/** Gives the open slider an entry of its own in the history: going back closes it and stays on the page, going on opens it again, and closing it takes the entry back. */
export function useSliderHistory(isOpen: boolean, send: (event: SliderEvent) => void): void {
  const open = useRef(false)
  const leaving = useRef(false)
  const place = useRef('')
  useEffect(() => {
    open.current = isOpen
    if (isOpen) {
      place.current = location.href
      // The router's own notes are kept: to it this is the entry that it knows. Who reloads the page is there already.
      if (!isSliderEntry(history.state)) history.pushState({ ...(history.state as object | null), [SLIDER_ENTRY]: true }, '')
    }
    if (!isOpen && isSliderEntry(history.state) && location.href === place.current) {
      leaving.current = true
      history.back()
    }
  }, [isOpen])
  useEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      // Another page is the router's to show.
      if (location.href !== place.current) return
      const wanted = isSliderEntry(event.state)
      if (!leaving.current && wanted === open.current) return
      event.stopImmediatePropagation()
      if (!leaving.current) send({ type: wanted ? 'slider.reopen' : 'slider.close' })
      leaving.current = false
    }
    // Before the router hears of it.
    addEventListener('popstate', onPopState, { capture: true })
    return () => removeEventListener('popstate', onPopState, { capture: true })
  }, [send])
}
