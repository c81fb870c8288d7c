import { frenchNumber } from '#schemas/text/french-number.ts'

/** A French phone number in any notation, also of a territory overseas. */
const written =
  /(?<![\p{L}\p{N}+.])(?:(?:\+|00[ .-]?)(?:33|262|508|590|594|596)[ .-]?(?:\(0\)[ .-]?)?|0)([1-9](?:(?:[ .-]?\d{2}){4}|[ .-]?\d{2}(?:[ .-]?\d{3}){2}))(?![\p{L}\p{N}])/gu

/** Writes the nine digits of a number as a text may show it. */
export type PhoneNotation = (national: string) => string

const grouped = (digits: string, by: RegExp): string => (digits.match(by) ?? []).join(' ')

const inPairs: PhoneNotation = (national) => grouped(`0${national}`, /\d{2}/g)
const behindRange = (national: string): string => grouped(national.slice(3), /\d{2}/g)

/** How people overseas write a number, beside pairs: « 0692 12 34 56 », « 0692 123 456 », « 0692123456 », « +262 692 12 34 56 ». */
const overseas: readonly PhoneNotation[] = [
  (national) => `0${national.slice(0, 3)} ${behindRange(national)}`,
  (national) => `0${grouped(national, /\d{3}/g)}`,
  (national) => `0${national}`,
  (national) => `${national.slice(0, 3)} ${behindRange(national)}`,
]

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '')
const isOverseas = (national: string): boolean => frenchNumber(`0${national}`)?.code !== '33'

/** The nine digits of each phone number in a query. */
export function phonesIn(text: string): readonly string[] {
  return [...text.matchAll(written)].map(([, phone = '']) => digitsOf(phone))
}

/** Replaces the phone numbers of a query by a text for each. */
export function replacePhones(text: string, by: (national: string, typed: string) => string): string {
  return text.replaceAll(written, (typed: string, phone: string) => by(digitsOf(phone), typed))
}

/** The notations in which the phone numbers of a query may stand in a text: pairs, and those of territories overseas for their numbers. */
export function phoneNotations(query: string): readonly PhoneNotation[] {
  return phonesIn(query).some(isOverseas) ? [inPairs, ...overseas] : [inPairs]
}
