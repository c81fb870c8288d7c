import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchedTexts, type SearchedTexts } from '#tests/support/sites/searched-texts.ts'

let searched: SearchedTexts

const texts: Readonly<Record<string, string>> = {
  'a-jour': 'Assemblée le jeudi 12\u00a0novembre\u00a02026.',
  'b-chiffres': 'Assemblée du 12/11/2026.',
  'c-premier': 'Rentrée le 1er décembre 2026.',
  'd-un': 'Rentrée le 1 décembre 2026.',
  'd-zero': 'Bilan du 05 novembre 2027.',
  'd-melange':
    'Bilan du 5 octobre 2027, du 18 décembre au 1er janvier, appel au 01 99 00 37 00, le 10 novembre à 12 h 30 ou le 9 mars 2030.',
  'd-fraction': 'Ouvert 7/7, barème 1/12.',
  'e-autre': 'Assemblée du 13 novembre 2026, salle 12 ; rentrée de décembre, 11 places.',
  'e-deux': 'Salon les 11 et 13 mai 2027.',
  'e-trois': 'Salon du 11 au 16 juin 2027.',
  'e-trait': 'Salon du 11-16 juillet 2027.',
  'e-suite': 'Salon les 11, 13 et 16 août 2027.',
  'e-mois': 'Salon du 30 juin au 2 juillet 2027, le 8 mars, 9 avril.',
  'e-anglais': 'Fair on September 11-16, 2027.',
  'f-virgule': 'Une carafe à 12,90\u00a0€, à 13,5\u00a0% et 14\u00a0%.',
  'g-point': 'Une carafe à 12.90€, à 13.5% et 14%.',
  'h-entiers': 'Une carafe à 12 €, la centaine à 90 €, 13 % puis 5 %.',
  'i-bouteille': 'Une fiole de 75\u00a0cl.',
  'j-colle': 'Une fiole de 75cl.',
  'k-magnum': 'Une fiole de 150\u00a0cl.',
  'l-litres': 'Une fiole de 1,5\u00a0L.',
  'm-demie': 'Une fiole de 37,5\u00a0cl.',
  'n-grande': 'Une fiole de 5\u00a0L.',
  'o-autres': 'Une fiole n° 75, 37 pièces, 150 grammes, par 2 l’aube.',
}

beforeAll(async () => {
  searched = await searchedTexts(texts)
})
afterAll(() => searched.test.close())

const urls = (q: string) => searched.urls(q)
const marksOf = async (q: string) =>
  (await searched.find(q)).map(({ snippet }) => snippet.flatMap(({ text, mark }) => (mark ? [text] : [])).join(' '))

const inWords = [
  ...['12 novembre 2026', '12 Novembre 2026', '"12 novembre 2026"', 'assemblée du 12 novembre 2026'],
  ...['12 November 2026', 'November 12th, 2026', '12th of November 2026', '12. November 2026', '12 de noviembre de 2026'],
]

