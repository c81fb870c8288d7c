import { expect, it } from 'vitest'
import { pageNumber } from './page-number.ts'

it('takes a plain positive number, and the first page for anything else', () => {
  expect(['4', '0', '-1', '1e3', '2.5', 'x', '', undefined].map((asked) => pageNumber(asked))).toEqual([4, 1, 1, 1, 1, 1, 1, 1])
  expect(pageNumber('99999')).toBe(10_000)
})
