import type { Phrase } from './phrase.ts'

const sign = String.raw`[\p{L}\p{M}\p{N}]`

/** What stands at the ends of something that is no part of a longer word, a reference or an address. */
export const [noSignBefore, noSignAfter] = [`(?<!${sign}[.,_@/-]?)`, `(?![.,_@/-]?${sign})`]

/** Something that people write in several ways: how it is known, the words that it is taken for, by which it is known as well, and the ways of writing one of these. */
export interface Written {
  readonly pattern: RegExp
  readonly asWords: (found: string) => string
  readonly writings: (word: string) => readonly string[]
  /** What else one of these is found by, where quotes do not say it. */
  readonly phrase?: (word: string) => Phrase
  /** How most texts have it, each word of it once: full text shows the fewer words around what it marks the oftener it is asked for each of these. */
  readonly passage?: (word: string) => Phrase
}

/** How words begin that are made of others, and that nobody types. */
export const SYNTHETIC_PREFIX = 'zqx'

/** What stands apart, written in one of some ways, in capitals or not. */
export const standalonePattern = (...ways: readonly string[]): RegExp =>
  new RegExp(`${noSignBefore}(?:${ways.join('|')})${noSignAfter}`, 'giu')
