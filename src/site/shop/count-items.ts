/** How many articles are in a cart, of whatever may stand where its lines are kept. */
export function countArticles(lines: unknown): number {
  if (!Array.isArray(lines)) return 0
  return lines.reduce<number>((sum, line: unknown) => {
    const { quantity } = (line ?? {}) as { readonly quantity?: unknown }
    return typeof quantity === 'number' && quantity > 0 ? sum + Math.floor(quantity) : sum
  }, 0)
}
