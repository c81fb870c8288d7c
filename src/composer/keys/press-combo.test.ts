import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hideToast, shownToast } from '#kit/feedback/toast.ts'
import { BURST_MS } from '#schemas/composer/key-combo.ts'
import { pasteBenchOn, written } from '#tests/support/composer/composer-setup.ts'
import { outlineOf, sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { bursts, pressCombo, type Press } from './press-combo.ts'

const page = sampleDocument(sampleBlock('a'), sampleBlock('b'))

function deskOn(selected: readonly string[]) {
  const setup = pasteBenchOn(page, selected)
  const bench = { ...setup, text: (id: Parameters<typeof written>[0]['id'], values = {}) => written({ id, values }) }
  const press = (given: Press) =>
    pressCombo({ bench, actor: { send: () => undefined } }, given, { isInText: false, hasLetters: true, hasSigns: true })
  return { ...setup, press, outline: () => outlineOf(setup.store.document) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  bursts.forget()
  vi.useRealTimers()
  hideToast(shownToast()?.id ?? 0)
})

it('shows what a single letter has changed, with its key, and takes it back', () => {
  const { press, outline } = deskOn(['b'])
  press({ combo: 'd' })
  expect(outline()).toBe('a b')
  vi.advanceTimersByTime(BURST_MS)
  expect(outline()).toBe('a b paul-1')
  expect(shownToast()?.text).toMatch(/^Copie de .+, par la touche D\.$/)
  shownToast()?.acts?.[0]?.onAct()
  expect(outline()).toBe('a b')
})

it.each(['Delete', 'm', 'x'])('shows nothing after %s', (combo) => {
  deskOn(['b']).press({ combo })
  vi.advanceTimersByTime(BURST_MS)
  expect(shownToast()).toBeNull()
})

it('does nothing for a letter that another character follows within the pause', () => {
  const { press, outline } = deskOn(['b'])
  press({ combo: 'd' })
  vi.advanceTimersByTime(BURST_MS - 1)
  bursts.note()
  vi.advanceTimersByTime(BURST_MS)
  expect(outline()).toBe('a b')
})

it.each(['d', '/', '?', 'Shift+h'])('does nothing for %s that follows another character at once', (combo) => {
  const desk = deskOn(['b'])
  expect(desk.press({ combo, isInBurst: true })).toBe(false)
  vi.advanceTimersByTime(BURST_MS)
  expect([desk.outline(), desk.adding.get(), desk.dialog.get()]).toEqual(['a b', 0, null])
})

it('does nothing for a letter where its act is no longer possible after the pause', () => {
  const { press, selection, outline, announced } = deskOn(['b'])
  press({ combo: 'd' })
  selection.select([])
  vi.advanceTimersByTime(BURST_MS)
  expect([outline(), announced]).toEqual(['a b', []])
})

it.each([
  ['Delete', 'a b'],
  ['d', 'a b'],
  ['Escape', 'a b'],
  ['Alt+Shift+ArrowUp', 'b a'],
])('leaves the page as %s held down does: %s', (combo, outline) => {
  const desk = deskOn(['b'])
  expect(desk.press({ combo, isRepeat: true })).toBe(true)
  vi.advanceTimersByTime(BURST_MS)
  expect([desk.outline(), desk.selection.ids]).toEqual([outline, ['b']])
})
