import { useEffect, useRef, type RefObject } from 'react'

interface TurnedStep {
  /** For the title of the step that is shown. */
  readonly title: RefObject<HTMLLegendElement | null>
  /** Names the element that takes the focus instead of the title once the next step is turned to. */
  readonly lookFor: (id: string) => void
}

/** Brings the focus to the step that was turned to, or to the field in it that was looked for; the first one is where it is. */
export function useTurnedStep(step: number): TurnedStep {
  const title = useRef<HTMLLegendElement>(null)
  const shown = useRef(step)
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const field = wanted.current === null ? null : document.getElementById(wanted.current)
    wanted.current = null
    const place = field ?? title.current
    place?.focus()
    place?.scrollIntoView({ block: field ? 'center' : 'nearest' })
  }, [step])
  return { title, lookFor: (id) => void (wanted.current = id) }
}
