const reserved: ReadonlySet<string> = new Set(['folder', 'list', 'ariane', 'ics', 'rss.xml'])

/** Tests if a text may be the last segment of an item's address: never all digits, which would be an id, nor a word that the API uses. */
export function isItemSlug(text: string): boolean {
  return text.length <= 200 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !/^\d+$/.test(text) && !reserved.has(text)
}
