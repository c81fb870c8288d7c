import { toNfd } from '#schemas/text/normalise-text.ts'
import { stripEnd } from '#schemas/text/strip-ends.ts'
import { cutText } from '#schemas/text/cut-text.ts'
import { ownValue } from '#schemas/names/own-value.ts'

const WEIGHTS: Readonly<Record<string, number>> = {
  thin: 100,
  extralight: 200,
  light: 300,
  regular: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  extrabold: 800,
  black: 900,
}
const USUAL_WEIGHT = 400

/** Longer names first: « semibold » ends with « bold ». */
const NAMES = Object.keys(WEIGHTS).toSorted((one, other) => other.length - one.length)
const SLANT = /(?:italic|oblique)$/i

/** The name of a font file in lower case without folder, extension and slant, its words separated by hyphens. */
function wordsOf(filename: string): string {
  const name = filename
    .slice(filename.lastIndexOf('/') + 1)
    .replace(/\.[^.]*$/, '')
    .replace(SLANT, '')
  return stripEnd(name, /[\s_-]/)
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|[^\p{L}\d]+/gu, '-')
    .toLowerCase()
}

/** The last weight that the name of a font file states, from `thin` 100 to `black` 900; 400 when it states none. */
export function fontWeight(filename: string): number {
  const words = wordsOf(filename).split('-')
  for (let last = words.length; last > 0; last -= 1) {
    const pair = words.slice(Math.max(0, last - 2), last).join('')
    const word = words[last - 1] ?? ''
    const name = NAMES.find((each) => each === pair) ?? NAMES.find((each) => each === word)
    if (name !== undefined) return ownValue(WEIGHTS, name) ?? USUAL_WEIGHT
  }
  // Written in one with its family: « robotobold ».
  const end = NAMES.find((each) => words.at(-1)?.endsWith(each))
  return (end !== undefined && ownValue(WEIGHTS, end)) || USUAL_WEIGHT
}

/** Longest name of a family. */
const FAMILY_LENGTH = 60

/** The name of the family of a font file by the name of the file: without weight and slant, in letters and digits that a style sheet takes. */
export function fontFamily(filename: string): string {
  const words = toNfd(wordsOf(filename))
    .replaceAll(/[^a-z0-9-]/g, '')
    .split('-')
  const named = words.filter(
    (word) => word !== '' && !Object.hasOwn(WEIGHTS, word) && !['extra', 'semi', 'variable', 'webfont'].includes(word),
  )
  const family = named.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return family === '' ? 'Police' : cutText(family, FAMILY_LENGTH).trim()
}

/** The style that the name of a font file states. */
export function fontStyle(filename: string): 'italic' | 'normal' {
  return SLANT.test(filename.replace(/\.[^.]*$/, '')) ? 'italic' : 'normal'
}

const FORMATS: Readonly<Record<string, string>> = { woff2: 'woff2', woff: 'woff', ttf: 'truetype', otf: 'opentype' }

/** The CSS name of the format of a font file, by its extension; null when it is no font. */
export function fontFormat(filename: string): string | null {
  const ending = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(FORMATS, ending) ? (FORMATS[ending] ?? null) : null
}
