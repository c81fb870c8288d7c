const characters = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** Initials of a name, two at most; of an e-mail address, those of its first part. No character is split: an accent stays on its letter. */
export function initialsOf(name: string): string {
  const words = (name.split('@', 1)[0] ?? '').split(/[\s.-]+/).filter((word) => word !== '')
  return words
    .filter((_word, index) => index === 0 || index === words.length - 1)
    .map((word) => (characters.segment(word).containing(0)?.segment ?? '').toLocaleUpperCase('fr'))
    .join('')
}
