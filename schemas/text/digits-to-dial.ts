import { frenchNumber, internationalForm, type FrenchNumber } from './french-number.ts'
import { singleLineText } from './visible-text.ts'

const dash = String.raw`\-\u2010-\u2015\u2212\u30fc\uff0d`
const bracket = String.raw`()\[\]\uff08\uff09\uff3b\uff3d`
const separators = String.raw`\s.\uff0e/\uff0f~\u2053\u223c\uff5e${dash}${bracket}`
/** Digits of any script, separators and plus signs. Letters are no digits: they are an extension, or words. */
const written = new RegExp(String.raw`^[${separators}+\uff0b\p{Nd}]*$`, 'u')
const anyPlus = /[+\uff0b]/g
/** The longest number has 15 digits; a prefix and a trunk zero may come before it. */
const MAX_DIGITS = 20
/** The zero of a number inside France, written after the country code: « +33 (0)1 ». */
const trunkZero = /^(\+|00)(33|262|508|590|594|596)0(?=[1-9]\d{8}$)/
const foreign = /^(?:\+|00)(?!33)[1-9]\d{5,17}$/

/** The decimal digits of every script begin at a code point whose last four bits are zero. */
const digitOf = (digit: string): string => String((digit.codePointAt(0) ?? 0) & 15)

/** Returns the digits of a phone number as they are dialled, with the plus sign of a country code; null for a text that is not written as a number. */
export function digitsToDial(typed: string): string | null {
  const text = singleLineText(typed)
  const pluses = text.match(anyPlus) ?? []
  const plus = pluses.length > 0 ? text.search(anyPlus) : -1
  if (!written.test(text) || pluses.length > 1 || (plus !== -1 && /\p{Nd}/u.test(text.slice(0, plus)))) return null
  const digits = text.replaceAll(/\P{Nd}/gu, '').replaceAll(/\D/g, digitOf)
  return digits.length > MAX_DIGITS ? null : `${pluses.length > 0 ? '+' : ''}${digits}`.replace(trunkZero, '$1$2')
}

/** Tells whether a text can be a phone number without the numbering plans of other countries, which are too heavy for a page with a form. */
export function canBePhoneNumber(typed: string): boolean {
  const digits = digitsToDial(typed) ?? ''
  return frenchNumber(digits) !== null || foreign.test(digits)
}

/** Reads a French number that starts with a zero or a country code. One without both may be short, or of another country. */
export function wholeFrenchNumber(digits: string): FrenchNumber | null {
  return /^[+0]/.test(digits) ? frenchNumber(digits) : null
}

const withPlus = (digits: string): string => digits.replace(/^00(?=[1-9])/, '+')

/**
 * Returns what a link dials: the country code for a number of a territory overseas, and for any that was written with one. A number of the
 * mainland that starts with a zero, and a short number (15, 112, 3919), stay as they are. Null for a text that is not written as a number.
 */
export function numberInLink(typed: string): string | null {
  const digits = digitsToDial(typed)
  if (digits === null || !/\d/.test(digits)) return null
  const french = wholeFrenchNumber(digits)
  if (french === null) return withPlus(digits)
  return french.code === '33' && /^0[1-9]/.test(digits) ? digits : internationalForm(french)
}

/** Returns a phone number as it is stored: `+262692123456`. A text that is not written as a number stays as it is. */
export function storedPhone(typed: string): string {
  const digits = digitsToDial(typed)
  if (digits === null) return typed
  const french = wholeFrenchNumber(digits)
  return french === null ? withPlus(digits) : internationalForm(french)
}
