import type { JsonMap } from '#server/database/column-types.ts'

/** What the variations of an ordered thing are called, as its line has stored it: nothing where it has none. */
export function variantsIn({ variants }: JsonMap): { readonly variants?: string[] } {
  const labels = Array.isArray(variants) ? variants.filter((each) => typeof each === 'string') : []
  return labels.length > 0 ? { variants: labels } : {}
}
