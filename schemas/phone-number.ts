/** A French number: nine digits, with a nought before them or without, with its country or without. */
const french = /^(?:(?:\+|00)?33|(?!00))0?\d{9}$/
const foreign = /^(?:\+|00)(?!33)\d{6,18}$/
/** Nobody dials a letter; an « x » may stand between the digits. */
const letter = /[^\P{L}Xx]/u

/** Whether words can be a telephone number, French unless it names its country; whether that country has such numbers is known to the server alone. */
export function isPhoneNumber(words: string): boolean {
  // In each script that has them, the digits stand in order from a code whose last four bits are nought.
  const dialled = words
    .replaceAll(/\p{Nd}/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll('＋', '+')
    .replaceAll(/[^\d+]/g, '')
  return !letter.test(words) && (french.test(dialled) || foreign.test(dialled))
}
