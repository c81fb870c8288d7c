import { describe, expect, it, vi } from 'vitest'
import { holdEnter } from './held-enter.ts'

function setUp({ isBehind, hasText = true }: { isBehind: boolean; hasText?: boolean }) {
  let waits = isBehind
  let escape: () => void = () => undefined
  const close = vi.fn<() => void>()
  const field = { isUsed: () => true, take: () => Promise.resolve({ words: 'abc', deletions: 0, isWhole: false }), close }
  const enter = vi.fn(() => hasText)
  const onDropped = vi.fn<() => void>()
  const openField = vi.fn((onEscape: () => void) => {
    escape = onEscape
    return field
  })
  const held = holdEnter({ isBehind: () => waits, enter, openField, onDropped })
  const hear = () => {
    waits = false
    held.look()
  }
  return { held, hear, field, enter, close, onDropped, openField, escape: () => escape() }
}

describe('Enter on the page', () => {
  it('opens the text of the selected block at once while the selection is known', () => {
    const { held, enter, openField } = setUp({ isBehind: false })
    expect([held.enter(), enter.mock.calls.length, openField.mock.calls.length]).toEqual([true, 1, 0])
  })

  it('waits for the selection with one field for the keys behind it, which goes to the text', () => {
    const { held, hear, field, enter, openField, close } = setUp({ isBehind: true })
    expect([held.enter(), held.enter(), enter.mock.calls.length, openField.mock.calls.length]).toEqual([true, true, 0, 1])
    held.look()
    expect(enter).not.toHaveBeenCalled()
    hear()
    expect([enter.mock.calls.length, held.take(), held.take(), close.mock.calls.length]).toEqual([1, field, null, 0])
  })

  it('gives the focus back where the block has no text', () => {
    const { held, hear, close, onDropped } = setUp({ isBehind: true, hasText: false })
    held.enter()
    hear()
    expect([close.mock.calls.length, onDropped.mock.calls.length, held.take()]).toEqual([1, 1, null])
  })

  it('is taken back by Escape', () => {
    const { held, hear, enter, escape, close, onDropped } = setUp({ isBehind: true })
    held.enter()
    escape()
    hear()
    expect([enter.mock.calls.length, close.mock.calls.length, onDropped.mock.calls.length]).toEqual([0, 1, 1])
  })
})
