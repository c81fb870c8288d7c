import { expect, it } from 'vitest'
import { columnsOf } from './MediaGridView.tsx'

it.each([
  [0, 2],
  [328, 2],
  [780, 4],
  [1130, 6],
])('lays a grid of %i pixels in %i columns, two at least', (width, count) => {
  expect(columnsOf(width).count).toBe(count)
})
