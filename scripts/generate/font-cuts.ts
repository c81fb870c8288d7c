import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const LETTERS = 'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒŸàâäæçèéêëîïôöùûüÿœ'
const SIGNS = '«»‹›‘’“”–—…•·°§©®™×−½²³€£'
const SPACES = '\u00a0\u2009\u202f\u00ad\u2010\u2011'
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('')

/** The characters of French and English texts; a page with another one fetches its family’s whole Latin file for it. */
export const CHARACTERS = ASCII + SPACES + LETTERS + SIGNS

/** What makes letters stand well beside each other, and the figures that styles ask for. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn', 'lnum', 'onum', 'pnum', 'tnum']

/** The values of a variable font’s axes that are kept. */
type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>

interface Cut {
  /** The family's file that it is cut from. */
  readonly source: string
  readonly axes: Axes
}

const FRAUNCES = 'fraunces/files/fraunces-latin-opsz-normal.woff2'
const TEXT_WEIGHTS = { min: 400, max: 700 }

/** The files that pages are given, by name. Fraunces keeps its optical sizes, and has a file for each weight: a site’s titles are of one. */
export const CUTS: Readonly<Record<string, Cut>> = {
  ...Object.fromEntries([400, 500, 600, 700].map((wght) => [`fraunces-${wght}`, { source: FRAUNCES, axes: { wght } }])),
  newsreader: { source: 'newsreader/files/newsreader-latin-wght-normal.woff2', axes: { wght: TEXT_WEIGHTS } },
  'newsreader-italic': { source: 'newsreader/files/newsreader-latin-wght-italic.woff2', axes: { wght: TEXT_WEIGHTS } },
  'instrument-sans': { source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', axes: { wght: TEXT_WEIGHTS } },
  'instrument-sans-italic': { source: 'instrument-sans/files/instrument-sans-latin-wght-italic.woff2', axes: { wght: TEXT_WEIGHTS } },
}

const { resolve } = createRequire(import.meta.url)

async function cut({ source, axes }: Cut): Promise<Uint8Array> {
  const whole = await readFile(resolve(`@fontsource-variable/${source}`))
  return subsetFont(whole, CHARACTERS, { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { ...axes } })
}

/** Cuts the fonts of the pages down to what their texts need: the bytes of each file by its path. */
export async function cutFonts(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const [name, each] of Object.entries(CUTS)) files.set(`src/ui/fonts/${name}.woff2`, await cut(each))
  return files
}
