import { describe, expect, it } from 'vitest'
import { snippetOf } from './highlight.ts'

const said = (headline: string, text: string): string =>
  snippetOf({ headline, opening: text.slice(0, 60), closing: text.slice(-60) })
    .map((piece) => piece.text)
    .join('')

describe('a piece of a text', () => {
  const text = `Un premier mot, puis beaucoup d’autres qui se suivent longuement — Un titre — ${'et encore des mots '.repeat(8)}pour finir.`

  it('ends with dots where the text goes on, and with none where it ends', () => {
    expect(said('Un premier mot, puis beaucoup d’autres qui se suivent', text)).toBe(
      'Un premier mot, puis beaucoup d’autres qui se suivent …',
    )
    expect(said('et encore des mots et encore des mots pour finir', text)).toBe('… et encore des mots et encore des mots pour finir.')
  })

  it('neither begins nor ends with the dash that stands between two parts', () => {
    expect(said('d’autres qui se suivent longuement —', text)).toBe('… d’autres qui se suivent longuement …')
    expect(said('— Un titre — et encore des mots et encore', text)).toBe('… Un titre — et encore des mots et encore …')
    const ended = 'Trois bouteilles pour la table, une autre le temps que la braise tombe. —'
    expect(said(ended, ended)).toBe('Trois bouteilles pour la table, une autre le temps que la braise tombe.')
    expect(said(ended.slice(0, -2), ended)).toBe('Trois bouteilles pour la table, une autre le temps que la braise tombe.')
  })

  it('has narrow no-break spaces at French signs, from spaces and from wide no-break spaces', () => {
    for (const space of [' ', '\u00a0']) {
      const text = `Du salpêtre${space}! Et «${space}après${space}»${space}?`
      expect(said(text, text)).toBe('Du salpêtre\u202f! Et «\u202faprès\u202f»\u202f?')
    }
  })
})
