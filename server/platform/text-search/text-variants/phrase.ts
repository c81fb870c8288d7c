import { stripAccents } from './calendar-names.ts'

const words = /[\p{L}\p{M}\p{N}]+/gu
// Patterns are of words without accents and capitals, with a blank on both sides of each: they need to know no other sign.
const word = '[^ ]+'

/** Words that follow each other: as the database is asked for them, and as they stand in a text. */
export interface Phrase {
  readonly query: string
  readonly pattern: string
}

/** The words of a text, as they are compared. */
export const plainWords = (text: string): string[] => stripAccents(text).match(words) ?? []

const quoted = (each: readonly string[]): string => `(${[...new Set(each)].map((one) => `'${one}'`).join(' | ')})`
const spelled = (each: readonly string[]): string => `(?:${[...new Set(each.flatMap(plainWords))].join('|')})(?= )`

/** One of some words. */
export const anyOf = (...each: readonly string[]): Phrase => ({ query: quoted(each), pattern: spelled(each) })

/** A word that is none of some. */
export const noneOf = (...each: readonly string[]): Phrase => ({ query: `!${quoted(each)}`, pattern: `(?!${spelled(each)})${word}` })

/** One of some phrases. */
export const either = (...phrases: readonly Phrase[]): Phrase => ({
  query: `(${phrases.map(({ query }) => query).join(' | ')})`,
  pattern: `(?:${phrases.map(({ pattern }) => pattern).join('|')})`,
})

/** Phrases that follow each other. The database counts from where what follows begins: alternatives of different lengths stand last. */
export function phraseSequence(first: Phrase, ...others: readonly Phrase[]): Phrase {
  const [next, ...rest] = others
  if (next === undefined) return first
  const after = phraseSequence(next, ...rest)
  return { query: `${first.query} <-> (${after.query})`, pattern: `${first.pattern} ${after.pattern}` }
}

/** Two phrases with a word between them. */
export const withinOneWord = (first: Phrase, second: Phrase): Phrase => ({
  query: `${first.query} <2> (${second.query})`,
  pattern: `${first.pattern} ${word} ${second.pattern}`,
})

/** A phrase that another does not follow. */
export const notBefore = (phrase: Phrase, other: Phrase): Phrase => ({
  query: `${phrase.query} <-> !${other.query}`,
  pattern: `${phrase.pattern}(?! ${other.pattern})`,
})

/** How what full text is asked for in quotes stands in a text, in the singular or the plural. */
export const toPattern = (writing: string): string =>
  plainWords(writing)
    .map((each) => (/[a-z]{3}$/.test(each) ? `${each}s?` : each))
    .join(' ')

/** Where something stands in a text that patterns tell: from which sign, and up to which. */
export function sqlPattern(patterns: readonly string[], text: string): (readonly [number, number])[] {
  const found = [...text.matchAll(words)]
  const line = ` ${found.map(([each]) => stripAccents(each)).join(' ')} `
  const places = found.map(({ 0: each, index }) => [index, index + each.length] as const)
  const wordAt = (at: number) => line.slice(0, at).split(' ').length - 2
  return patterns.flatMap((pattern) =>
    [...line.matchAll(new RegExp(`(?<= )(?:${pattern})(?= )`, 'g'))].map(({ 0: said, index }) => {
      const [first, last] = [places[wordAt(index)], places[wordAt(index + said.length)]]
      return [first?.[0] ?? 0, last?.[1] ?? 0] as const
    }),
  )
}
