import { expect, it } from 'vitest'
import { readPhone } from './parse-phone.ts'

it.each([
  ['06 39 98 00 12', '+33639980012'],
  ['01.99.00.12.34', '+33199001234'],
  ['0033 1 99 00 12 34', '+33199001234'],
  ['+33 (0)1 99 00 12 34', '+33199001234'],
  ['+44 20 7946 0018', '+442079460018'],
  ['+33639980012', '+33639980012'],
  ['01 99 00 12 34 ext. 56', null],
  ['01 99 00 12 34 poste 56', null],
  ['+44 20 7946 0018 x12', null],
  ['tel:+33199001234;ext=5', null],
  ['12', null],
  ['0639980012 ou le soir', null],
  ['06 39 98 00 12 34 56 78', null],
  ['bonjour', null],
  ['', null],
])('a phone number is read as people write it: %j is %s', (text, number) => {
  expect(readPhone(text)).toBe(number)
})
