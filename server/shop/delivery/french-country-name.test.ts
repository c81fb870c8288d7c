import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import french from 'i18n-iso-countries/langs/fr.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { frenchCountryName } from './french-country-name.ts'

const listed: Readonly<Record<string, string | readonly string[]>> = french.countries
const names = codes.map(([alphaTwo = '']) => frenchCountryName(alphaTwo, [listed[alphaTwo] ?? alphaTwo].flat()[0] ?? ''))

it('countries have their usual names in French, each its own, with the apostrophes of books', () => {
  expect(names).toEqual(expect.arrayContaining(['Côte d’Ivoire', 'États-Unis', 'Biélorussie', 'Eswatini', 'Tchéquie', 'Arabie saoudite']))
  expect(names.filter((name) => name.includes("'"))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})
