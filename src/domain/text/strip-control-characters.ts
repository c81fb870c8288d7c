/** Control characters except tab and line breaks, unpaired surrogates, and code points that are no characters. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/gu

/** Removes the characters that neither HTML nor XML can contain. */
export function writableText(text: string): string {
  return text.replaceAll(UNWRITABLE, '')
}
