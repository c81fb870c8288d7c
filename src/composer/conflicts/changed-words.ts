/** A text against a former one: the words that both begin with, those that left, those that came, and those that both end with. */
export interface ChangedWords {
  readonly start: string
  readonly removed: string
  readonly added: string
  readonly end: string
}

const commonLength = (one: readonly string[], other: readonly string[], most: number): number => {
  const at = one.slice(0, most).findIndex((word, index) => word !== other[index])
  return at === -1 ? most : at
}

/** Finds the words in which two texts differ. Texts without a word in common differ as a whole. */
export function changedWords(former: string, text: string): ChangedWords {
  const before = former.split(' ')
  const after = text.split(' ')
  const least = Math.min(before.length, after.length)
  const start = commonLength(before, after, least)
  const end = commonLength(before.toReversed(), after.toReversed(), least - start)
  const part = (words: readonly string[]) => words.slice(start, words.length - end).join(' ')
  return {
    start: after.slice(0, start).join(' '),
    removed: part(before),
    added: part(after),
    end: after.slice(after.length - end).join(' '),
  }
}
