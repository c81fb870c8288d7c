import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'

const { resolve } = createRequire(import.meta.url)
const files = {
  name: '@fontsource/newsreader/files/newsreader-latin-500-italic.woff',
  figure: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff',
  light: '@fontsource/newsreader/files/newsreader-latin-400-normal.woff',
  slant: '@fontsource/newsreader/files/newsreader-latin-400-italic.woff',
  plain: '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
} as const

/** The hands of labels. */
export type LabelFont = keyof typeof files

const fonts = new Map<LabelFont, Font>()

function fontOf(name: LabelFont): Font {
  const known = fonts.get(name)
  if (known) return known
  const opened = openSync(resolve(files[name]))
  if (!('layout' in opened)) throw new Error(`${files[name]} holds several fonts`)
  fonts.set(name, opened)
  return opened
}

interface Line {
  readonly font: LabelFont
  readonly size: number
  /** Between two letters, in units of the drawing. */
  readonly spacing?: number
}

/** How wide a line is. */
export function lineWidth(text: string, { font, size, spacing = 0 }: Line): number {
  const { positions } = fontOf(font).layout(text)
  const scale = size / fontOf(font).unitsPerEm
  return positions.reduce((sum, { xAdvance }) => sum + xAdvance * scale + spacing, -spacing)
}

const letters: Readonly<Record<string, string>> = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' }

/** A number with one decimal, in as few signs as a path needs. */
function short(value: number): string {
  return value
    .toFixed(1)
    .replace(/\.0$/, '')
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0')
}

/** Numbers side by side: a minus sign parts them as well as a blank. */
function joined(values: readonly number[]): string {
  return values.map(short).reduce((text, next) => text + (text === '' || next.startsWith('-') ? '' : ' ') + next, '')
}

type Command = { readonly command: string; readonly args: readonly number[] }

/** Writes outlines from point to point: what is rounded off here is made good at the next one. */
class Pen {
  #at: [number, number] = [0, 0]
  #start: [number, number] = [0, 0]

  write({ command, args }: Command, place: (x: number, y: number) => [number, number]): string {
    const letter = letters[command] ?? ''
    if (letter === 'z') {
      this.#at = this.#start
      return letter
    }
    const points = args.flatMap((_, index) => (index % 2 === 0 ? [place(args[index] ?? 0, args[index + 1] ?? 0)] : []))
    const steps = points.flatMap(([x, y]) => [Math.round((x - this.#at[0]) * 10) / 10, Math.round((y - this.#at[1]) * 10) / 10])
    this.#at = [this.#at[0] + (steps.at(-2) ?? 0), this.#at[1] + (steps.at(-1) ?? 0)]
    if (letter === 'm') this.#start = this.#at
    return letter + joined(steps)
  }
}

/** A line of text as the path of its letters, its middle at x and its foot at y. */
export function outlineLine(text: string, line: Line, x: number, y: number): string {
  const font = fontOf(line.font)
  const { glyphs, positions } = font.layout(text)
  const scale = line.size / font.unitsPerEm
  const pen = new Pen()
  let left = x - lineWidth(text, line) / 2
  const pieces = glyphs.flatMap((glyph, index) => {
    const start = left
    left += (positions[index]?.xAdvance ?? 0) * scale + (line.spacing ?? 0)
    return glyph.path.commands.map((command) => pen.write(command, (gx, gy) => [start + gx * scale, y - gy * scale]))
  })
  return pieces.join('')
}
