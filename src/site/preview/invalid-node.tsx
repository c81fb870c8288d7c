import { useLayoutEffect, type ReactNode } from 'react'
import { elementOfBlock } from './overlay/block-element.ts'

interface InvalidNodeProps {
  readonly id: string
  /** Called when the view of the block shows nothing. */
  readonly onHollow: () => void
  readonly children: ReactNode
}

/** A block whose values are missing, as its view shows it. */
export function InvalidNode({ id, onHollow, children }: InvalidNodeProps) {
  useLayoutEffect(() => {
    const element = elementOfBlock(document, id)
    if (element && showsNothing(element)) onHollow()
  })
  return children
}

// The box of the wrapper itself has a size of its own while it is far from the window.
function showsNothing(element: HTMLElement): boolean {
  return element.textContent.trim() === '' && [...element.children].every((child) => child.getBoundingClientRect().height < 1)
}
