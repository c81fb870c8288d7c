import { statSync } from 'node:fs'
import { openSync, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { CHARACTERS, SUBSETS } from './font-subsets.ts'
import { writeFontFaces } from './font-faces.ts'

const FOLDER = 'src/ui/fonts'
const files = Object.keys(SUBSETS).map((name) => `${name}.woff2`)
const families = Object.keys(SUBSETS).filter((name) => !name.endsWith('-signs'))
const open = (file: string): Font => openSync(`${FOLDER}/${file}`) as Font
const whole = (file: string): Font => openSync(`node_modules/@fontsource-variable/${SUBSETS[file.replace('.woff2', '')]?.source}`) as Font
const axesOf = (file: string) =>
  Object.fromEntries(Object.entries(open(file).variationAxes).map(([tag, axis]) => [tag, axis && [axis.min, axis.max]]))
const drawnBy = (font: Font) => [...CHARACTERS].filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

describe('the cut fonts', () => {
  it.each(families)('%s draws every character of a French or an English text that its whole file draws', (name) => {
    const parts = [name, `${name}-signs`].map((part) => drawnBy(open(`${part}.woff2`)))
    const drawn = parts.flat()
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(drawn.toSorted()).toEqual(drawnBy(whole(`${name}.woff2`)).toSorted())
    for (const character of 'Où l’œuvre naît ? « Çà et là » – 1 234,50 € … The “founder’s” £5 — ÀÉÈÊËÎÏÔÙÛÜ ôöùûüÿæ ©®™ § n° 3') {
      expect(drawn, character).toContain(character)
    }
    const usual = 'Où l’œuvre naît ? « Çà et là » – 1 234 € … The founder’s: À bientôt, Étude (3) & l’été !'
    expect([...usual].filter((character) => !parts[0]?.includes(character))).toEqual([])
  })

  it('keep the optical sizes of titles and the weights of texts', () => {
    for (const file of files) expect(axesOf(file), file).toEqual(file.startsWith('fraunces') ? { opsz: [9, 72] } : { wght: [400, 700] })
  })

  it('keep what makes letters stand well, and figures that stand under each other', () => {
    for (const name of families) {
      const kept = (features: string[], file: string) => features.filter((feature) => whole(file).availableFeatures.includes(feature))
      const [usual, signs] = [`${name}.woff2`, `${name}-signs.woff2`].map((file) => open(file).availableFeatures)
      expect(usual, name).toEqual(expect.arrayContaining(kept(['kern', 'liga', 'pnum', 'tnum'], `${name}.woff2`)))
      // In Newsreader the sign of the dollar alone changes its form with the weight.
      expect([...(usual ?? []), ...(signs ?? [])], name).toEqual(expect.arrayContaining(kept(['rvrn'], `${name}.woff2`)))
    }
  })

  it('weigh little: they come before the first picture', () => {
    const limitOf = (file: string) => (file.includes('signs') ? 12_000 : file.startsWith('newsreader') ? 30_000 : 22_000)
    for (const file of files) expect(statSync(`${FOLDER}/${file}`).size, file).toBeLessThan(limitOf(file))
  })

  it('are named once for each character: what they lack comes from the whole file', () => {
    const css = writeFontFaces()
    const ranges = [
      ...css.matchAll(/font-family: 'Fraunces';\n {2}font-weight: 600;[^}]*?src: url\('([^']+)'\)[^}]*?unicode-range: ([^;]+);/g),
    ]
    expect(ranges.map(([, file]) => file?.split('/').at(-1))).toEqual([
      'fraunces-latin-opsz-normal.woff2',
      'fraunces-600-signs.woff2',
      'fraunces-600.woff2',
    ])
    const sets = ranges.map(([, , text = '']) => pointsOf(text))
    const points = sets.flatMap((set) => [...set])
    expect(new Set(points).size).toBe(points.length)
    // « ñ », « Ł », « — » and « é »: a name of another language, one that no Latin file has, a sign that titles seldom have, and French.
    expect([0xf1, 0x141, 0x2014, 0xe9].map((point) => sets.map((set) => set.has(point)))).toEqual([
      [true, false, false],
      [false, false, false],
      [false, true, false],
      [false, false, true],
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
