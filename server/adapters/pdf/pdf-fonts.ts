import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { woffToSfnt } from './woff-to-sfnt.ts'

/** A hand in which papers are written: the letters of Western Europe, those of its neighbours, and a font for all texts that need others. */
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

/** The hands in which papers are written. */
export type PaperFont = keyof typeof hands

/** One of the fonts of a hand. */
export type PaperFontName = `${PaperFont}${'' | ' more' | ' other'}`

const { resolve } = createRequire(import.meta.url)

function fileOf(name: PaperFontName): string {
  const [hand, part = 'own'] = name.split(' ') as [PaperFont, ('more' | 'other')?]
  return hands[hand][part]
}

/** What is read of the file of a font. */
interface FontFile {
  readonly characterSet: readonly number[]
  glyphForCodePoint(codePoint: number): object
  layout(text: string, features?: object): object
}

/** Has a font draw letters of one piece as they are: taken apart, « ị » is read as « i » and a dot that belongs to nothing. */
function keepLettersWhole(file: FontFile): void {
  const layout = file.layout.bind(file)
  Object.assign(file, { layout: (text: string, features: object = {}) => layout(text, { ...features, ccmp: false }) })
}

/** A font that is open, and the signs that it draws. */
interface OpenFont {
  readonly file: FontFile
  readonly signs: ReadonlySet<number>
}

/** The fonts that papers have opened: a file is read apart once, and each paper takes letters of its own from it. */
const opened = new Map<PaperFontName, OpenFont>()

/** Opens a font that knows its letters by themselves: one that is first met as a part of another, as « E » is of « É », would be drawn from then on and read by nobody. */
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

/** A text in pieces, each with the font that holds its letters; in one piece, and in one font, where the site's own fonts lack a letter: no word is written in two hands. */
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

/** The font that holds every letter of a text that is written in one piece. */
export function fontOf(text: string, font: PaperFont): PaperFontName {
  const [only, second] = textRuns(text, font)
  return second ? `${font} other` : (only?.font ?? font)
}
