import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropText } from './truncate-text.ts'

const summary =
  'Le dépôt du capital se fait chez un notaire ou dans une banque\u202f; l’attestation vient sous deux jours, et le dossier part au guichet.'

describe('a text in a list', () => {
  it('stays as it is up to 120 visible characters', () => {
    expect(cropText('Le greffe ferme à midi.')).toBe('Le greffe ferme à midi.')
    expect(cropText('a'.repeat(120))).toBe('a'.repeat(120))
  })

  it('is cut after a word beyond', () => {
    expect(cropText(summary)).toBe(
      'Le dépôt du capital se fait chez un notaire ou dans une banque\u202f; l’attestation vient sous deux jours, et le dossier…',
    )
    expect(cropText('une banque, un notaire', 13)).toBe('une banque…')
    expect(cropText('une banque et un notaire', 11)).toBe('une banque…')
  })

  it('counts what is seen: an accent of its own is none', () => {
    const written = 'e\u0301'.repeat(120)
    expect(cropText(written)).toBe(written)
    expect(cropText(`${written}e`)).toBe(`${'e\u0301'.repeat(119)}…`)
  })

  it('is cut within a word that is longer than the room', () => {
    expect(cropText('x'.repeat(121))).toBe(`${'x'.repeat(119)}…`)
    expect(cropText(`😀${'x'.repeat(9)}`, 5)).toBe('😀xxx…')
  })

  it('has never more visible characters than there is room for, and no half of one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 200 }), (text, most) => {
        const cropped = cropText(text, most)
        expect([...cropped].filter((character) => !/^[\p{M}\p{Cf}]$/u.test(character)).length).toBeLessThanOrEqual(most)
        expect(cropped.isWellFormed()).toBe(text.isWellFormed())
      }),
    )
  })
})
