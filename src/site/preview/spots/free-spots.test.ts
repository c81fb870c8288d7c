import { expect, it } from 'vitest'
import { bandOf, freeSpots } from './free-spots.ts'

const box = { left: 100, top: 100, right: 580, bottom: 300 }
const line = (left: number, right: number, top: number, bottom = top + 20) => ({ left, right, top, bottom })

it.each([
  ['in the middle of an edge without words', [], { left: 240, top: 0 }],
  ['below an edge that words of the block reach', [line(120, 560, 275)], { left: 240, top: 16 }],
  ['above an edge that words of the next block reach', [line(120, 560, 305)], { left: 240, top: -16 }],
  ['behind a short line in the middle', [line(260, 380, 260, 340)], { left: 300, top: 0 }],
  ['behind the words of a text column', [line(100, 500, 260, 340)], { left: 420, top: 0 }],
  ['before words at the end of the edge', [line(200, 700, 260, 340)], { left: 80, top: 0 }],
  ['beside the block for an edge full of words', [line(100, 580, 260, 340)], { left: 496, top: 0 }],
  ['nowhere among words on all sides', [line(0, 900, 260, 340)], undefined],
])('finds the first spot %s', (_, taken, spot) => expect(freeSpots(box, 1, taken)[0]).toEqual(spot))

it('reckons with a button that is larger on a page that is drawn smaller', () => {
  expect(freeSpots(box, 2, [line(120, 560, 270, 290)])[0]).toEqual({ left: 240, top: 32 })
  expect(bandOf(box, 2)).toEqual({ left: 36, top: 236, right: 644, bottom: 364 })
})

it('sends at most 24 spots', () => expect(freeSpots(box, 1, [])).toHaveLength(24))
