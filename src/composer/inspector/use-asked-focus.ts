import { useEffect, useRef } from 'react'
import { REPAIR } from '#composer/findings/take-card-act.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'

/** Gives a card the keys when they are asked for: its sentences are read first. */
export function useAskedFocus(id: string) {
  const { focused } = useWorkbench()
  const wanted = useValue(focused)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    // A card within has taken the keys already.
    if (focused.get() !== wanted) return
    if (wanted?.blockId !== id || wanted.pointer !== REPAIR || !card.current) return
    card.current.focus()
    focused.set(null)
  }, [wanted, id, focused])
  return card
}