describe('the search of a day', () => {
  it.each(['12/11/2026', '12/11/26', '12.11.2026', '12-11-2026', '2026-11-12', 'assemblée 12/11/2026', '"12/11/2026"', ...inWords])(
    'finds it in words and in figures: %s',
    async (q) => {
      expect(await urls(q)).toEqual(['a-jour', 'b-chiffres'])
    },
  )

  it.each(['1 décembre', '1er décembre', '01 decembre 2026', '1ER DÉCEMBRE', '"1er décembre 2026"', '01/12/2026', '1/12/2026'])(
    'finds the first of a month: %s',
    async (q) => {
      expect(await urls(q)).toEqual(['c-premier', 'd-un'])
    },
  )

  it.each(['5 novembre 2027', '05 novembre', '5 novembre', '5th of november 2027', 'November 5 2027'])(
    'finds one whose figure has two signs: %s',
    async (q) => {
      expect(await urls(q)).toEqual(['d-zero'])
    },
  )

  it.each(['18 novembre', '9 novembre 2027', '5 octobre 2030', '30 novembre', 'bilan 1er décembre', '12 janvier', 'bilan 5 décembre 2027'])(
    'finds none whose month and figure stand apart, and guesses no other: %s',
    async (q) => {
      const { items, meant } = await searched.test.features.search.find(searched.test.scope(37), {
        q,
        page: 1,
        nbItem: 10,
        type: undefined,
      })
      expect({ found: items.map(({ url }) => url), meant }).toEqual({ found: [], meant: undefined })
    },
  )

  it.each([
    ...['11 mai', '13 mai', '11 mai 2027', '11/05/2027', 'salon 11 mai'].map((q) => [q, ['e-deux']] as const),
    ...['11 juin', '16 juin 2027', '11 juin 2027', '11/06/2027', 'June 11 2027'].map((q) => [q, ['e-trois']] as const),
    ...['11 juillet', '16 juillet', '16/07/2027'].map((q) => [q, ['e-trait']] as const),
    ...['11 août', '13 août 2027', '16 aout'].map((q) => [q, ['e-suite']] as const),
    ...['30 juin 2027', '2 juillet 2027', '30/06/2027', '9 avril'].map((q) => [q, ['e-mois']] as const),
    ...['11 September', '16 September', '11 septembre 2027', '16/09/2027'].map((q) => [q, ['e-anglais']] as const),
    ...['30 juillet', '8 avril', '15 mai', '11 mai 2026', '2 juin'].map((q) => [q, []] as const),
  ])('finds one among several days of a month: %s', async (q, expected) => {
    expect(await urls(q)).toEqual(expected)
  })

  it.each([
    ...['12/11', '12 nov.', '12 nov', 'assemblée 12/11'].map((q) => [q, ['a-jour']] as const),
    ...['1/12', '01/12'].map((q) => [q, ['c-premier', 'd-fraction', 'd-un']] as const),
    ...['1er déc.', '1 dec', '1er déc. 2026'].map((q) => [q, ['c-premier', 'd-un']] as const),
    ...['7/7'].map((q) => [q, ['d-fraction']] as const),
    ...['7 juillet', '12/10', '12 octobre', '1/11', '3/12'].map((q) => [q, []] as const),
  ])('finds one without its year, and by a shortened month: %s', async (q, expected) => {
    expect(await urls(q)).toEqual(expected)
  })

  it('finds no other for one, and leaves out one that is ruled out', async () => {
    for (const q of ['12/12/2026', '12/11/2025', '31/02/2026', '99/99/2026', '2026-00-00'])
      expect({ q, found: await urls(q) }).toEqual({ q, found: [] })
    expect(await urls('assemblée -12/11/2026')).toEqual(['e-autre'])
  })

  it('marks it', async () => {
    for (const q of ['12/11/2026', '12 novembre 2026'])
      expect(await marksOf(q)).toEqual(expect.arrayContaining(['12 novembre 2026', '12/11/2026']))
  })
})

describe('the search of a number with a part', () => {
  it.each(['12.90', '12,90', '12.90 €', '12,90€', 'carafe 12.90', '13.5', '13,5 %', '13.5%'])(
    'finds it by a comma and by a point, and not its parts: %s',
    async (q) => {
      expect(await urls(q)).toEqual(['f-virgule', 'g-point'])
    },
  )

  it.each(['14 %', '14%', '14\u00a0%'])('finds a per cent with and without its space: %s', async (q) => {
    expect(await urls(q)).toEqual(['f-virgule', 'g-point'])
  })

  it('marks it', async () => {
    for (const q of ['12.90', '12,90']) expect(await marksOf(q)).toEqual(expect.arrayContaining(['12 90', '12.90']))
  })
})

describe('the search of what something holds', () => {
  it.each([
    ['75cl', ['i-bouteille', 'j-colle']],
    ['75 CL', ['i-bouteille', 'j-colle']],
    ['0,75 L', ['i-bouteille', 'j-colle']],
    ['fiole 750 ml', ['i-bouteille', 'j-colle']],
    ['150 cl', ['k-magnum', 'l-litres']],
    ['1,5 L', ['k-magnum', 'l-litres']],
    ['1.5l', ['k-magnum', 'l-litres']],
    ['1,5 litre', ['k-magnum', 'l-litres']],
    ['37,5cl', ['m-demie']],
    ['37.5 cl', ['m-demie']],
    ['fiole -75cl -1,5L -37,5cl -5L', ['o-autres']],
  ])('finds it in each unit, and no other number for it: %s', async (q, expected) => {
    const own = new Set(Object.keys(texts).filter((url) => url >= 'i'))
    expect((await urls(q)).filter((url) => own.has(url))).toEqual(expected)
  })

  it.each(['5L', '5 L', '5 litres'])('finds whole litres, of which full text knows the number alone: %s', async (q) => {
    expect(await urls(q)).toContain('n-grande')
    expect(await urls(q)).not.toContain('o-autres')
  })

  it.each(['2 l’aube', "2 l'aube"])('takes no article for a litre: %s', async (q) => {
    expect(await urls(q)).toEqual(['o-autres'])
  })
})
