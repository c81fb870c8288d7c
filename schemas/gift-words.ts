/** What papers write: the letters of Western and Central Europe and the usual signs, in which their fonts agree. */
const written =
  /^[\n\r\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0131\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u0237\u02c6\u02da\u02dc\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u202f\u2039\u203a\u20ac\u2122\u2212]*$/

/** The words of a gift with what nobody sees told apart by nobody: letters of one piece, common spaces and hyphens, no unseen signs. */
export function tidyGiftWords(words: string): string {
  return words
    .normalize('NFC')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/(?![\u00a0\u202f])[\t\p{Zs}]/gu, ' ')
    .replaceAll(/[\u00ad\u200b\u200c\u200e\u200f\u2060\ufeff]/g, '')
}

/** Whether the paper in the parcel can say the words of a gift as they were written. */
export function isPrintable(words: string): boolean {
  return written.test(tidyGiftWords(words))
}
