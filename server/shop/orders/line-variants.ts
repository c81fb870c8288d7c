import { orderLineName } from '#i18n/shop/line-name.ts'
import type { JsonMap } from '#server/database/tables/column-types.ts'

/** Returns the variation labels that an order line stores, or an empty object without any. */
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

/** Returns the name of a stored order line, with its size in a locale. */
export function storedLineName({ name, year, capacity_ml: capacityMl, facts }: StoredLine, locale: string): string {
  return orderLineName({ name, year, capacityMl, ...variantsIn(facts) }, locale)
}
