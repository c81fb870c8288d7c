// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { watchSpots } from './watch-spots.ts'

/** The box that an element of the test says it has: left, top, width, height. */
const rectOf = (element: Element | null): DOMRect => {
  const [x, y, width, height] = (element?.getAttribute('data-at') ?? '0 0 0 0').split(' ').map(Number)
  return new DOMRect(x, y, width, height)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rectOf(this)
  })
  Element.prototype.checkVisibility = function () {
    return !this.hasAttribute('hidden')
  }
  Range.prototype.getClientRects = function () {
    return [rectOf(this.startContainer.parentElement)] as unknown as DOMRectList
  }
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function firstSpot(html: string, laid: readonly DOMRect[] = []) {
  document.body.innerHTML = html
  const posted: FromFrame[] = []
  const look = watchSpots({
    page: document,
    selected: () => 'b',
    laid: () => laid,
    post: (message) => void posted.push(message),
    pause: 150,
  })
  look()
  vi.advanceTimersByTime(100)
  look()
  vi.advanceTimersByTime(149)
  expect(posted).toEqual([])
  vi.advanceTimersByTime(1)
  look()
  vi.runAllTimers()
  expect(posted).toHaveLength(1)
  return posted[0]?.type === 'spots' ? posted[0].spots[0] : null
}

const block = (inside: string) =>
  `<main class="site-main" data-at="0 0 800 600"><div data-block="b" data-at="100 100 480 200">${inside}</div></main>`

it.each([
  ['a line of the block', block('<p data-at="100 270 480 28">Words</p>'), { left: 240, top: 16 }],
  ['a line within an element without a box', block('<span><p data-at="100 270 480 28">Words</p></span>'), { left: 240, top: 16 }],
  ['a field', block('<input data-at="100 270 480 28" />'), { left: 240, top: 16 }],
  ['a line of another block', `${block('')}<p data-at="0 302 800 28">Next</p>`, { left: 240, top: -16 }],
  ['no hidden line', block('<p hidden data-at="100 270 480 28">Words</p>'), { left: 240, top: 0 }],
  ['no blank line', block('<p data-at="100 270 480 28"> \n </p>'), { left: 240, top: 0 }],
  ['no picture', block('<img alt="" data-at="100 100 480 200" />'), { left: 240, top: 0 }],
])('sends once, after a pause, a first spot that covers no words: %s', (_, html, spot) => expect(firstSpot(html)).toEqual(spot))

it('covers no label of a hidden block, which the stylesheet draws', () => {
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ width: '160px', height: '20px' } as CSSStyleDeclaration)
  const inner = '<div data-left-out="Cachés le 30 novembre" data-at="100 280 330 100"></div>'
  expect(firstSpot(block(inner))).toEqual({ left: 360, top: 0 })
})

it('leaves what the editor has laid over the page free', () => {
  expect(firstSpot(block(''), [new DOMRect(100, 290, 480, 28)])).not.toEqual({ left: 240, top: 0 })
})
