import { expect, it } from 'vitest'
import { readPageId } from './read-page-id.ts'

it.each([
  ['12', 12],
  ['0', null],
  ['012', null],
  ['-1', null],
  ['1e3', null],
  ['9'.repeat(16), null],
  ['', null],
  [undefined, null],
])('reads %j as the id %j', (text, id) => {
  expect(readPageId(text)).toBe(id)
})
