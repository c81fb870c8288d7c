/** The words of a text as it is read: without tags, with simple blanks. */
export function plainWords(text: string): string {
  const words = text.includes('<') ? text.replaceAll(/<[^<>]*>/g, ' ') : text
  return words.replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim()
}
