import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberInLink, storedPhone } from './digits-to-dial.ts'
import { frenchNumber, internationalForm } from './french-number.ts'

const codeOf = (digits: string) => frenchNumber(digits)?.code ?? null

describe('frenchNumber', () => {
  it.each([
    ['0692123456', '262'],
    ['0693123456', '262'],
    ['0262123456', '262'],
    ['0263123456', '262'],
    ['0268812345', '262'],
    ['0976212345', '262'],
    ['0709212345', '262'],
    ['0639123456', '262'],
    ['0269612345', '262'],
    ['0268912345', '262'],
    ['0709351234', '262'],
    ['0690123456', '590'],
    ['0691123456', '590'],
    ['0590123456', '590'],
    ['0598712345', '590'],
    ['0976012345', '590'],
    ['0709012345', '590'],
    ['0694123456', '594'],
    ['0594123456', '594'],
    ['0598812345', '594'],
    ['0976412345', '594'],
    ['0709301234', '594'],
    ['0696123456', '596'],
    ['0697123456', '596'],
    ['0596123456', '596'],
    ['0598912345', '596'],
    ['0976612345', '596'],
    ['0709112345', '596'],
    ['0508551234', '508'],
    ['0639980012', '33'],
    ['0199001234', '33'],
    ['0695123456', '33'],
    ['0261911234', '33'],
    ['0591123456', '33'],
    ['0970123456', '33'],
    ['0800123456', '33'],
  ])('finds in the range of %s the country code %s', (digits, code) => {
    expect(codeOf(digits)).toBe(code)
  })

  it.each(['0692123', '06921234567', '112', '+447911123456', '+262123456789', '+262800123456', '692', ''])(
    'reads no number in %j',
    (digits) => {
      expect(codeOf(digits)).toBeNull()
    },
  )

  it('gives a number one form, whichever prefix, code and zero it is typed with', () => {
    const prefix = fc.constantFrom('', '+33', '0033', '+262', '00262', '+590', '+594', '+596')
    const national = fc.tuple(
      fc.constantFrom('692', '639', '262', '269', '690', '590', '694', '594', '696', '697', '596'),
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 6 }),
    )
    fc.assert(
      fc.property(prefix, fc.constantFrom('', '0'), national, (before, zero, parts) => {
        const digits = parts.join('')
        const plain = frenchNumber(`0${digits}`)
        expect(frenchNumber(`${before}${zero}${digits}`)).toEqual(plain)
        if (plain) expect(frenchNumber(internationalForm(plain))).toEqual(plain)
      }),
    )
  })
})

describe('storedPhone', () => {
  it.each([
    ['04 67 95 00 12', '+33467950012'],
    ['+33 (0)4.67.95.00.12', '+33467950012'],
    ['0033 467950012', '+33467950012'],
    ['+44 20 7946 0000', '+442079460000'],
    ['0044 20 7946 0000', '+442079460000'],
    ['0692 12 34 56', '+262692123456'],
    ['+262 (0)692 12 34 56', '+262692123456'],
    ['00 262 692 12 34 56', '+262692123456'],
    ['+33692123456', '+262692123456'],
    ['+508 55 12 34', '+508551234'],
    ['05 08 55 12 34', '+508551234'],
    ['demain', 'demain'],
    ['', ''],
  ])('stores %j as %j', (typed, stored) => {
    expect(storedPhone(typed)).toBe(stored)
  })
})

describe('numberInLink', () => {
  it.each([
    ['01 99 00 12 34', '0199001234'],
    ['0033 (0)1 99 00 12 34', '+33199001234'],
    ['+33 (0)1 99 00 12 34', '+33199001234'],
    ['0692 12 34 56', '+262692123456'],
    ['+33692123456', '+262692123456'],
    ['0044 20 7946 0000', '+442079460000'],
    ['15', '15'],
    ['118 218', '118218'],
    ['10 23', '1023'],
    ['{{COMPANY_PHONE}}', null],
    ['+33199001234;ext=5', null],
    ['', null],
  ])('dials %j as %j', (typed, dialled) => {
    expect(numberInLink(typed)).toBe(dialled)
  })
})
