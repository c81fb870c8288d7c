import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchedTexts, type SearchedTexts } from '#tests/support/sites/searched-texts.ts'

let searched: SearchedTexts

const texts: Readonly<Record<string, string>> = {
  'a-espaces': 'Nocturne à 13\u00a0h\u00a030 précises.',
  'b-colle': 'Nocturne à 13h30 précises.',
  'c-plage': 'Ouvert 7\u00a0h\u00a0–\u00a011\u00a0h.',
  'd-plage': 'Ouvert 7h-11h.',
  'e-autres': 'Le 13, un concours ; 30 bouteilles, vitamine H.',
  'f-plage': 'Ouvert de 21 h-23 h.',
  'f-lettres': 'Veillée à 20\u00a0heures, puis à 22 heures 30.',
  'f-signes': 'Veillée à 20\u00a0h, puis à 22\u00a0h\u00a030.',
  'g-code': 'Salle H1, vente B2B, film 3D, 69002 Lyon, 24€, k-bis, article L. 123-11-1, chaîne H 4, 24h/24.',
}

beforeAll(async () => {
  searched = await searchedTexts(texts)
})
afterAll(() => searched.test.close())

const find = (q: string) => searched.find(q)
const urls = (q: string) => searched.urls(q)

describe('the search of hours', () => {
  it.each([
    '13h30',
    '13 h 30',
    '13H30',
    '13h 30',
    '13\u00a0h\u00a030',
    'nocturne 13h30',
    '13:30',
    'nocturne 13:30',
    '"13 h 30"',
    '"à 13h30"',
  ])('finds them in either writing, and not their figures apart: %s', async (q) => {
    expect(await urls(q)).toEqual(['a-espaces', 'b-colle'])
  })

  it.each(['7h', '7 h', '07h', '7h00', '07 h 00', '7h 11h', '7h-11h', '7 h-11 h', '7h–11h', 'ouvert 7h 11h', '11H'])(
    'finds full hours, and from one to another: %s',
    async (q) => {
      expect(await urls(q)).toEqual(['c-plage', 'd-plage'])
    },
  )

  it.each([
    ...['13 heures 30', '13HEURES30', '13heures 30', 'nocturne 13 heures 30'].map((q) => [q, ['a-espaces', 'b-colle']] as const),
    ...['7 heures', '7HEURES', '07 heures', '7 heures 11 heures'].map((q) => [q, ['c-plage', 'd-plage']] as const),
    ...['20 heures', '20 h', '20h00', '"20 heures"', '22 heures 30', '22h30'].map((q) => [q, ['f-lettres', 'f-signes']] as const),
  ])('finds them in letters as by their sign: %s', async (q, expected) => {
    expect(await urls(q)).toEqual(expected)
    for (const { snippet } of await find(q)) expect(snippet.some(({ mark }) => mark)).toBe(true)
  })

  it('finds hours that a plain hyphen holds together', async () => {
    for (const q of ['21 h', '21h']) expect({ q, found: await urls(q) }).toEqual({ q, found: ['f-plage'] })
  })

  it('leaves out hours that are ruled out', async () => {
    expect(await urls('nocturne -13h30')).toEqual([])
    expect(await urls('ouvert -7h')).toEqual(['f-plage'])
    expect(await urls('ouvert -"7 h"')).toEqual(['f-plage'])
  })

  it('marks them as they are written', async () => {
    for (const q of ['13h30', '13 h 30'])
      for (const item of await find(q))
        expect(item.snippet.flatMap(({ text, mark }) => (mark ? [text] : [])).join('')).toMatch(/^13\s*h\s*30$/)
  })

  it.each(['H1', 'B2B', '3D', '69002', '24€', 'k-bis', 'kbis', 'L. 123-11-1', 'H 4', '24h/24'])('takes no other for one: %s', async (q) => {
    expect(await urls(q)).toContain('g-code')
  })
})
