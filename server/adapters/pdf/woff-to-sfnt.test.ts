import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import { expect, it } from 'vitest'
import { woffToSfnt } from './woff-to-sfnt.ts'

const { resolve } = createRequire(import.meta.url)

it('unpacks a font of the web: the same letters, drawn alike', () => {
  const woff = readFileSync(resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff'))
  const [packed, plain] = [fontkit.create(woff) as fontkit.Font, fontkit.create(woffToSfnt(woff)) as fontkit.Font]
  expect(plain.type).toBe('TTF')
  expect(plain.postscriptName).toBe(packed.postscriptName)
  const drawn = (font: fontkit.Font) => font.layout('Œuvre d’été, 12,50 €').glyphs.map((glyph) => glyph.path.toSVG())
  expect(drawn(plain)).toEqual(drawn(packed))
})
