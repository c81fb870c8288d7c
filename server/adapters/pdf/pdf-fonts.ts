import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { woffToSfnt } from './woff-to-sfnt.ts'

/** A font family: Western European letters, those of other Latin scripts, and a font for all other texts. */
interface Hand {
  readonly own: string
  readonly more: string
  readonly other: string
}

const fontsource = (file: string): Pick<Hand, 'own' | 'more'> => ({
  own: `@fontsource/${file.replace('*', 'latin')}`,
  more: `@fontsource/${file.replace('*', 'latin-ext')}`,
})

const hands = {
  text: {
    ...fontsource('instrument-sans/files/instrument-sans-*-400-normal.woff'),
    other: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  },
  strong: {
    ...fontsource('instrument-sans/files/instrument-sans-*-600-normal.woff'),
    other: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  },
  title: {
    ...fontsource('newsreader/files/newsreader-*-500-normal.woff'),
    other: '@expo-google-fonts/noto-serif/500Medium/NotoSerif_500Medium.ttf',
  },
} as const satisfies Record<string, Hand>

/** The font families of documents. */
export type PaperFont = keyof typeof hands

/** A font of a family. */
export type PaperFontName = `${PaperFont}${'' | ' more' | ' other'}`

const { resolve } = createRequire(import.meta.url)

function fileOf(name: PaperFontName): string {
  const [hand, part = 'own'] = name.split(' ') as [PaperFont, ('more' | 'other')?]
  return hands[hand][part]
}

/** The used part of a font file. */
interface FontFile {
  readonly characterSet: readonly number[]
  glyphForCodePoint(codePoint: number): object
  layout(text: string, features?: object): object
}

/** Makes a font render composed letters whole. Decomposed, « ị » is extracted as « i » and a separate dot. */
function keepLettersWhole(file: FontFile): void {
  const layout = file.layout.bind(file)
  Object.assign(file, { layout: (text: string, features: object = {}) => layout(text, { ...features, ccmp: false }) })
}

/** An open font with its characters. */
interface OpenFont {
  readonly file: FontFile
  readonly signs: ReadonlySet<number>
}

/** The open fonts. A file is parsed once, and each document embeds its own subset. */
const opened = new Map<PaperFontName, OpenFont>()

/**
 * Opens a font with each letter laid out alone first. A letter that first occurs as a component of another, like « E » in « É », would be
 * rendered but not extracted.
 */
export function openFont(name: PaperFontName): OpenFont {
  const known = opened.get(name)
  if (known) return known
  const path = resolve(fileOf(name))
  const bytes = readFileSync(path)
  const file = create(path.endsWith('.woff') ? woffToSfnt(bytes) : bytes) as unknown as FontFile
  keepLettersWhole(file)
  for (const letter of file.characterSet) file.glyphForCodePoint(letter)
  const font = { file, signs: new Set(file.characterSet) }
  opened.set(name, font)
  return font
}

const isDrawn = (sign: string, name: PaperFontName): boolean => /[\n\r]/.test(sign) || openFont(name).signs.has(sign.codePointAt(0) ?? 0)

/** Splits a text into runs by font. A word is never split: if the main font lacks a letter, the whole text uses one other font. */
export function textRuns(text: string, font: PaperFont): { readonly text: string; readonly font: PaperFontName }[] {
  const runs: { text: string; font: PaperFontName }[] = []
  for (const sign of text) {
    const name = ([font, `${font} more`] as const).find((each) => isDrawn(sign, each))
    if (!name) return [{ text, font: `${font} other` }]
    const last = runs.at(-1)
    if (last?.font === name) last.text += sign
    else runs.push({ text: sign, font: name })
  }
  return runs
}

/** Returns the font that contains every letter of a text with one run. */
export function fontOf(text: string, font: PaperFont): PaperFontName {
  const [only, second] = textRuns(text, font)
  return second ? `${font} other` : (only?.font ?? font)
}
