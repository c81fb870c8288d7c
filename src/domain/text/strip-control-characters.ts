/** Control signs but tabs and the ends of lines, halves of pairs, and what is kept from ever being a sign. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/gu

/** A text without the signs that a document cannot hold however it is written, be it HTML or XML. */
export function writableText(text: string): string {
  return text.replaceAll(UNWRITABLE, '')
}
