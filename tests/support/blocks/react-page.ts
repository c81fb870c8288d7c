import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'

/** A page on which a test of a file shows something and touches it. */
export interface ReactPage {
  /** Shows something there, in the place of what was shown before. */
  readonly show: (element: ReactNode) => void
  /** Leaves the page: what is shown next begins anew. */
  readonly leave: () => void
  /** Waits until what was asked for has come. */
  readonly settle: () => Promise<void>
}

/** An empty page for each test of a file. */
export function reactPage(): ReactPage {
  let root: Root | undefined
  const leave = () => {
    act(() => root?.unmount())
    root = undefined
  }
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    document.body.innerHTML = '<main></main>'
  })
  afterEach(() => {
    leave()
    vi.unstubAllGlobals()
  })
  return {
    show: (element) => {
      const shown = (root ??= createRoot(document.querySelector('main')!))
      act(() => {
        shown.render(element)
      })
    },
    leave,
    settle: () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5))),
  }
}
