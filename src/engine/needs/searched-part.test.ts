import { expect, it } from 'vitest'
import { searchedPart, searchExcess } from './searched-part.ts'

it.each([
  ['a'.repeat(100), 100, 0],
  ['a'.repeat(140), 100, 40],
  [`${'a'.repeat(99)}😀`, 99, 2],
  ['', 0, 0],
])('searches the beginning of %s', (text, searched, excess) => {
  expect([searchedPart(text).length, searchExcess(text)]).toEqual([searched, excess])
})
