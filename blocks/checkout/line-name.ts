import type { ShownLine } from '#schemas/block-actors.ts'

/** What a line of the cart is called, with its year and what tells it from its variants. */
export function lineName({ name, year, variants }: Pick<ShownLine, 'name' | 'year' | 'variants'>): string {
  return [[name, year].filter(Boolean).join(' '), ...variants].join(', ')
}
