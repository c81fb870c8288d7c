// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { keepScrollStops } from './scrollable-tab-stops.ts'

let layOut: () => void
class AtLayout {
  readonly #told: () => void
  readonly #places: Element[] = []
  constructor(told: () => void) {
    this.#told = told
    layOut = () => this.#places.length > 0 && this.#told()
  }
  observe = (place: Element) => void this.#places.push(place)
}
vi.stubGlobal('ResizeObserver', AtLayout)

const wide = (element: Element, scrollWidth: number) => {
  Object.defineProperties(element, {
    scrollWidth: { value: scrollWidth, configurable: true },
    clientWidth: { value: 300, configurable: true },
  })
}

beforeEach(() => {
  document.body.innerHTML =
    '<div data-scrolls="" tabindex="0" id="place"></div><table tabindex="0" id="table"></table><div tabindex="0" role="tabpanel" id="panel"></div>'
})

const stops = () => [...document.querySelectorAll<HTMLElement>('[id]')].map(({ id, tabIndex }) => `${id} ${tabIndex}`)
const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

it('makes scrollable elements tabbable, by their width when Tab is pressed', () => {
  const [place, table] = [document.getElementById('place')!, document.getElementById('table')!]
  wide(place, 300)
  wide(table, 420)
  keepScrollStops()
  layOut()
  expect(stops()).toEqual(['place -1', 'table 0', 'panel 0'])
  wide(place, 301)
  wide(table, 300)
  press('ArrowDown')
  expect(stops()).toEqual(['place -1', 'table 0', 'panel 0'])
  press('Tab')
  expect(stops()).toEqual(['place 0', 'table -1', 'panel 0'])
})

it('measures no width before the layout, and measures an element again after a resize', () => {
  const place = document.getElementById('place')!
  const scrollWidth = vi.fn(() => 420)
  Object.defineProperty(place, 'scrollWidth', { get: scrollWidth, configurable: true })
  keepScrollStops()
  expect(scrollWidth).not.toHaveBeenCalled()
  layOut()
  expect(scrollWidth).toHaveBeenCalledOnce()
  wide(place, 300)
  layOut()
  expect(stops()).toEqual(['place -1', 'table -1', 'panel 0'])
})
