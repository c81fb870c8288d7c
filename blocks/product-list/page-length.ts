import type { ProductListProps } from '#schemas/generated/block-props.ts'

/** How many products the list may show at once beside the number that it has by itself. */
export const pageLengths = [12, 24, 48] as const

/** Returns the number of products on a page of the list: that of the query where it can be chosen, else that of the list. */
export function pageLength({ count, pagination, showFilters }: ProductListProps, query: Readonly<Record<string, string>>): number {
  const requested = pagination && showFilters ? pageLengths.find((length) => String(length) === query['nbItem']) : undefined
  return requested ?? count
}
