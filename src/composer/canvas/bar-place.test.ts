import { expect, it } from 'vitest'
import { barPlace, edgePlace, roomBetween, widestBar } from './bar-place.ts'

const bar = { width: 200, height: 36 }
const room = { width: 800, height: 600, covered: { left: 0, right: 0 } }
const frame = { left: 0, scale: 1 }

it.each([
  ['above a block with room above', { left: 100, top: 100, width: 500, height: 50 }, { left: 400, top: 56 }],
  ['below a block at the upper edge', { left: 100, top: 10, width: 500, height: 50 }, { left: 400, top: 68 }],
  ['within a block that fills the room', { left: 0, top: -50, width: 800, height: 900 }, { left: 592, top: 8 }],
  ['at the left edge beside a narrow block', { left: 10, top: 100, width: 60, height: 50 }, { left: 8, top: 56 }],
])('puts the bar %s', (_, box, place) => expect(barPlace(box, bar, room, frame)).toEqual(place))

it('reckons with a frame that is drawn smaller', () => {
  expect(barPlace({ left: 100, top: 200, width: 1000, height: 50 }, bar, room, { left: 20, scale: 0.5 })).toEqual({ left: 370, top: 56 })
})

it.each([
  ['before a drawer at the right', { left: 0, right: 300 }, 292],
  ['behind a drawer at the left that hides the narrow block', { left: 700, right: 0 }, 708],
])('puts the bar %s', (_, covered, left) => {
  const box = { left: 100, top: 100, width: 600, height: 50 }
  expect(barPlace(box, bar, { ...room, covered }, frame)).toEqual({ left, top: 56 })
})

it('keeps the widest bar whole between two drawers of a desk with margins', () => {
  const between = roomBetween({ width: 984, height: 600, margin: 20 }, { left: 264, right: 344 })
  expect(between.covered).toEqual({ left: 244, right: 324 })
  const widest = widestBar(between)
  expect(widest).toBe(400)
  const places = [0, 300, 900].map((left) => barPlace({ left, top: 100, width: 60, height: 50 }, { ...bar, width: widest }, between, frame))
  expect(places).toEqual(places.map(() => ({ left: 252, top: 56 })))
})

it('leaves no width to a bar where drawers cover the room', () => {
  expect(widestBar(roomBetween({ width: 300, height: 600, margin: 0 }, { left: 200, right: 200 }))).toBe(0)
})

it.each([
  ['above', { left: 0, top: -90, width: 800, height: 80 }],
  ['below', { left: 0, top: 600, width: 800, height: 80 }],
])('hides the bar of a block %s the room', (_, box) => expect(barPlace(box, bar, room, frame)).toBeNull())

const spots = [
  { left: 250, top: 0 },
  { left: 100, top: 16 },
  { left: -16, top: 0 },
]

it.each([
  ['at the first spot of the edge', { left: 100, top: 100, width: 500, height: 100 }, {}, { left: 350, top: 200 }],
  [
    'at the next spot where a drawer covers the first',
    { left: 100, top: 100, width: 500, height: 100 },
    { right: 460 },
    { left: 200, top: 216 },
  ],
  ['at the next spot where the first is outside of the room', { left: -60, top: 100, width: 500, height: 100 }, { left: 200 }, null],
  ['nowhere for an edge below the room', { left: 0, top: 500, width: 800, height: 200 }, {}, null],
  ['nowhere for an edge above the room', { left: 0, top: -60, width: 800, height: 50 }, {}, null],
])('puts the button of the lower edge %s', (_, box, covered, place) => {
  expect(edgePlace(box, spots, { ...room, covered: { ...room.covered, ...covered } }, frame)).toEqual(place)
})

it('puts the button of the lower edge of a page that is drawn smaller', () => {
  const box = { left: 100, top: 200, width: 1000, height: 100 }
  expect(edgePlace(box, [{ left: 500, top: 32 }], room, { left: 20, scale: 0.5 })).toEqual({ left: 320, top: 166 })
})

it('puts the button of the lower edge nowhere without a free spot', () => {
  expect(edgePlace({ left: 100, top: 100, width: 500, height: 100 }, [], room, frame)).toBeNull()
})
