/** Folds the spaces and line ends of a text to simple spaces. No-break spaces and others of a width of their own are letters: they stay. */
export function foldSpaces(text: string): string {
  return text.replaceAll(/[ \t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
}

/** Writes each space of any kind as a simple one, for texts that are compared; the length stays the same. */
export function comparedSpaces(text: string): string {
  return text.replaceAll(/\s/g, ' ')
}
