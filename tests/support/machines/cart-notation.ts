import { cents } from '#domain/shop/pricing/cents.ts'
import type { LineItem, Sellable } from '#domain/shop/products/sellable.ts'

/** A wine of 10 € a bottle, of 75 cl and shipped unless said otherwise. */
export function sellable(more: Partial<Sellable> = {}): Sellable {
  return {
    id: 1,
    type: 'WINE',
    isVintage: true,
    price: cents(1000),
    discount: null,
    sellByMultipleOf: null,
    capacityMl: 750,
    hasShippingFees: true,
    vatRate: 2000,
    contents: [],
    ...more,
  }
}

const millilitres = (centilitres: string): number | null => (centilitres === '?' ? null : Math.round(Number(centilitres) * 10))

function boxOf(inside: string, more: Partial<Sellable>): Sellable {
  const capacities = inside === '' ? [] : inside.split(',').map(millilitres)
  return sellable({
    ...more,
    type: 'BOX',
    isVintage: false,
    capacityMl: null,
    sellByMultipleOf: capacities.length || null,
    contents: capacities.map((capacityMl, index) => ({ id: 100 + index, count: 1, capacityMl })),
  })
}

function read(term: string, id: number): LineItem<Sellable> {
  const [, quantity = '', what = '', isFree = ''] = /^(\d+)x(box\([\d.,?]*\)|[\d.]+|\?)(!?)$/.exec(term) ?? []
  if (quantity === '') throw new Error(`no line of a cart: ${term}`)
  const more = { id, hasShippingFees: isFree === '' }
  const inside = /^box\((.*)\)$/.exec(what)?.[1]
  return {
    quantity: Number(quantity),
    sellable: inside === undefined ? sellable({ ...more, capacityMl: millilitres(what) }) : boxOf(inside, more),
  }
}

/** A cart written short: `6x75 1x37.5 2x? 1x150! 1xbox(75,75,37.5)` are bottles by their centilitres, some not known, some without shipping fees, and a box. */
export function cartOf(written: string): readonly LineItem<Sellable>[] {
  return written === '' ? [] : written.split(' ').map((term, index) => read(term, index + 1))
}
