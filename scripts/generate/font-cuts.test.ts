import { statSync } from 'node:fs'
import { openSync, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { CHARACTERS, CUTS } from './font-cuts.ts'
import { writeFontFaces } from './font-faces.ts'

const FOLDER = 'src/ui/fonts'
const files = Object.keys(CUTS).map((name) => `${name}.woff2`)
const open = (file: string): Font => openSync(`${FOLDER}/${file}`) as Font
const whole = (file: string): Font => openSync(`node_modules/@fontsource-variable/${CUTS[file.replace('.woff2', '')]?.source}`) as Font
const axesOf = (file: string) =>
  Object.fromEntries(Object.entries(open(file).variationAxes).map(([tag, axis]) => [tag, axis && [axis.min, axis.max]]))
const drawnBy = (font: Font) => [...CHARACTERS].filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

describe('the cut fonts', () => {
  it.each(files)('%s draws whatever of a French or an English text its whole file draws', (file) => {
    const drawn = drawnBy(open(file))
    expect(drawn).toEqual(drawnBy(whole(file)))
    for (const character of 'Où l’œuvre naît ? « Çà et là » – 1 234,50 € … The “founder’s” £5 — ÀÉÈÊËÎÏÔÙÛÜ ôöùûüÿæ ©®™ § n° 3') {
      expect(drawn, character).toContain(character)
    }
  })

  it('keep the optical sizes of titles and the weights of texts', () => {
    for (const weight of [400, 500, 600, 700]) expect(axesOf(`fraunces-${weight}.woff2`)).toEqual({ opsz: [9, 144] })
    for (const file of ['instrument-sans.woff2', 'instrument-sans-italic.woff2', 'newsreader.woff2', 'newsreader-italic.woff2'])
      expect(axesOf(file)).toEqual({ wght: [400, 700] })
  })

  it('keep what makes letters stand well, and figures that stand under each other', () => {
    for (const file of files) {
      const wanted = ['kern', 'liga', 'rvrn', 'pnum', 'tnum'].filter((feature) => whole(file).availableFeatures.includes(feature))
      expect(open(file).availableFeatures, file).toEqual(expect.arrayContaining(wanted))
    }
  })

  it('weigh little: they come before the first picture', () => {
    for (const file of files) expect(statSync(`${FOLDER}/${file}`).size, file).toBeLessThan(file.startsWith('newsreader') ? 36_000 : 30_000)
  })

  it('are named once for each character: what they lack comes from the whole file', () => {
    const css = writeFontFaces()
    const ranges = [
      ...css.matchAll(/font-family: 'Fraunces';\n {2}font-weight: 600;[^}]*?src: url\('([^']+)'\)[^}]*?unicode-range: ([^;]+);/g),
    ]
    expect(ranges.map(([, file]) => file?.split('/').at(-1))).toEqual(['fraunces-latin-opsz-normal.woff2', 'fraunces-600.woff2'])
    const [rest, cut] = ranges.map(([, , text = '']) => pointsOf(text))
    expect([...(rest ?? [])].filter((point) => cut?.has(point))).toEqual([])
    // « ñ », « Ł » and « é »: a name of another language, one that no Latin file has, and French.
    expect([0xf1, 0x141, 0xe9].map((point) => [rest?.has(point), cut?.has(point)])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ])
  })
})

function pointsOf(ranges: string): Set<number> {
  const points = new Set<number>()
  for (const range of ranges.split(', ')) {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    for (let point = first; point <= last; point += 1) points.add(point)
  }
  return points
}
