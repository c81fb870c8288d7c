/** A French number: nine digits of which the first is 1 to 9, after a zero, a country code, both or neither. */
const french = /^(?:(?:\+|00)?33)?0?[1-9]\d{8}$/
const foreign = /^(?:\+|00)(?!33)[1-9]\d{5,17}$/
/** Letters are not dialled; an « x » may separate digits. */
const letter = /[^\P{L}Xx]/u

/** Tells whether a text can be a phone number, French unless it has a country code; the server alone knows the numbers of other countries. */
export function isPhoneNumber(words: string): boolean {
  // The decimal digits of every script begin at a code point whose last four bits are zero.
  const dialled = words
    .replaceAll(/\p{Nd}/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll('＋', '+')
    .replaceAll(/[^\d+]/g, '')
  return !letter.test(words) && (french.test(dialled) || foreign.test(dialled))
}
