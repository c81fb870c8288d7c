import { afterAll, beforeAll, expect, it } from 'vitest'
import { searchedTexts, type SearchedTexts } from '#tests/support/sites/searched-texts.ts'

let searched: SearchedTexts

const texts: Readonly<Record<string, string>> = {
  'a-kbis': 'Un extrait Kbis de moins de trois mois.',
  'b-rcs': 'Immatriculée au R.C.S. Lyon.',
  'c-rcs': 'Immatriculée au RCS de Vienne.',
  'd-milliers': 'Un chiffre de 40\u00a0000\u00a0€ par an.',
  'e-milliers': 'Une production de 60000 flacons.',
  'f-saint': 'Un vin de Saint-Chinian.',
  'g-saint': 'Une route vers St-Guilhem.',
  'h-sainte': 'Une halte à Sainte-Foy.',
}

beforeAll(async () => {
  searched = await searchedTexts(texts)
})
afterAll(() => searched.test.close())

const urls = async (q: string) => (await searched.urls(q)).filter((url) => url in texts)

it.each([
  ['K bis', ['a-kbis']],
  ['extrait k bis', ['a-kbis']],
  ['RCS Lyon', ['b-rcs']],
  ['rcs lyon', ['b-rcs']],
  ['R.C.S. Vienne', ['c-rcs']],
  ['40000', ['d-milliers']],
  ['40000 €', ['d-milliers']],
  ['40 000', ['d-milliers']],
  ['60 000 flacons', ['e-milliers']],
  ['St-Chinian', ['f-saint']],
  ['st chinian', ['f-saint']],
  ['st. chinian', ['f-saint']],
  ['Saint-Guilhem', ['g-saint']],
  ['ste foy', ['h-sainte']],
])('finds %s in the spelling of the page', async (q, expected) => {
  expect(await urls(q)).toEqual(expected)
})
