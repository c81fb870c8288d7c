/** The longest character that is not split, in UTF-16 units: no text of a person needs a longer one. */
const MAX_CHARACTER_LENGTH = 64

let segmenter: Intl.Segmenter | undefined

/** The character that holds the unit at `at`; null in a browser that cannot find the characters of a text. */
function characterAt(text: string, at: number): Intl.SegmentData | null {
  if (!('Segmenter' in Intl)) return null
  // Made when it is first used: a page whose texts are all short needs none.
  segmenter ??= new Intl.Segmenter('fr', { granularity: 'grapheme' })
  return segmenter.segment(text).containing(at) ?? null
}

/** Finds the last place of a text, at most `at`, between two characters as people read them: no pair, accent or joined picture is split. */
export function boundaryAt(text: string, at: number): number {
  if (at >= text.length) return text.length
  const start = characterAt(text, at)?.index
  return start === undefined || at - start > MAX_CHARACTER_LENGTH ? codePointAt(text, at) : start
}

/** Cuts the beginning of a text with at most `most` UTF-16 units, without a part of a character at its end. */
export function cutText(text: string, most: number): string {
  return text.slice(0, boundaryAt(text, most))
}

/** Cuts the end of a text with at most `most` UTF-16 units, without a part of a character at its beginning. */
export function cutTextStart(text: string, most: number): string {
  const at = Math.max(0, text.length - most)
  const { index = at, segment = '' } = characterAt(text, at) ?? {}
  const isInside = index < at && segment.length <= MAX_CHARACTER_LENGTH
  return text.slice(isInside ? index + segment.length : isSecondHalf(text, at) ? at + 1 : at)
}

/** The first character of a text as people read it; empty for an empty text. */
export function firstCharacter(text: string): string {
  return cutText(text, characterAt(text, 0)?.segment.length ?? [...text.slice(0, 2)][0]?.length ?? 0)
}

/** The characters of a text as people read them, one after the other, each read once. */
export function* charactersOf(text: string): Generator<string> {
  if (!('Segmenter' in Intl)) return yield* text
  segmenter ??= new Intl.Segmenter('fr', { granularity: 'grapheme' })
  for (const { segment } of segmenter.segment(text)) yield segment
}

const codePointAt = (text: string, at: number): number => (isSecondHalf(text, at) ? at - 1 : at)

const isSecondHalf = (text: string, at: number): boolean =>
  (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800
