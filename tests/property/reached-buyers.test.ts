import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { emailAddress } from '#schemas/text/email-address.ts'
import { canBePhoneNumber } from '#schemas/text/digits-to-dial.ts'
import { isPhoneNumber, readPhone } from '#domain/text/phone-number.ts'
import { firstInvalidStep } from '#machines/checkout/checkout-validation.ts'
import { readValues } from '#server/content/forms/parse-values.ts'
import { phoneFaults } from '#server/platform/input/parse-phone.ts'
import { wholeCartExample } from '#tests/support/blocks/cart-examples.ts'
import { formFieldExample } from '#tests/support/blocks/form-field-example.ts'

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
/** Numbers that exist, or nearly, as people write them. */
const national = fc.constantFrom(
  '639980012',
  '199001234',
  '2079460018',
  '207946001',
  '30123456',
  '301',
  '912345678',
  '470123456',
  '791234567',
  '612345678',
  '692123456',
  '639123456',
  '590123456',
)
const around = fc.constantFrom(['', ''], ['(', ')'], ['[', ']'], [' ', ' '], ['（', '）'])
const separator = fc.constantFrom('', '', ' ', '\u00a0', '\u202f', '.', '-', '\u2011', '/', ' / ', '\u200b')
const extension = fc.constantFrom('', '', '', '', ' x', 'x12', ' ext. 5', ' poste 5', '#1', ';ext=5')
const dressed = fc
  .tuple(
    fc.constantFrom('', '+33', '0033', '33', '+262', '00262', '+590', '+44', '+49', '+351', '+32', '+41', '+39'),
    around,
    fc.constantFrom('', '0', '(0)', '(0) '),
    national,
    separator,
    extension,
  )
  .map(
    ([code, [open, close], trunk, number, between, end]) => `${code && `${open}${code}${close}`}${trunk}${[...number].join(between)}${end}`,
  )
const loose = fc.tuple(calling, fc.string({ unit: sign, maxLength: 22 })).map((parts) => parts.join(''))
const plain = fc.tuple(calling, digits(1, 18)).map((parts) => parts.join(''))

const checking = { buyer: null, locale: 'fr_FR', booksTimes: false, today: '2026-11-26' }
const isRefusedAtStep = (phone: string) => {
  const cart = { ...wholeCartExample, contact: { ...wholeCartExample.contact, phone } }
  return (
    firstInvalidStep({ cart, upTo: 'identity' }, checking)
      ?.faults.map(({ field }) => field)
      .join() === 'user.phone'
  )
}

const phoneField = formFieldExample('phone', { type: 'PHONE', required: false })
const isTypedPhone = (words: string) => words.trim() !== '' && words.length <= 40

it('refuses a phone number at the step of the checkout exactly when the server refuses it', () => {
  fc.assert(
    fc.property(fc.oneof(loose, plain, dressed).filter(isTypedPhone), (words) => {
      const isTaken = phoneFaults(words).length === 0
      expect(isRefusedAtStep(words)).toBe(!isTaken)
      expect(readValues([phoneField], { phone: words }, 'fr_FR').errors.length === 0).toBe(isTaken)
    }),
    { numRuns: 10_000 },
  )
})

it('accepts in a form before it is sent every phone number that the server accepts', () => {
  fc.assert(
    fc.property(fc.oneof(loose, plain, dressed), (words) => phoneFaults(words).length > 0 || canBePhoneNumber(words)),
    { numRuns: 20_000 },
  )
})

it('rejects in a form before it is sent every French number that the server rejects', () => {
  const french = fc.tuple(fc.constantFrom('0', '33', '+33', '0033', '330', '+330'), fc.constantFrom(...'123456789'), digits(0, 12))
  fc.assert(
    fc.property(french, (parts) => canBePhoneNumber(parts.join('')) === (readPhone(parts.join('')) !== null)),
    { numRuns: 5_000 },
  )
})

it('reads numbers of every kind among the generated ones', () => {
  const all = fc.sample(dressed, { numRuns: 2000, seed: 1 })
  const taken = all.filter((words) => readPhone(words) !== null).length
  expect(taken).toBeGreaterThan(300)
  expect(all.length - taken).toBeGreaterThan(300)
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
    '0639980012x',
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
