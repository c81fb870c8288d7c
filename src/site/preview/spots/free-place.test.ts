import { expect, it } from 'vitest'
import { freePlace, roomAround } from './free-place.ts'

const block = { left: 100, top: 100, right: 700, bottom: 300 }
const anchor = { left: 120, top: 160, right: 680, bottom: 200 }
const size = { width: 200, height: 24 }
const window = { width: 800, height: 400 }
const line = (left: number, right: number, top: number, bottom = top + 20) => ({ left, right, top, bottom })
const place = (taken: Parameters<typeof freePlace>[2], parts = {}) => freePlace(size, { anchor, block, window, ...parts }, taken)

it.each([
  ['above its anchor without words', [], { left: 120, top: 130 }],
  ['above the end of its anchor for words at the start', [line(100, 330, 135)], { left: 480, top: 130 }],
  ['further along above words that stand at both ends', [line(100, 245, 135), line(570, 700, 135)], { left: 268, top: 130 }],
  ['below its anchor for a line of words above it', [line(100, 700, 135)], { left: 120, top: 206 }],
  ['within the upper edge of the block', [line(100, 700, 132, 240)], { left: 120, top: 106 }],
  ['within the lower edge of the block', [line(100, 700, 100, 260)], { left: 120, top: 270 }],
  ['below a block that is full of words', [line(100, 700, 100, 300)], { left: 120, top: 306 }],
  ['above a full block whose next one has words too', [line(0, 800, 100, 400)], { left: 120, top: 70 }],
  ['nowhere among words on all sides', [line(0, 800, 0, 400)], null],
])('lays buttons %s', (_, taken, expected) => expect(place(taken)).toEqual(expected))

it('lays nothing outside of the window', () => {
  const top = { left: 0, top: 0, right: 800, bottom: 60 }
  expect(place([], { anchor: { ...top, bottom: 20 }, block: top })).toEqual({ left: 0, top: 26 })
  const end = { left: 0, top: 390, right: 800, bottom: 900 }
  expect(place([], { anchor: end, block: end })).toEqual({ left: 0, top: 360 })
  const wide = { left: 700, top: 160, right: 780, bottom: 200 }
  expect(place([], { anchor: wide })).toEqual({ left: 600, top: 130 })
})

it('looks for words up to the size of the buttons around the block', () => {
  expect(roomAround(block, size)).toEqual({ left: -100, top: 70, right: 900, bottom: 330 })
})
