// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { createInsertionLine } from './insertion-line.ts'
import { magnifyWords } from './magnify.ts'

afterEach(() => {
  magnifyWords(document, 1)
  vi.restoreAllMocks()
})

it.each([
  ['in the middle of the window', 300, 600, ''],
  ['at its left side', -38, 316, '38px'],
  ['at its right side', 620, 830, '-30px'],
  ['wider than it', -20, 820, '20px'],
])('keeps the words of a line %s whole', (_, left, right, shift) => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 100, right - left, 27))
  const root = document.createElement('div')
  const line = createInsertionLine(document, root, () => ({ kind: 'upright', left: 0, top: 100, width: 0, height: 90 }))
  line.set({ in: { region: 'main' }, after: null, before: null }, 'Seul à cet endroit')
  line.draw()
  expect(root.querySelector<HTMLElement>('.place')?.style.getPropertyValue('--shift')).toBe(shift)
})

it.each([
  ['under a line in the middle', 400, 1, [false, '0px']],
  ['above a line at the foot, which the bar covers', 690, 1, [true, '0px']],
  ['above the bar for a line that the bar covers', 780, 1, [true, '76px']],
  ['above a line further up on a page that is drawn smaller', 600, 0.5, [true, '0px']],
])('lays the words of a place %s', (_, top, scale, expected) => {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800)
  magnifyWords(document, scale)
  const root = document.createElement('div')
  const line = createInsertionLine(document, root, () => ({ kind: 'across', left: 0, top, width: 600, height: 0 }))
  line.set({ in: { region: 'main' }, after: null, before: null }, 'Au début')
  expect(line.drawn()).toBeNull()
  line.draw()
  const drawn = root.querySelector<HTMLElement>('.line')
  expect([drawn?.hasAttribute('data-above'), drawn?.querySelector<HTMLElement>('.place')?.style.getPropertyValue('--lift')]).toEqual(
    expected,
  )
  expect(line.drawn()?.line.top).toBe(top)
})
