import { expect, it } from 'vitest'
import { formatSiret, formatVatNumber } from './format-company-numbers.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

it.each([
  ['73282932000074', '732 829 320 00074'],
  ['732', '732'],
])('the number of an establishment %s is written %s', (siret, written) => expect(plain(formatSiret(siret))).toBe(written))

it.each([
  ['FR44732829320', 'FR44 732 829 320'],
  ['FR44 732829320', 'FR44 732 829 320'],
  ['BE0123456789', 'BE0123456789'],
])('the VAT number %s is written %s', (number, written) => expect(plain(formatVatNumber(number))).toBe(written))
