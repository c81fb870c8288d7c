// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { openAhead } from './ahead-field.ts'

function stage() {
  const overlay = {
    pin: (element: HTMLElement) => {
      document.body.append(element)
      return () => element.remove()
    },
  }
  const onEscape = vi.fn()
  const ahead = openAhead({ page: document, overlay, place: document.body, label: 'Texte', onEscape })
  const field = document.activeElement as HTMLTextAreaElement
  const press = (key: string, init: KeyboardEventInit = {}) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...init }))
  return { ahead, field, press, onEscape }
}

it('takes the focus and gives what was typed, with what was deleted before it', async () => {
  const { ahead, field, press } = stage()
  expect([field.localName, ahead.isUsed()]).toEqual(['textarea', false])
  press('Backspace')
  press('Backspace')
  field.value = 'Élu'
  press('Backspace')
  expect([ahead.isUsed(), await ahead.take()]).toEqual([true, { words: 'Élu', deletions: 2, isWhole: false }])
  ahead.close()
  expect(field.isConnected).toBe(false)
})

it('takes Ctrl A for the whole text, which what follows replaces', async () => {
  const { ahead, field, press } = stage()
  field.value = 'avant'
  expect(press('a', { ctrlKey: true })).toBe(false)
  field.value += 'Neuf'
  expect(await ahead.take()).toEqual({ words: 'Neuf', deletions: 0, isWhole: true })
  ahead.close()
})

it('waits for the end of what an input method composes', async () => {
  const { ahead, field } = stage()
  field.dispatchEvent(new CompositionEvent('compositionstart'))
  const taken = ahead.take()
  field.value = '日本'
  field.dispatchEvent(new CompositionEvent('compositionend'))
  expect(await taken).toEqual({ words: '日本', deletions: 0, isWhole: false })
  ahead.close()
})

it('leaves by Escape, and Tab goes nowhere', () => {
  const { ahead, press, onEscape } = stage()
  expect([press('Tab'), press('Escape'), onEscape.mock.calls.length]).toEqual([false, true, 1])
  ahead.close()
})
