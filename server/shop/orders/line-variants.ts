import { orderLineName } from '#i18n/shop/line-name.ts'
import type { JsonMap } from '#server/database/tables/column-types.ts'

/** What the variations of an ordered thing are called, as its line has stored it: nothing where it has none. */
export function variantsIn({ variants }: JsonMap): { readonly variants?: string[] } {
  const labels = Array.isArray(variants) ? variants.filter((each) => typeof each === 'string') : []
  return labels.length > 0 ? { variants: labels } : {}
}

interface StoredLine {
  readonly name: string
  readonly year: number | null
  readonly capacity_ml: number | null
  readonly facts: JsonMap
}

/** What a stored line of an order is called, in the words of a locale for its size. */
export function storedLineName({ name, year, capacity_ml: capacityMl, facts }: StoredLine, locale: string): string {
  return orderLineName({ name, year, capacityMl, ...variantsIn(facts) }, locale)
}
