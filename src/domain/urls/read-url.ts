/** Reads an address; null for one that is none. The function `URL.parse` is younger than the browsers of visitors. */
export function readUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
