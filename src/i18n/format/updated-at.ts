/** When an article was corrected, as its page tells it: not on the very day on which it was published. */
export function correctedAt({ publishedAt, updatedAt }: { readonly publishedAt: string; readonly updatedAt: string }): string | null {
  return updatedAt.slice(0, 10) > publishedAt.slice(0, 10) ? updatedAt : null
}
