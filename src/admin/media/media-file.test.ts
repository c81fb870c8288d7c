import { expect, it } from 'vitest'
import { formatOf } from './media-file.ts'

it.each([
  ['image/svg+xml', 'SVG'],
  ['image/webp', 'WEBP'],
  ['video/mp4', 'MP4'],
  ['application/pdf', 'PDF'],
])('writes the format of %s as %s', (type, format) => {
  expect(formatOf({ type })).toBe(format)
})
