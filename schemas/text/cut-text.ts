/** The longest character that is not split, in UTF-16 units: no text of a person needs a longer one. */
const LONGEST_CHARACTER = 64

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** Finds the last place of a text, at most `at`, between two characters as people read them: no pair, accent or joined picture is split. */
export function boundaryAt(text: string, at: number): number {
  if (at >= text.length) return text.length
  const start = segmenter.segment(text).containing(at)?.index ?? 0
  return at - start > LONGEST_CHARACTER ? codePointAt(text, at) : start
}

/** Cuts the beginning of a text with at most `most` UTF-16 units, without a part of a character at its end. */
export function cutText(text: string, most: number): string {
  return text.slice(0, boundaryAt(text, most))
}

function codePointAt(text: string, at: number): number {
  const isSecondHalf = (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800
  return isSecondHalf ? at - 1 : at
}
