import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchedTexts, type SearchedTexts } from '#tests/support/sites/searched-texts.ts'

let searched: SearchedTexts

const texts: Readonly<Record<string, string>> = {
  'a-groupes': 'SIRET\u00a0: 123\u00a0456\u00a0789\u00a000012.',
  'b-suite': 'SIRET 12345678900012.',
  'c-siren': 'SIREN 987 654 321.',
  'd-colle': 'Ouvert 24h/24 et 7j/7.',
  'e-espaces': 'Ouvert 24\u00a0h/24 et 7\u00a0j/7.',
  'f-formes': 'Les bordereaux sont rangés.',
  'g-mot': 'Un bordereau est rangé.',
  'h-tva': 'TVA intracommunautaire FR36 987 654 320.',
  'i-tva': 'TVA intracommunautaire : FR36987654320.',
  'j-points': 'Inscrite au R.C.S. de Béziers, une S.A.R.L.',
  'l-ligature': 'Un œuf mollet.',
  'm-lettres': 'Des oeufs durs.',
  'n-neuf': 'Un local neuf.',
  'k-lettres': 'Inscrite au RCS de Béziers, une SARL.',
}

beforeAll(async () => {
  searched = await searchedTexts(texts)
})
afterAll(() => searched.test.close())

const find = (q: string) => searched.find(q)
const urls = (q: string) => searched.urls(q)

describe('the search of what is written in several ways', () => {
  it.each(['12345678900012', '123 456 789 00012', '123456789 00012', '"123 456 789 00012"', 'siret 12345678900012'])(
    'finds the number of a company in groups and at one go: %s',
    async (q) => {
      expect(await urls(q)).toEqual(['a-groupes', 'b-suite'])
    },
  )

  it('finds a number of nine figures, and no other for it', async () => {
    for (const q of ['987654321', '987 654 321']) expect({ q, found: await urls(q) }).toEqual({ q, found: ['c-siren'] })
    expect(await urls('12345678900013')).toEqual([])
    expect(await urls('123 654 321')).toEqual([])
  })

  it.each(['FR36987654320', 'FR36 987654320', 'FR 36 987 654 320', 'fr36 987 654 320', 'tva FR36987654320', '"FR36 987 654 320"'])(
    'finds the number of a company for the tax in groups and at one go: %s',
    async (q) => {
      expect(await urls(q)).toEqual(['h-tva', 'i-tva'])
    },
  )

  it.each(['RCS', 'rcs', 'R.C.S.', 'R.C.S', 'r.c.s.', 'RCS Béziers', 'R.C.S. Béziers', 'sarl', 'S.A.R.L.', '"RCS de Béziers"'])(
    'finds letters that stand for words with and without full stops: %s',
    async (q) => {
      expect(await urls(q)).toEqual(['j-points', 'k-lettres'])
      for (const { snippet } of await find(q)) expect(snippet.some(({ mark }) => mark)).toBe(true)
    },
  )

  it.each(['24h/24', '24 h/24', '24 h / 24', '24H/24', '24h/24h', '7j/7', '7 j/7', 'ouvert 24h/24 7j/7'])(
    'finds what is always open, be it %s',
    async (q) => {
      expect(await urls(q)).toEqual(['d-colle', 'e-espaces'])
    },
  )

  it('marks what it has found', async () => {
    for (const q of ['12345678900012', '24h/24', '24 h/24'])
      for (const { snippet } of await find(q)) expect(snippet.some(({ mark }) => mark)).toBe(true)
  })
})

describe('the search of a word that has a ligature', () => {
  it.each(['œuf', 'oeuf', 'Œufs', 'OEUF'])('finds it with and without, and is no slip of another: %s', async (q) => {
    expect(await urls(q)).toEqual(['l-ligature', 'm-lettres'])
  })
})

describe('the search of a word in quotes', () => {
  it('finds it as it is spelled, and no form of it', async () => {
    expect(await urls('bordereau')).toEqual(['f-formes', 'g-mot'])
    expect(await urls('"bordereau"')).toEqual(['g-mot'])
    expect(await urls('"bordereaux" rangé')).toEqual(['f-formes'])
    expect(await urls('"RANGÉS"')).toEqual(['f-formes'])
    expect(await urls('"rangee"')).toEqual([])
  })

  it('marks it alone', async () => {
    const [item] = await find('"bordereaux"')
    expect(item?.snippet.filter(({ mark }) => mark).map(({ text }) => text)).toEqual(['bordereaux'])
  })

  it('rules out what stands in quotes by all its forms, as without them', async () => {
    expect(await urls('rangé -"bordereau"')).toEqual([])
  })
})
