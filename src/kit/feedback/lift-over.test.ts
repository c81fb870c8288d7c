import { expect, it } from 'vitest'
import { liftOver } from './lift-over.ts'

const box = (top: number, bottom: number, left = 0, right = 360) => ({ top, right, bottom, left })
/** A message at the bottom of a window of 360 × 740. */
const message = box(680, 724, 20, 340)

it.each([
  ['no bar', [], 0],
  ['a bar that ends above it', [box(560, 680)], 0],
  ['a bar beside it', [box(660, 740, 340, 700)], 0],
  ['a bar that is not shown', [box(0, 0, 0, 0)], 0],
  ['the places at the bottom', [box(676, 740)], 56],
  ['the acts of a form over the places', [box(616, 676), box(676, 740)], 116],
  ['acts that it would only meet once it has risen', [box(676, 740), box(600, 630)], 132],
  ['a bar as high as the window', [box(0, 740)], 680],
])('a message over %s: %j lift it by %i pixels', (_bars, bars, lift) => {
  expect(liftOver(message, bars)).toBe(lift)
})
