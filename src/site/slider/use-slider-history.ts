import { useEffect, useRef } from 'react'
import type { SliderEvent } from '#schemas/runtime/block-actors.ts'
import { isSliderEntry, SLIDER_ENTRY } from './slider-history-state.ts'

/** Adds a history entry for an open slider: back closes it on the same page, forward opens it, and closing it drops the entry. */
export function useSliderHistory(isOpen: boolean, send: (event: SliderEvent) => void): void {
  const open = useRef(false)
  const leaving = useRef(false)
  const place = useRef('')
  useEffect(() => {
    open.current = isOpen
    if (isOpen) {
      place.current = location.href
      // The state of the router is preserved, so that it recognises the entry. After a reload the entry exists already.
      if (!isSliderEntry(history.state)) history.pushState({ ...(history.state as object | null), [SLIDER_ENTRY]: true }, '')
    }
    if (!isOpen && isSliderEntry(history.state) && location.href === place.current) {
      leaving.current = true
      history.back()
    }
  }, [isOpen])
  useEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      // The router renders other pages.
      if (location.href !== place.current) return
      const wanted = isSliderEntry(event.state)
      if (!leaving.current && wanted === open.current) return
      event.stopImmediatePropagation()
      if (!leaving.current) send({ type: wanted ? 'slider.reopen' : 'slider.close' })
      leaving.current = false
    }
    // Runs before the router.
    addEventListener('popstate', onPopState, { capture: true })
    return () => removeEventListener('popstate', onPopState, { capture: true })
  }, [send])
}
