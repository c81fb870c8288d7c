import { expect, it } from 'vitest'
import { colorsOfPixels } from './colors-of-pixels.ts'

const pixels = (...parts: readonly (readonly [count: number, ...rgba: number[]])[]) =>
  new Uint8ClampedArray(parts.flatMap(([count, ...rgba]) => Array.from({ length: count }, () => rgba).flat()))

it('takes the most vivid colour as the accent, and the darkest as the main one', () => {
  expect(colorsOfPixels(pixels([60, 42, 26, 28, 255], [30, 122, 31, 51, 255], [400, 255, 255, 255, 255]))).toEqual({
    primary: '#2a1a1c',
    accent: '#7a1f33',
  })
})

it('passes over what is not seen, and over colours of a few pixels', () => {
  const found = colorsOfPixels(pixels([500, 0, 0, 255, 0], [1, 0, 255, 0, 255], [200, 31, 107, 88, 255]))
  expect(found).toEqual({ primary: '#1f6b58', accent: '#1f6b58' })
})

it('finds nothing in a logo of greys, nor in an empty one', () => {
  expect([colorsOfPixels(pixels([10, 20, 20, 24, 255])), colorsOfPixels(pixels())]).toEqual([null, null])
})
