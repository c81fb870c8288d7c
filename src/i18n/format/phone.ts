import { digitsToDial, numberInLink, wholeFrenchNumber } from '#schemas/text/digits-to-dial.ts'
import { languageOf } from '#i18n/locale.ts'

const GAP = '\u00a0'
const PAIRS = /\d{1,2}(?=(?:\d{2})*$)/g

/** Splits digits in pairs from their end: « 6 39 98 00 12 ». */
const inPairs = (digits: string): string => (digits.match(PAIRS) ?? []).join(GAP)

/** Splits a number of a territory overseas: « 692 12 34 56 », as people there write it. */
const behindRange = (national: string): string => `${national.slice(0, 3)}${GAP}${inPairs(national.slice(3))}`

/**
 * Formats a phone number in any notation: « 01 99 00 12 34 » for a French one, « 0692 12 34 56 » for one of a territory overseas, with their
 * country codes for other languages. Any other number stays as it is.
 */
export function formatPhone(number: string, locale = 'fr_FR'): string {
  const french = wholeFrenchNumber(digitsToDial(number) ?? '')
  if (french === null) return number
  const { code, national } = french
  const grouped = code === '33' ? inPairs(national) : behindRange(national)
  if (languageOf(locale) === 'fr') return `0${grouped}`
  return code === national.slice(0, 3) && code === '508' ? `+${grouped}` : `+${code}${GAP}${grouped}`
}

/** Returns the `tel:` URL of a number. */
export function phoneHref(number: string): string {
  return `tel:${numberInLink(number) ?? number.replace(/[^\d+]/g, '')}`
}
