import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fontStyle, fontWeight } from '#domain/media/font-file.ts'

const weights = Object.entries({
  thin: 100,
  extralight: 200,
  light: 300,
  regular: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  extrabold: 800,
  black: 900,
})
const written = ['Thin', 'ExtraLight', 'Light', 'Regular', 'Medium', 'SemiBold', 'Bold', 'ExtraBold', 'Black']
const family = fc.stringMatching(/^[A-Z][a-z]{1,12}( [A-Z][a-z]{1,12})?$/)
const ending = fc.constantFrom('woff2', 'woff', 'ttf', 'otf')

describe('the name of a font file', () => {
  it('yields its weight, in every spelling', () => {
    fc.assert(
      fc.property(
        fc.tuple(family, fc.nat(8)),
        fc.constantFrom('', 'Italic', 'Oblique'),
        fc.tuple(ending, fc.nat(4)),
        ([name, at], slant, [last, hand]) => {
          const [lower = '', weight = 0] = weights[at] ?? []
          const hands = [
            `${name.replaceAll(' ', '')}-${written[at] ?? ''}${slant}`,
            `${name} ${(written[at] ?? '').replace(/(?<=[a-z])(?=[A-Z])/, ' ')} ${slant}`.trim(),
            `${name.toLowerCase().replaceAll(' ', '-')}-${lower}${slant.toLowerCase()}`,
            `${name}_${lower.toUpperCase()}${slant && `_${slant}`}`,
            `${name.replaceAll(' ', '')}${written[at] ?? ''}${slant}`,
          ]
          const filename = `${hands[hand] ?? ''}.${last}`
          expect([filename, fontWeight(filename)]).toEqual([filename, weight])
          expect(fontStyle(filename)).toBe(slant === '' ? 'normal' : 'italic')
        },
      ),
    )
  })

  it('yields one of the nine weights for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(weights.map(([, weight]) => weight)).toContain(fontWeight(name))
      }),
    )
  })
})
