import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchedTexts, type SearchedTexts } from '#tests/support/sites/searched-texts.ts'

let searched: SearchedTexts

const texts: Readonly<Record<string, string>> = {
  'a-jour': 'Assemblée le jeudi 12\u00a0novembre\u00a02026.',
  'b-premier': 'Rentrée le 1er décembre 2026.',
  'c-melange': 'Bilan du 5 octobre 2027, du 18 décembre au 1er janvier, appel au 01 99 00 37 00, le 10 novembre.',
  'd-prix': 'Une carafe à 12,90\u00a0€, à 14\u00a0%.',
  'e-bouteille': 'Une fiole de 75\u00a0cl.',
  'f-colle': 'Une fiole de 75cl.',
  'g-demie': 'Une fiole de 37,5\u00a0cl.',
  'h-grande': 'Une fiole de 5\u00a0L.',
  'i-autres': 'Une fiole n° 75, 37 pièces, 150 grammes, par 2 l’aube, clé H 4, une vitamine H.',
  'j-heure': 'Nocturne à 13\u00a0h\u00a030 précises.',
  'k-heure': 'Nocturne à 13h30 précises.',
  'l-plage': 'Ouvert 7\u00a0h\u00a0–\u00a011\u00a0h.',
}

beforeAll(async () => {
  searched = await searchedTexts(texts)
})
afterAll(() => searched.test.close())

const urls = async (q: string) => (await searched.urls(q)).filter((url) => url in texts)
const marksOf = async (q: string) =>
  (await searched.find(q)).map(({ snippet }) => snippet.flatMap(({ text, mark }) => (mark ? [text] : [])).join(' '))

describe('search for a day', () => {
  it.each([
    ...['12 novembre 2026', '12 Novembre', 'assemblée du 12 novembre', '"12 novembre 2026"'].map((q) => [q, ['a-jour']] as const),
    ...['1er décembre', '1ER DECEMBRE 2026', 'rentrée 1er decembre'].map((q) => [q, ['b-premier']] as const),
  ])('finds the day before its month: %s', async (q, expected) => {
    expect(await urls(q)).toEqual(expected)
  })

  it.each(['18 novembre', '30 novembre', 'bilan 1er décembre', '12 janvier'])(
    'does not combine figures with distant months: %s',
    async (q) => {
      expect(await urls(q)).toEqual([])
    },
  )

  it('highlights the day and its month', async () => {
    expect(await marksOf('12 novembre 2026')).toEqual(['12 novembre 2026'])
  })
})

describe('search for a quantity', () => {
  it.each([
    ['75cl', ['e-bouteille', 'f-colle']],
    ['75 CL', ['e-bouteille', 'f-colle']],
    ['"75cl"', ['e-bouteille', 'f-colle']],
    ['fiole 75 cl', ['e-bouteille', 'f-colle']],
    ['37,5cl', ['g-demie']],
    ['37.5 cl', ['g-demie']],
    ['13h30', ['j-heure', 'k-heure']],
    ['13 h 30', ['j-heure', 'k-heure']],
    ['nocturne 13H30', ['j-heure', 'k-heure']],
    ['7h', ['l-plage']],
    ['ouvert 7h 11h', ['l-plage']],
    ['7h–11h', ['l-plage']],
    ['12,90 €', ['d-prix']],
    ['14%', ['d-prix']],
    ['2 l’aube', ['i-autres']],
    ['H 4', ['i-autres']],
  ])('finds the number and its unit, joined or apart: %s', async (q, expected) => {
    expect(await urls(q)).toEqual(expected)
  })

  it('finds whole litres by the number', async () => {
    expect(await urls('5L')).toContain('h-grande')
  })

  it.each([
    ['75cl', ['75 cl', '75cl']],
    ['13h30', ['13 h 30', '13h30']],
  ])('highlights either notation: %s', async (q, expected) => {
    expect(await marksOf(q)).toEqual(expect.arrayContaining(expected))
  })
})
