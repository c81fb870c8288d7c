import { describe, expect, it } from 'vitest'
import type { TableProps } from '#schemas/generated/block-props.ts'
import { countBottles } from '#domain/shop/products/bottle-count.ts'
import { cents, zeroCents, type Cents } from '#domain/shop/pricing/cents.ts'
import { inCents } from '#domain/shop/pricing/euros-to-cents.ts'
import { countParcelUnits } from '#domain/shop/shipping/parcel-units.ts'
import { quote } from '#domain/shop/pricing/quote.ts'
import type { Sellable } from '#domain/shop/products/sellable.ts'
import { tariffPrice, type Tariff } from '#domain/shop/shipping/shipping-rates.ts'
import {
  cellarLocales,
  cellarPage,
  cellarSections,
  readWords,
  sampleCellar,
  type CellarLocale,
} from '#tests/support/sites/sample-cellar.ts'

const countryId = 1
const { shop, site } = sampleCellar
const parameter = (name: string): number => Number(site.parameters?.[name])
const freeShipping = { fromBottles: parameter('FREE_SHIPPING_BOTTLE'), fromGoods: cents(inCents(parameter('FREE_SHIPPING_PRICE'))) }
const limits = { minimum: parameter('MINIMUM_EXPEDITION_BOTTLE'), maximum: parameter('MAXIMUM_EXPEDITION_BOTTLE') }

const homeTariffs = (shop.carriers ?? [])
  .filter(({ deliveryType, siteType }) => deliveryType === 'DELIVERY' && siteType === 'CLASSIC')
  .map(({ tariffs }) => tariffs.filter(({ country }) => country === 'FR').flatMap(tariffsOf))

function tariffsOf({ prefixes, from, to, price }: NonNullable<typeof shop.carriers>[number]['tariffs'][number]): Tariff[] {
  const row = { countryId, fromUnits: from, toUnits: to, fromGoods: zeroCents, toGoods: null }
  return prefixes.map((postalPrefix) => ({ ...row, postalPrefix, price: price === null ? null : cents(inCents(price)) }))
}

const bottle: Sellable = {
  ...{ id: 1, type: 'WINE', isVintage: true, price: cents(100), discount: null, sellByMultipleOf: null },
  ...{ capacityMl: 750, hasShippingFees: true, vatRate: 2000, contents: [] },
}

/** Returns the lowest price of a home delivery of that many bottles, in cents; null where no tariff applies. */
function feesOf(postalCode: string, quantity: number): Cents | null {
  const lines = [{ sellable: bottle, quantity }]
  const parcel = { countryId, postalCode, units: countParcelUnits(lines), goods: cents(100 * quantity) }
  const prices = homeTariffs.flatMap((tariffs) => tariffPrice(tariffs, parcel) ?? [])
  if (prices.length === 0) return null
  const carriage = { price: cents(Math.min(...prices)), destination: { isFrance: true, isExport: false } }
  return quote({ lines, rules: { freeShipping, limits, steps: [] }, code: null, carriage }).fees.paid
}

/** Parses a cell of the table: its price in cents, and the number of bottles up to which it holds, if it names one. */
function feesIn(cell: string): { readonly price: number; readonly upTo: number | null } {
  const [, before, after] = /€(\d+\.\d{2})|(\d+,\d{2}) €/.exec(cell) ?? []
  const amount = before ?? after?.replace(',', '.')
  if (amount !== undefined) return { price: inCents(Number(amount)), upTo: null }
  expect(cell).toMatch(/^(?:offert|free)/)
  const most = /\d+/.exec(cell)?.[0]
  return { price: 0, upTo: most === undefined ? null : Number(most) }
}

function shippingTable(locale: CellarLocale): TableProps {
  const blocks = cellarSections('contact', locale).flatMap((section) => section.blocks)
  return blocks.find(({ type }) => type === 'table')?.props as unknown as TableProps
}
const wordsOf = (locale: CellarLocale, page: string) => readWords(JSON.stringify(cellarPage(page, locale)))

const places = [
  { name: /métropolitaine|mainland/i, postalCode: '75011' },
  { name: /^(?:Corse|Corsica)$/, postalCode: '20000' },
]

