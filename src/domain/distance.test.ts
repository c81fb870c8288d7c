import { expect, it } from 'vitest'
import { kilometresBetween } from './distance.ts'

const paris = { lat: 48.8566, lng: 2.3522 }

it.each([
  ['Paris and itself', paris, 0],
  ['Paris and Lyon', { lat: 45.764, lng: 4.8357 }, 391],
  ['Paris and Rouen', { lat: 49.4431, lng: 1.0993 }, 112],
  ['Paris and the other side of the earth', { lat: -48.8566, lng: -177.6478 }, 20_015],
])('%s are so far from one another', (_, place, kilometres) => {
  expect(Math.round(kilometresBetween(paris, place))).toBe(kilometres)
  expect(kilometresBetween(place, paris)).toBeCloseTo(kilometresBetween(paris, place), 6)
})
