import { describe, expect, it } from 'vitest'
import {
  cellarLocales,
  cellarPage,
  cellarSections,
  readWords,
  sampleCellar,
  type CellarLocale,
  type CellarSection,
} from '#tests/support/sites/sample-cellar.ts'

const bottleMl = 750
const wines = sampleCellar.products.filter(({ type }) => type === 'WINE')
const ownWines = wines.filter(({ tags }) => tags.includes('domaine'))
type Wine = (typeof wines)[number]

/** Lists the sections of the home page about a wine, each with its wine and its bottle in the catalogue. */
function wineSections(locale: CellarLocale) {
  return cellarSections('home', locale).flatMap((section) => {
    const wine = wines.find(({ texts }) => texts[locale]?.title === section.props['title'])
    const bottle = wine?.declinations?.find(({ year, capacity }) => String(year) === section.props['number'] && capacity === bottleMl)
    return wine ? [{ name: `${wine.reference} ${String(section.props['number'])}`, wine, bottle, section }] : []
  })
}

/** Reads the cell of a table row by its label; empty without that row. */
function rowIn({ html }: CellarSection, name: RegExp): string {
  const row = [...html.matchAll(/<th scope="row">([^<]*)<\/th><td>([^<]*)<\/td>/g)].find(([, title = '']) => name.test(title))
  return readWords(row?.[2] ?? '')
}

const numberIn = (text: string | undefined): number => Number(text?.replace(',', '.'))

function ageingOf(wine: Wine, locale: CellarLocale, text: string): string[] {
  const months = [...text.matchAll(/(\p{L}+(?:-\p{L}+)?) (?:mois|months)/gu)].map(([words]) => words)
  return months.filter((words) => !wine.texts[locale]?.content.toLowerCase().includes(words))
}

describe.each(cellarLocales)('the wines on the home page of the sample shop, in %s', (locale) => {
  const sections = wineSections(locale)

  it('match bottles in stock in the catalogue', () => {
    expect(sections.map(({ name }) => name)).toEqual(['CH 2023', 'LL 2021', 'PL 2024', 'AU 2025'])
    expect(sections.filter(({ bottle }) => !bottle?.stock)).toEqual([])
  })

  it.each(sections)('have the alcohol content, energy and grapes of the catalogue: $name', ({ wine, bottle, section }) => {
    const degree = /(\d+(?:[.,]\d)?) ?% vol/.exec(readWords(section.html))
    expect(numberIn(degree?.[1])).toBe(bottle?.abv)
    for (const [, kj, kcal] of readWords(section.html).matchAll(/(\d+) kJ \/ (\d+) kcal/g)) {
      expect([Number(kj), Number(kcal)]).toEqual([wine.nutrition?.energyKj, wine.nutrition?.energyKcal])
    }
    const parts = rowIn(section, /^(?:Cépages|Grapes)/).split(', ')
    expect(parts.map((part) => part.replace(/ \d+ ?%$/, ''))).toEqual(wine.grapes.map((grape) => grape.toLowerCase()))
    expect(parts.reduce((sum, part) => sum + numberIn(/(\d+) ?%/.exec(part)?.[1]), 0)).toBe(100)
  })

  it.each(sections)('have the ageing, temperature and last year of the catalogue: $name', ({ wine, bottle, section }) => {
    expect(ageingOf(wine, locale, readWords(section.html))).toEqual([])
    const words = readWords(section.html)
    for (const [, year] of words.matchAll(/(?:jusqu’en|until) (\d{4})/g)) expect(Number(year)).toBe(bottle?.drinkTo)
    // A duration in years depends on the day it is read.
    expect(words).not.toMatch(/(?:pendant|for) \S+ (?:ans|years)/)
    for (const [, warmth] of words.matchAll(/(\d+) ?°C/g)) {
      expect(Number(warmth)).toBeGreaterThanOrEqual(wine.servingTemperature?.from ?? Infinity)
      expect(Number(warmth)).toBeLessThanOrEqual(wine.servingTemperature?.to ?? -Infinity)
    }
  })

  it('state the number of wines in the catalogue', () => {
    const figures = {
      fr_FR: 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
      en_GB: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
    }
    const words = readWords(JSON.stringify(cellarPage('home', locale))).toLowerCase()
    const counted = figures[locale]
      .split(' ')
      .filter((figure) => new RegExp(`(?<!\\p{L})${figure}(?: \\p{L}+)? (?:vins|wines)`, 'u').test(words))
    const expected = figures[locale].split(' ')[ownWines.length - 1]
    expect(counted.filter((figure) => figure !== expected)).toEqual([])
  })
})

describe.each(cellarLocales)('the vintages of the sample shop, in %s', (locale) => {
  const years = cellarSections('vintages', locale).filter(({ id }) => id.startsWith('annee-'))
  const inStock = wines.flatMap(({ texts, declinations }) =>
    (declinations ?? []).filter(({ stock }) => stock !== 0).map(({ year }) => ({ year, title: texts[locale]?.title ?? '' })),
  )

  it('list each year in stock, latest first', () => {
    const expected = [...new Set(inStock.map(({ year }) => String(year)))].toSorted().toReversed()
    expect(expected.length).toBeGreaterThan(5)
    expect(years.map(({ props }) => props['number'])).toEqual(expected)
  })

  it.each(years)('name a wine on sale and none as sold out: $id', ({ props }) => {
    const kicker = String(props['kicker'])
    const named = [...new Set(wines.map(({ texts }) => texts[locale]?.title ?? ''))].filter((title) => kicker.includes(title))
    expect(named.length).toBeGreaterThan(0)
    for (const title of named) expect(inStock).toContainEqual({ year: Number(props['number']), title })
    expect(kicker).not.toMatch(/épuisé|vendus?\b|sold out|sur demande|on request/i)
  })

  it('state the number of years and the first and last year', () => {
    const { seo, layout } = cellarPage('vintages', locale)
    const hero = readWords(JSON.stringify(layout.blocks[0]?.props))
    const figures = ['', '', '', '', '', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
    const french = ['', '', '', '', '', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze']
    expect(hero.toLowerCase()).toContain(locale === 'fr_FR' ? `${french[years.length]} années` : `${figures[years.length]} years`)
    const [last, first] = [years[0], years.at(-1)].map((year) => String(year?.props['number']))
    expect(seo.description).toContain(locale === 'fr_FR' ? `De ${first} à ${last}` : `From ${first} to ${last}`)
  })

  it('name each size in which a year is sold alone, and no other', () => {
    const sizes = { 1500: 'magnum', 3000: locale === 'fr_FR' ? 'jéroboam' : 'jeroboam' }
    for (const { props, html } of years) {
      for (const [capacity, name] of Object.entries(sizes)) {
        const sold = wines.flatMap(({ declinations }) => declinations ?? []).filter(({ year }) => String(year) === props['number'])
        const hasSize = sold.some(({ capacity: size, stock }) => String(size) === capacity && stock !== 0)
        if (!hasSize) expect(`${String(props['kicker'])} ${html}`.toLowerCase()).not.toContain(name)
      }
    }
  })
})
