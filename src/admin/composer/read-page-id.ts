const MAX_DIGITS = 15

/** Reads the id of a page from an address; null for a text that is none. */
export function readPageId(text: string | undefined): number | null {
  return text !== undefined && text.length <= MAX_DIGITS && /^[1-9]\d*$/.test(text) ? Number(text) : null
}
