import { describe, expect, it } from 'vitest'
import { nextTab } from './next-tab.ts'

describe('nextTab', () => {
  it('goes round at both ends', () => {
    expect(nextTab('ArrowRight', 2, 3)).toBe(0)
    expect(nextTab('ArrowLeft', 0, 3)).toBe(2)
  })

  it('reaches the first and the last at once', () => {
    expect(nextTab('Home', 2, 4)).toBe(0)
    expect(nextTab('End', 0, 4)).toBe(3)
  })

  it('leaves other keys to the browser', () => {
    expect(nextTab('Tab', 1, 3)).toBeNull()
    expect(nextTab('ArrowDown', 1, 3)).toBeNull()
  })
})
