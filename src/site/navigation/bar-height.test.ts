// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { measureBar } from './bar-height.ts'

let layOut: (() => void) | null
class AtLayout {
  readonly #told: () => void
  constructor(told: () => void) {
    this.#told = told
  }
  observe = () => void (layOut = this.#told)
}
vi.stubGlobal('ResizeObserver', AtLayout)

const HEIGHTS: Readonly<Record<string, number>> = { topBar: 40, appBar: 96 }
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
  get(this: HTMLElement) {
    return this.matches('.site-header') ? 136 : (HEIGHTS[this.dataset['region'] ?? ''] ?? 0)
  },
})

const show = (sticky: boolean) => {
  document.body.innerHTML = `<header class="site-header"><div data-region="topBar"></div><div data-region="appBar"><div data-sticky="${sticky}"></div></div><div data-region="mobileAppBar"></div></header>`
}
const told = () => ['--bar-height', '--over-bar'].map((name) => document.documentElement.style.getPropertyValue(name))

beforeEach(() => {
  layOut = null
  document.documentElement.removeAttribute('style')
})

it('sets the heights of the sticky bar and of the part above it after the layout', () => {
  show(true)
  measureBar()
  expect(told()).toEqual(['', ''])
  layOut?.()
  expect(told()).toEqual(['96px', '40px'])
})

it('measures nothing when the bar is not sticky', () => {
  show(false)
  measureBar()
  expect(layOut).toBeNull()
  expect(told()).toEqual(['', ''])
})
