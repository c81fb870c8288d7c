/** The first segment of the address of a news page, where the list and its feed are; null for other pages. */
export function newsRoot(url: string): string | null {
  return /^(?:actualites|news)(?=\/|$)/.exec(url)?.[0] ?? null
}