describe.each(cellarLocales)('the shipping table of the sample shop, in %s', (locale) => {
  const { columns, rows } = shippingTable(locale)
  const brackets = rows.map(({ cells: [size = '', ...cells] }) => {
    const [from = 0, to] = (size.match(/\d+/g) ?? []).map(Number)
    return { from, to: to ?? (/plus|more/.test(size) ? limits.maximum : from), cells: cells.map(readWords) }
  })

  it('has a row for each quantity between the minimum and the maximum of an order', () => {
    expect(brackets[0]?.from).toBe(limits.minimum)
    expect(brackets.slice(1).map(({ from }) => from)).toEqual(brackets.slice(0, -1).map(({ to }) => to + 1))
    expect(brackets.at(-1)?.to).toBe(limits.maximum)
  })

  it.each(places)('equals the tariffs for $postalCode', ({ name, postalCode }) => {
    const column = columns.findIndex(({ label }) => name.test(label))
    expect(column).toBeGreaterThan(0)
    for (const { from, to, cells } of brackets) {
      const { price, upTo } = feesIn(cells[column - 1] ?? '')
      for (let bottles = from; bottles <= to; bottles += 1) {
        expect([bottles, feesOf(postalCode, bottles)]).toEqual([bottles, bottles > (upTo ?? to) ? null : price])
      }
    }
  })

  it('names mainland France without Corsica in its column', () => {
    expect(columns.map(({ label }) => label)).toContainEqual(
      expect.stringMatching(/métropolitaine hors Corse|mainland France without Corsica/i),
    )
  })
})

const figures = {
  fr_FR: ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
  en_GB: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
}
const manyOf = (capacityMl: number, quantity = 1) => [{ sellable: { ...bottle, capacityMl }, quantity }]
const roomOf = (capacityMl: number, quantity = 1) => countParcelUnits(manyOf(capacityMl, quantity))

describe.each(cellarLocales)('the shipping rules in the texts of the sample shop, in %s', (locale) => {
  it('state the parcel units of large and small bottles as the tariffs count them', () => {
    const figure = (units: number) => figures[locale][units] ?? ''
    const [magnum, jeroboam, small, large, halves] = [roomOf(1500), roomOf(3000), roomOf(3000), roomOf(5000), roomOf(375, 2)].map(figure)
    expect(jeroboam).toBe(small)
    expect(wordsOf(locale, 'contact')).toContain(
      locale === 'fr_FR'
        ? `un magnum compte pour ${magnum} bouteilles, un jéroboam ou une fontaine de 3 litres pour ${small}, une fontaine de 5 litres pour ${large}, deux demi-bouteilles pour ${halves}.`
        : `a magnum counts as ${magnum} bottles, a jeroboam or a 3-litre wine box as ${small}, a 5-litre one as ${large}, two half bottles as ${halves}.`,
    )
  })

  it('state that free shipping counts a large size as one bottle and a small one as half', () => {
    expect([1500, 3000, 5000].map((capacityMl) => countBottles(manyOf(capacityMl)))).toEqual([1, 1, 1])
    expect([375, 500].map((capacityMl) => countBottles(manyOf(capacityMl, 2)))).toEqual([1, 1])
    expect(wordsOf(locale, 'contact')).toContain(
      locale === 'fr_FR'
        ? 'un grand format compte pour une seule bouteille, un flacon de moins de 75 cl pour une demie.'
        : 'a large size counts as one bottle only, and a bottle of less than 75 cl as half a bottle.',
    )
  })

  it('state the free shipping threshold and the minimum order of the settings', () => {
    const { fromBottles } = freeShipping
    const euros = parameter('FREE_SHIPPING_PRICE')
    const free = locale === 'fr_FR' ? `dès ${fromBottles} bouteilles ou ${euros} €` : `from ${fromBottles} bottles or €${euros}`
    const least = figures[locale][limits.minimum] ?? ''
    for (const page of ['home', 'contact']) {
      expect(wordsOf(locale, page)).toContain(free)
      expect(wordsOf(locale, page).toLowerCase()).toContain(
        locale === 'fr_FR' ? `par ${least} bouteilles au moins` : `${least} bottles at least`,
      )
    }
  })
})
