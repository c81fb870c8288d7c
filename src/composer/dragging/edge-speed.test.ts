import { expect, it } from 'vitest'
import { edgeSpeed } from './edge-speed.ts'

it('scrolls faster towards the edges of an area, and not in its middle', () => {
  const speeds = [-40, 0, 24, 48, 300, 552, 576, 600, 700].map((y) => edgeSpeed(y, 600))
  expect(speeds).toEqual([-22, -22, -11, 0, 0, 0, 11, 22, 22])
})
