import { charactersOf } from '#schemas/text/cut-text.ts'
import { plainLetters } from '#schemas/text/plain-letters.ts'
import { resemblesWords } from '#domain/text/resembles-words.ts'

/** Something of the settings that a search finds. */
export interface FindableSetting {
  readonly label: string
  readonly help: string
  /** Other words by which it is looked for. */
  readonly words: string
}

/** The settings whose texts hold the words of a query; without one, none. */
export function findSettings<Setting extends FindableSetting>(settings: readonly Setting[], query: string): readonly Setting[] {
  if (query.trim() === '') return []
  return settings.filter(({ label, help, words }) => resemblesWords(`${label} ${help} ${words}`, query))
}

/** A piece of a text, which a search may mark. */
export interface MarkedPiece {
  readonly text: string
  readonly isMarked: boolean
}

/** Cuts a text into pieces: the beginnings of words that a query asks for are marked. */
export function markWords(text: string, query: string): readonly MarkedPiece[] {
  const sought = plainLetters(query).split(/\s+/).filter(Boolean)
  const pieces = text.split(/(?<=[\s’'(«-])/u).flatMap((word) => {
    const plain = plainLetters(word)
    const length = Math.max(0, ...sought.filter((each) => plain.startsWith(each)).map((each) => each.length))
    const marked = beginningOf(word, length)
    return [
      { text: marked, isMarked: true },
      { text: word.slice(marked.length), isMarked: false },
    ]
  })
  return pieces.filter((piece) => piece.text !== '')
}

/** The whole characters of a word that are at least `length` plain letters: « œ » is two of them, an accent none. */
function beginningOf(word: string, length: number): string {
  let [end, letters] = [0, 0]
  if (length === 0) return ''
  for (const character of charactersOf(word)) {
    end += character.length
    letters += plainLetters(character).length
    if (letters >= length) break
  }
  return word.slice(0, end)
}
