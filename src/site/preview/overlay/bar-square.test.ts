import { expect, it } from 'vitest'
import { barSquare } from './bar-square.ts'

const block = { left: 100, top: 200, right: 700, bottom: 300 }

it.each([
  ['above the end of the block', block, 1, { left: 300, right: 700, top: 146, bottom: 200 }],
  ['below a block without room above it', { ...block, top: 20 }, 1, { left: 300, right: 700, top: 300, bottom: 354 }],
  ['within a block that fills the window', { ...block, top: -20, bottom: 900 }, 1, { left: 300, right: 700, top: 0, bottom: 54 }],
  ['from the edge of the window for a narrow block', { ...block, right: 180 }, 1, { left: 0, right: 400, top: 146, bottom: 200 }],
  ['larger on a page that is drawn smaller', block, 1.5, { left: 100, right: 700, top: 119, bottom: 200 }],
])('reserves the room of the bar %s', (_, box, magnification, square) =>
  expect(barSquare(box, { height: 800 }, magnification)).toEqual(square),
)
