// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

describe('reloadOnce', () => {
  it('reloads at most once in 60 seconds', () => {
    const reload = vi.fn()
    expect(reloadOnce(1_000_000, reload)).toBe(true)
    expect(reloadOnce(1_059_999, reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(reloadOnce(1_060_000, reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('does not reload where nothing can be remembered', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const reload = vi.fn()
    expect(reloadOnce(9_000_000, reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    full.mockRestore()
  })
})
