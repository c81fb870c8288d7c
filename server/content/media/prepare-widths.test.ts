import { expect, it } from 'vitest'
import { targetWidths } from './prepare-widths.ts'

it.each([
  [100, [320]],
  [640, [320, 640]],
  [700, [320, 640, 960]],
  [4000, [320, 640, 960, 1280, 1920]],
])('a photograph %i wide is worth the widths %j', (width, widths) => {
  expect(targetWidths(width, false)).toEqual(widths)
})
