/** Returns true when PostgreSQL stores a text and gives it back as it was: it holds neither U+0000 nor half a surrogate pair. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
