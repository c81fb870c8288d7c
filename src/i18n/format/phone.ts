import { digitsToDial, numberInLink, wholeFrenchNumber } from '#schemas/text/digits-to-dial.ts'
import { internationalForm, type FrenchNumber } from '#schemas/text/french-number.ts'
import { languageOf } from '#i18n/locale.ts'

const GAP = '\u00a0'

const inPairs = (digits: string): string => (digits.match(/\d{2}/g) ?? []).join(GAP)

/** Groups the digits behind the zero: « 6 39 98 00 12 », and « 692 12 34 56 » for a territory overseas, as people there write it. */
function grouped({ code, national }: FrenchNumber): string {
  return code === '33' ? inPairs(`0${national}`).slice(1) : `${national.slice(0, 3)}${GAP}${inPairs(national.slice(3))}`
}

/**
 * Formats a phone number in any notation: « 01 99 00 12 34 » for a French one, « 0692 12 34 56 » for one of a territory overseas, with their
 * country codes for other languages. Any other number stays as it is.
 */
export function formatPhone(number: string, locale = 'fr_FR'): string {
  const french = wholeFrenchNumber(digitsToDial(number) ?? '')
  if (french === null) return number
  if (languageOf(locale) === 'fr') return `0${grouped(french)}`
  return internationalForm(french)
    .replace(french.national, `${GAP}${grouped(french)}`)
    .replace('+\u00a0', '+')
}

/** Returns the `tel:` URL of a number. */
export function phoneHref(number: string): string {
  return `tel:${numberInLink(number) ?? number.replace(/[^\d+]/g, '')}`
}
