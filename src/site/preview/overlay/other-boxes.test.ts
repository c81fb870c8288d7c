// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { createOtherBoxes } from './other-boxes.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A page of blocks of 100 pixels each in a window of 800 pixels, with its readings and writings. */
function stage(count: number) {
  const ids = Array.from({ length: count }, (_, index) => `b${index}`)
  document.body.innerHTML = `<main class="site-main">${ids.map((id) => `<div data-block="${id}"></div>`).join('')}</main>`
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 800, configurable: true })
  const reads = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function read(this: HTMLElement) {
    return new DOMRect(0, 100 * Number(this.dataset['block']?.slice(1)), 600, 100)
  })
  const writes = vi.spyOn(CSSStyleDeclaration.prototype, 'setProperty')
  const root = document.body.appendChild(document.createElement('div'))
  const shown = () => [...root.querySelectorAll<HTMLElement>('.box:not([hidden])')].map(({ style }) => style.top)
  return { ids, reads, writes, shown, boxes: createOtherBoxes(document, root) }
}

it.each([12, 1000])('draws the lines in sight of %s selected blocks, and reads all places before it writes', (count) => {
  const { ids, reads, writes, shown, boxes } = stage(count)
  boxes.set(ids)
  boxes.draw()
  expect(shown()).toEqual(['0px', '100px', '200px', '300px', '400px', '500px', '600px', '700px'])
  expect(Math.max(...reads.mock.invocationCallOrder)).toBeLessThan(Math.min(...writes.mock.invocationCallOrder))
  expect(reads).toHaveBeenCalledTimes(count)
})

it('hides the lines of blocks that are no longer selected or are gone', () => {
  const { shown, boxes } = stage(12)
  boxes.set(['b1', 'b3', 'gone'])
  boxes.draw()
  expect(shown()).toEqual(['100px', '300px'])
  boxes.set(['b3'])
  boxes.draw()
  expect(shown()).toEqual(['300px'])
  boxes.set([])
  boxes.draw()
  expect(shown()).toEqual([])
})
