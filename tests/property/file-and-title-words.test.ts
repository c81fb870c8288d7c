import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fontStyle, fontWeight } from '#domain/media/font-file.ts'
import { normaliseNameCase, toTitleCase } from '#domain/text/title-case.ts'

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

describe('a font’s file', () => {
  it('has the weight that it is called by, whatever its family, its slant, its ending and its hand', () => {
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

  it('has one of the nine weights, whatever it is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(weights.map(([, weight]) => weight)).toContain(fontWeight(name))
      }),
    )
  })
})

const words = fc.string({ unit: fc.constantFrom(..."abéîœçzABÉÔŒ 09-'’«»,.\u202f"), maxLength: 40 })

describe('title case', () => {
  it('changes nothing but the case, and nothing when done again', () => {
    fc.assert(
      fc.property(words, (text) => {
        const titled = toTitleCase(text)
        expect(titled.toLowerCase()).toBe(text.toLowerCase())
        expect(toTitleCase(titled)).toBe(titled)
        expect(toTitleCase(text.toUpperCase())).toBe(titled)
      }),
    )
  })

  it('begins every word between spaces and hyphens with a capital, and has no other but after an elision', () => {
    fc.assert(
      fc.property(words, (text) => {
        for (const word of toTitleCase(text).split(/[^\p{L}\p{N}'’]+/u)) {
          const bare = word.replace(/^['’]+/, '')
          expect(bare.charAt(0)).toBe(bare.charAt(0).toUpperCase())
          if (!/['’]/.test(bare)) expect(bare.slice(1)).toBe(bare.slice(1).toLowerCase())
        }
      }),
    )
  })

  it('leaves a name alone that has both cases', () => {
    fc.assert(
      fc.property(words, (name) => {
        if (name !== name.toLowerCase() && name !== name.toUpperCase()) expect(normaliseNameCase(name)).toBe(name)
      }),
    )
  })
})
