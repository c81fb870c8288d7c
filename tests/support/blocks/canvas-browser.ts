import { afterAll, beforeAll, vi } from 'vitest'

/** Gives the tests of a file what the canvas needs of a browser and jsdom does not have. */
export function standInForBrowser(): void {
  beforeAll(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
    // A carousel that plays by itself scrolls.
    Element.prototype.scrollTo = () => undefined
    Element.prototype.scrollIntoView = () => undefined
  })
  afterAll(() => void vi.unstubAllGlobals())
}
