import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { turns } from '#tests/support/turns.ts'

/** A page on which a test renders elements. */
export interface ReactPage {
  /** Renders an element in place of the previous one. */
  readonly show: (element: ReactNode) => void
  /** Unmounts the page. The next element gets a new root. */
  readonly leave: () => void
  /** Waits for pending requests. */
  readonly settle: () => Promise<void>
}

/** Creates an empty page for each test of a file. */
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
    settle: () => act(() => turns()),
  }
}
