/** Where a parcel is followed, from the carrier's address in which `{number}` stands for its number; null when there is none that a browser opens. */
export function trackingLink(template: string | null, number: string): string | null {
  const written = template?.replaceAll('{number}', encodeURIComponent(number))
  if (written === undefined || !URL.canParse(written)) return null
  const { protocol, href } = new URL(written)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
