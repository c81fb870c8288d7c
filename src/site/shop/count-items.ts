/** Counts the items of stored cart lines, which may be malformed. */
export function countArticles(lines: unknown): number {
  if (!Array.isArray(lines)) return 0
  return lines.reduce<number>((sum, line: unknown) => {
    const { quantity } = (line ?? {}) as { readonly quantity?: unknown }
    return typeof quantity === 'number' && quantity > 0 ? sum + Math.floor(quantity) : sum
  }, 0)
}
