import { useEffect, useRef } from 'react'

/** Closes what has taken the focus, and gives the focus back to the element that had it before. */
export function useReturn(isOpen: boolean, close: () => void): () => void {
  const before = useRef<Element | null>(null)
  const last = useRef<Element | null>(null)
  useEffect(() => {
    // The opened part takes the focus while it is mounted: the element before it is the last one that was noted.
    const note = ({ target }: FocusEvent) => {
      if (!isOpen && target instanceof Element) last.current = target
    }
    if (isOpen) before.current = last.current
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [isOpen])
  return () => {
    close()
    const to = before.current
    if (to instanceof HTMLElement && to.isConnected) to.focus()
  }
}
