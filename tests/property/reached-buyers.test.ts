import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { emailAddress } from '#schemas/text/email-address.ts'
import { isPhoneNumber } from '#schemas/text/phone-number.ts'
import { readPhone } from '#server/platform/input/parse-phone.ts'

const digits = (least: number, most: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most })
const sign = fc.constantFrom(
  ...'0123456789',
  ...'0123456789',
  '٣',
  '۴',
  '６',
  '+',
  '＋',
  ' ',
  '\u00a0',
  '.',
  '-',
  '/',
  '(',
  ')',
  '[',
  ']',
  '~',
  'x',
)
const calling = fc.constantFrom('', '0', '33', '+33', '+33 (0)', '0033', '+', '00', '+44', '+290', '+683', '+352', '+800')
const loose = fc.tuple(calling, fc.string({ unit: sign, maxLength: 22 })).map((parts) => parts.join(''))
const plain = fc.tuple(calling, digits(1, 18)).map((parts) => parts.join(''))

it('takes before the order every phone number that the shop takes', () => {
  fc.assert(
    fc.property(fc.oneof(loose, plain), (words) => readPhone(words) === null || isPhoneNumber(words)),
    { numRuns: 20_000 },
  )
})

it('refuses before the order every French number that the shop refuses', () => {
  const french = fc.tuple(fc.constantFrom('0', '33', '+33', '0033', '330', '+330'), fc.constantFrom(...'123456789'), digits(0, 12))
  fc.assert(
    fc.property(french, ([before, first, others]) => {
      const words = `${before}${first}${others}`
      return isPhoneNumber(words) === (readPhone(words) !== null)
    }),
    { numRuns: 5_000 },
  )
})

it('refuses a text that cannot be dialled', () => {
  const words = [
    '',
    '12',
    '3631',
    '06 39 98 00 1',
    '063998001',
    '+33063998001',
    '+33 6 12',
    '06 39 98 00 12 34',
    '0639980012 ou le soir',
    '01 99 00 12 34 ext. 56',
    'bonjour',
    '+',
    '00',
  ]
  expect(words.filter(isPhoneNumber)).toEqual([])
})

it('takes the e-mail addresses that a browser takes, but for stray dots and closing quotes', () => {
  const piece = fc.constantFrom(...'aZ09_', "'", '+', '-', '.', '..', '@', '&', '=', '!', '#', '/', ' ', '.org', '@example.org', 'a.b')
  const words = fc.string({ unit: piece, maxLength: 14 })
  const addresses = fc.oneof(
    words,
    fc.tuple(words, words).map((parts) => parts.join('@')),
    words.map((name) => `${name}@example.org`),
  )
  const isTaken = (address: string) =>
    z.regexes.html5Email.test(address) && !/^\.|\.\.|[.']@/.test(address) && /\.[a-z]{2,}$/i.test(address)
  fc.assert(
    fc.property(addresses, (address) => emailAddress.test(address) === isTaken(address)),
    { numRuns: 20_000 },
  )
  expect([emailAddress.test(`${'a'.repeat(64)}@example.org`), emailAddress.test(`${'a'.repeat(65)}@example.org`)]).toEqual([true, false])
})
