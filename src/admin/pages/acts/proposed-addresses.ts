import { isRecord } from '#schemas/text/is-record.ts'
import { siteAddress } from '#admin/pages/page-address.ts'

/** The free addresses that a refused restoration proposes, by language; null without any. */
export function proposedAddresses(data: unknown): Readonly<Record<string, string>> | null {
  const urls = isRecord(data) ? data['urls'] : null
  if (!isRecord(urls)) return null
  const read = Object.entries(urls).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return read.length === 0 ? null : Object.fromEntries(read)
}

/** The addresses of a page in several languages, as visitors see them. */
export function writtenAddresses(urls: Readonly<Record<string, string>>, locales: readonly string[]): string {
  return Object.entries(urls)
    .map(([locale, url]) => siteAddress({ url, locale }, locales))
    .join(', ')
}
