/** The address that writes to a mailbox. */
export function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
}

/** The address that shows a postal address on a map. */
export function mapHref(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
}
