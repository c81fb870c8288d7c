import type { Sellable } from '#domain/shop/products/sellable.ts'
import { cents, type Cents } from './cents.ts'

/** Returns the content of one unit in millilitres. A box counts all its bottles. Null when it is not known. */
export function millilitresIn({ type, capacityMl, contents }: Pick<Sellable, 'type' | 'capacityMl' | 'contents'>): number | null {
  if (type !== 'BOX') return capacityMl
  const volumes = contents.map((content) => (content.capacityMl === null ? null : content.count * content.capacityMl))
  if (volumes.length === 0 || volumes.includes(null)) return null
  return volumes.reduce<number>((sum, volume) => sum + (volume ?? 0), 0)
}

/** Returns the price of a litre, half a cent rounded up; null when the capacity is not known. */
export function pricePerLitre(price: Cents, millilitres: number | null): Cents | null {
  if (millilitres === null || millilitres <= 0) return null
  return cents(Math.floor((2000 * price + millilitres) / (2 * millilitres)))
}
