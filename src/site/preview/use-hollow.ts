import { useLayoutEffect } from 'react'
import { elementOfBlock } from './overlay/block-element.ts'

/** Calls back when the view of a block whose values are missing shows nothing; without a callback it does not look. */
export function useHollow(id: string, onHollow: (() => void) | null): void {
  useLayoutEffect(() => {
    const element = onHollow && elementOfBlock(document, id)
    if (element && showsNothing(element)) onHollow()
  })
}

// The box of the wrapper itself has a size of its own while it is far from the window.
function showsNothing(element: HTMLElement): boolean {
  return element.textContent.trim() === '' && [...element.children].every((child) => child.getBoundingClientRect().height < 1)
}
