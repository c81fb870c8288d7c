import { plainWords } from '#engine/quality/plain-words.ts'

/** The name of a setting, which the page replaces by its value. */
const SETTING = /\{\{\s*([A-Z][A-Z0-9_]*)\s*\}\}/g

/** True for an address of mail or of the web. */
const isAddress = (token: string): boolean => token.includes('@') || token.includes('://') || token.startsWith('www.')

/** Words that stand in names without a capital. */
const PARTICLES = new Set('de du des la le les l d et à au aux en sur sous of and the von van di da'.split(' '))

/** Words with which a title begins whose words all have capitals. */
const NO_NAMES = new Set('nos notre vos votre mes mon ma our your my'.split(' '))

/** Fewer letters are a unit or a sign: « cl », « kg », « h ». */
const MIN_LETTERS = 3

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)

/** A name has several words, all with capitals but its particles: « Claire Roy », « Clos des Grives ». One word may be any title. */
function isName(words: readonly string[]): boolean {
  const own = words.filter((word) => !PARTICLES.has(word))
  const isShouted = words.every((word) => word === word.toUpperCase())
  return own.length > 1 && !isShouted && own.every(isCapital) && !own.some((word) => NO_NAMES.has(word.toLowerCase()))
}

/** Returns true for a text with words that another language would say otherwise: numbers, addresses and names of several words are none. */
export function isTranslatable(text: string): boolean {
  const tokens = plainWords(text).replaceAll(SETTING, ' ').split(' ')
  const words = tokens.filter((token) => !isAddress(token)).flatMap((token) => token.match(/\p{L}+/gu) ?? [])
  return words.some(({ length }) => length >= MIN_LETTERS) && !isName(words)
}
