// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPins } from './pins.ts'

const boxes = new Map<Element, DOMRect>()

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const { left, top } = this.style
    if (this.classList.contains('pinned')) return new DOMRect(Number.parseFloat(left) || 0, Number.parseFloat(top) || 0, 200, 24)
    return boxes.get(this) ?? new DOMRect(0, 0, 1000, 800)
  })
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800)
  Element.prototype.checkVisibility = () => true
  Range.prototype.getClientRects = function () {
    const parent = this.startContainer.parentElement
    return (parent ? [parent.getBoundingClientRect()] : []) as unknown as DOMRectList
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  boxes.clear()
})

/** A block with one line of words, and buttons that are pinned at that line, beside what else is laid over the page. */
function pageWith(line: DOMRect, laid: readonly DOMRect[] = []) {
  document.body.innerHTML = '<div><p>Words</p></div>'
  const [words, host] = [document.querySelector('p')!, document.createElement('div')]
  boxes.set(words, line)
  const pins = createPins(document, host.attachShadow({ mode: 'open' }), () => laid)
  let block = new DOMRect(100, 200, 800, 100)
  const pinned = (isFree: boolean) => {
    const element = document.createElement('div')
    pins.add(element, () => words.getBoundingClientRect(), isFree ? () => block : undefined)
    return element
  }
  const at = ({ hidden, style }: HTMLElement) => (hidden ? 'hidden' : `${style.left} ${style.top}`)
  const move = (by: number) => {
    block = new DOMRect(block.x, block.y + by, block.width, block.height)
    const { x, y, width, height } = words.getBoundingClientRect()
    boxes.set(words, new DOMRect(x, y + by, width, height))
  }
  return { pins, pinned, at, move }
}

it('lays two groups of buttons at one line at different places, and leaves the bar free', () => {
  const { pins, pinned, at } = pageWith(new DOMRect(100, 240, 800, 20))
  const [one, other] = [pinned(true), pinned(true)]
  expect([at(one), at(other)]).toEqual(['100px 210px', '700px 210px'])
  expect(pins.settle()).toHaveLength(2)
})

it('lays buttons beside the name of a colleague, and hides them where that leaves no room', () => {
  const line = new DOMRect(100, 240, 800, 20)
  const { pinned, at } = pageWith(line, [new DOMRect(100, 200, 120, 30)])
  expect(at(pinned(true))).toBe('700px 210px')
  const names = pageWith(line, [new DOMRect(0, 0, 1000, 800)])
  expect(names.at(names.pinned(true))).toBe('hidden')
})

it('keeps the distance of buttons while the page scrolls, and looks for a place again after it', () => {
  const { pins, pinned, at, move } = pageWith(new DOMRect(100, 205, 800, 20))
  const buttons = pinned(true)
  expect(at(buttons)).toBe('100px 175px')
  move(-190)
  pins.draw()
  expect(at(buttons)).toBe('100px -15px')
  pins.settle()
  expect(at(buttons)).toBe('100px 41px')
})

it('hides buttons among words on all sides; a toolbar stays beside its text', () => {
  const { pinned, at } = pageWith(new DOMRect(0, 0, 1000, 800))
  expect([at(pinned(true)), at(pinned(false))]).toEqual(['hidden', '0px 776px'])
})
