import { ownValue } from '#schemas/names/own-value.ts'

/** Meaning of the sign of a list item: a number, a bullet, or words that stay in the text. */
export type ListSign = { readonly kind: 'number'; readonly value: number } | { readonly kind: 'bullet' } | { readonly kind: 'words' }

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }
const ROMAN_NUMBER = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/
/** A number, a letter or a Roman number between the signs that people write round one: « 1. », « (1) », « 1° », « a) », « IV – ». */
const WRITTEN = /^([([]?)(\d{1,6}|[a-z]{1,7})\s*([.)\]°º:/\u2013\u2014-]*)$/

/** Reads the sign of a list item. `expected` is the number that would follow in the list. */
export function readListSign(sign: string, expected: number | null = null): ListSign {
  const written = sign.trim().toLowerCase()
  const value = numberOf(written, expected)
  if (value !== null) return { kind: 'number', value }
  return /[\p{L}\p{N}]/u.test(written) && written.length > 1 ? { kind: 'words' } : { kind: 'bullet' }
}

function numberOf(written: string, expected: number | null): number | null {
  const [, opening, mark, closing] = WRITTEN.exec(written) ?? []
  if (mark === undefined) return null
  if (/^\d/.test(mark)) return Number(mark)
  // One letter alone is a bullet: Word draws its bullets with letters of sign fonts.
  return opening === '' && closing === '' ? null : letterValue(mark, expected)
}

function letterValue(letters: string, expected: number | null): number | null {
  const values = [romanValue(letters), alphabetValue(letters)].filter((value) => value !== null)
  return values.find((value) => value === expected) ?? values[0] ?? null
}

function romanValue(letters: string): number | null {
  // « c) », « d) », « l) » and « m) » are letters: no list begins at 50.
  if (!ROMAN_NUMBER.test(letters) || /^[cdlm]$/.test(letters)) return null
  const digits = [...letters].map((letter) => ownValue(ROMAN, letter) ?? 0)
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0)
}

/** The place of a letter, and of a letter written twice after « z ». */
function alphabetValue(letters: string): number | null {
  const [first = ''] = letters
  if (letters.length > 3 || [...letters].some((letter) => letter !== first)) return null
  return first.charCodeAt(0) - 96 + (letters.length - 1) * 26
}
