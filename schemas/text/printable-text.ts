import { stripInvisible } from './visible-text.ts'
import { toNfc } from './normalise-text.ts'

/** Runs of what papers write: the letters of the Latin, Greek and Cyrillic alphabets and the usual signs, in which all their fonts agree. */
const written = [
  String.raw`\n\r\u0020-\u007e\u00a0-\u00ac\u00ae-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f`,
  String.raw`\u1d00-\u1df9\u1dfb-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d`,
  String.raw`\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe`,
  String.raw`\u2012-\u2027\u202f\u2030-\u205e\u2070\u2071\u2074-\u208e\u20a0-\u20c0\u2100-\u215f\u2212\u2c60-\u2c7f\ufb00-\ufb06`,
].join('')
/** More signs over one letter than any language writes. */
const heaped = String.raw`(?![^]*\p{M}{3})`
const printable = new RegExp(`^${heaped}[${written}]*$`, 'u')

/** Normalises a text for documents: NFC, common spaces and hyphens, no invisible characters. */
export function normalisePrintable(words: string): string {
  return stripInvisible(toNfc(words))
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/(?![\u00a0\u202f])[\t\p{Zs}]/gu, ' ')
}

/** The first character that documents cannot print, with the marks over it; null when they print the whole text. */
export function unprintableSign(words: string): string | null {
  const text = normalisePrintable(words)
  if (printable.test(text)) return null
  const signs = text.match(/\P{M}\p{M}{0,4}/gu) ?? []
  return signs.find((sign) => !printable.test(sign)) ?? text.slice(0, 1)
}

/** Returns true when papers (an invoice, a credit note, what lies in a parcel) can say words as they were written. */
export function isPrintable(words: string): boolean {
  return printable.test(normalisePrintable(words))
}

/** Returns true when a text has one line: a second one would read as another line of the paper itself. */
export function isOneLine(words: string): boolean {
  return !/[\n\v\f\r\u0085\u2028\u2029]/.test(words)
}
