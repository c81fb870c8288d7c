import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const LETTERS = 'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒŸàâäæçèéêëîïôöùûüÿœ'
const SIGNS = '«»‹›‘’“”–—…•·°§©®™×−½²³€£'
const SPACES = '\u00a0\u2009\u202f\u00ad\u2010\u2011'
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('')

/** The characters of French and English texts; a page with another one fetches its family’s whole Latin file for it. */
export const CHARACTERS = ASCII + SPACES + LETTERS + SIGNS

/** Rare characters: they lie in a second file, which only a page with such a character fetches. */
const SELDOM = '½²³‹›®™`^~{}|\\<>£ÆæÖÜöÿŸÄä$=[]_“”‘—'
const SELDOM_IN_TITLES = `${SELDOM}ÂËÎÏÔÙÛ#*−×©•§@";°·`

/** The OpenType features for the spacing of letters and for the figures that styles use. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn', 'lnum', 'onum', 'pnum', 'tnum']

/** The retained values of a variable font’s axes. */
type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>

interface Cut {
  /** The family's file that it is cut from. */
  readonly source: string
  readonly axes: Axes
  readonly characters: string
}

const FRAUNCES = 'fraunces/files/fraunces-latin-opsz-normal.woff2'
const TEXT_WEIGHTS = { min: 400, max: 700 }
/** Up to the size of the greatest titles: what is drawn for posters weighs as much as the rest. */
const TITLE_SIZES = { min: 9, max: 72 }

/** A family’s file for what texts usually say, and the one for the rest of it, by name. */
function cutsOf(name: string, from: Omit<Cut, 'characters'>, seldom: string): Record<string, Cut> {
  const usual = [...CHARACTERS].filter((character) => !seldom.includes(character)).join('')
  return { [name]: { ...from, characters: usual }, [`${name}-signs`]: { ...from, characters: seldom } }
}

const cutsOfTexts = (name: string, source: string) => cutsOf(name, { source, axes: { wght: TEXT_WEIGHTS } }, SELDOM)

const cutsOfTitles = (wght: number) => cutsOf(`fraunces-${wght}`, { source: FRAUNCES, axes: { wght, opsz: TITLE_SIZES } }, SELDOM_IN_TITLES)

/** The files that pages are given, by name. Fraunces keeps its optical sizes, and has files for each weight: a site’s titles are of one. */
export const SUBSETS: Readonly<Record<string, Cut>> = {
  ...cutsOfTitles(400),
  ...cutsOfTitles(500),
  ...cutsOfTitles(600),
  ...cutsOfTitles(700),
  ...cutsOfTexts('newsreader', 'newsreader/files/newsreader-latin-wght-normal.woff2'),
  ...cutsOfTexts('newsreader-italic', 'newsreader/files/newsreader-latin-wght-italic.woff2'),
  ...cutsOfTexts('instrument-sans', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  ...cutsOfTexts('instrument-sans-italic', 'instrument-sans/files/instrument-sans-latin-wght-italic.woff2'),
}

const { resolve } = createRequire(import.meta.url)

async function cut({ source, axes, characters }: Cut): Promise<Uint8Array> {
  const whole = await readFile(resolve(`@fontsource-variable/${source}`))
  return subsetFont(whole, characters, { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { ...axes } })
}

/** Cuts the fonts of the pages down to what their texts need: the bytes of each file by its path. */
export async function subsetFonts(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const [name, each] of Object.entries(SUBSETS)) files.set(`src/ui/fonts/${name}.woff2`, await cut(each))
  return files
}
