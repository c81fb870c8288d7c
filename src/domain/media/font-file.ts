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
const SLANT = /[\s_-]*(?:italic|oblique)$/i

/** What a font's file is called, without folder, ending and slant, in small letters: its words parted by hyphens. */
function wordsOf(filename: string): string {
  return filename
    .slice(filename.lastIndexOf('/') + 1)
    .replace(/\.[^.]*$/, '')
    .replace(SLANT, '')
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|[^\p{L}\d]+/gu, '-')
    .toLowerCase()
}

/** The weight of a font by the name of its file, from `thin` 100 to `black` 900: the last one that it names; 400 when it names none. */
export function fontWeight(filename: string): number {
  const words = wordsOf(filename).split('-')
  for (let last = words.length; last > 0; last -= 1) {
    const pair = words.slice(Math.max(0, last - 2), last).join('')
    const word = words[last - 1] ?? ''
    const name = NAMES.find((each) => each === pair) ?? NAMES.find((each) => each === word)
    if (name !== undefined) return WEIGHTS[name] ?? USUAL_WEIGHT
  }
  // Written in one with its family: « robotobold ».
  const end = NAMES.find((each) => words.at(-1)?.endsWith(each))
  return (end !== undefined && WEIGHTS[end]) || USUAL_WEIGHT
}

/** Whether a font's file says that it is slanted. */
export function fontStyle(filename: string): 'italic' | 'normal' {
  return SLANT.test(filename.replace(/\.[^.]*$/, '')) ? 'italic' : 'normal'
}

const FORMATS: Readonly<Record<string, string>> = { woff2: 'woff2', woff: 'woff', ttf: 'truetype', otf: 'opentype' }

/** How a stylesheet calls the format of a font's file, by its ending; null of what is no font. */
export function fontFormat(filename: string): string | null {
  const ending = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(FORMATS, ending) ? (FORMATS[ending] ?? null) : null
}
