// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { tellBottomBar } from './track-height.ts'

let layOut: (() => void) | null
class AtLayout {
  readonly #told: () => void
  constructor(told: () => void) {
    this.#told = told
  }
  observe = () => void (layOut = this.#told)
}
vi.stubGlobal('ResizeObserver', AtLayout)

let height = 0
HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 390, height)
const told = () => document.documentElement.style.getPropertyValue('--bottom-bar-height')

beforeEach(() => {
  layOut = null
  document.documentElement.removeAttribute('style')
  document.body.innerHTML = '<div data-region="bottomBar"></div>'
})

it('tells how high the bar is each time that it is laid out', () => {
  tellBottomBar()
  expect(told()).toBe('')
  for (height of [85.5, 128]) {
    layOut?.()
    expect(told()).toBe(`${height}px`)
  }
})

it('leaves it to the sheets where the bar is not shown', () => {
  tellBottomBar()
  for (height of [85.5, 0]) layOut?.()
  expect(told()).toBe('')
})

it('measures nothing on a page without such a bar', () => {
  document.body.replaceChildren()
  tellBottomBar()
  expect(layOut).toBeNull()
})
