import { describe, expect, it, vi } from 'vitest'
import { createStrayErrors } from './stray-errors.ts'

describe('errors that no caller receives', () => {
  it('are logged with their source, and counted by source', () => {
    const error = vi.fn()
    const stray = createStrayErrors({ error })
    const cause = new Error('planted')
    stray.report('rejection', cause)
    stray.report('rejection', 'a text')
    stray.count('output')
    expect(error.mock.calls).toEqual([
      [{ err: cause, source: 'rejection' }, 'a rejected promise had no handler'],
      [{ err: 'a text', source: 'rejection' }, 'a rejected promise had no handler'],
    ])
    expect([stray.countOf('rejection'), stray.countOf('output'), stray.countOf('exception')]).toEqual([2, 1, 0])
  })

  it('are counted also when the log throws', () => {
    const stray = createStrayErrors({
      error: () => {
        throw new Error('no space left')
      },
    })
    stray.attempt('metric', () => {
      throw new TypeError('not a number')
    })
    expect(stray.countOf('metric')).toBe(1)
  })
})
