import { expect, it } from 'vitest'
import { byteRange } from './byte-range.ts'

it.each([
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=500-5000', { start: 500, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
])('%s is a part', (header, part) => {
  expect(byteRange(header, 1000)).toEqual(part)
})

it.each([undefined, '', 'bytes=-', 'bytes=1000-', 'bytes=5-4', 'bytes=-0', 'bytes=0-1,4-5', 'items=0-1', 'bytes=a-b'])(
  '%s is no part',
  (header) => {
    expect(byteRange(header, 1000)).toBeNull()
  },
)
