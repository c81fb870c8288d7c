import { useEffect, useEffectEvent, useState } from 'react'
import type { Place } from '#engine/draft/document/edited-document.ts'
import { frameOf } from '#composer/dragging/frame-geometry.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'

/** Draws places on the page, and hears the number of each one that is chosen there. */
export function usePlacesOnPage(places: readonly Place[], onChoose: (number: number) => void): void {
  const { channel, chosenPlace } = useWorkbench()
  const open = useValue(channel)
  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    open?.post({ type: 'places', places: [...places] })
    return () => open?.post({ type: 'places', places: [] })
  }, [open, places])
  useEffect(
    () =>
      chosenPlace.subscribe(() => {
        const chosen = chosenPlace.get()
        if (chosen) choose(chosen.number)
      }),
    [chosenPlace],
  )
}

/** The box of the frame in the window, read again when either changes its size; null without a frame. */
export function useFrameBox(): DOMRect | null {
  const { channel } = useWorkbench()
  const frame = frameOf(useValue(channel))
  const [box, setBox] = useState(() => frame?.getBoundingClientRect() ?? null)
  useEffect(() => {
    if (!frame) return
    const observer = new ResizeObserver(() => setBox(frame.getBoundingClientRect()))
    observer.observe(frame)
    observer.observe(document.documentElement)
    return () => observer.disconnect()
  }, [frame])
  return box
}
