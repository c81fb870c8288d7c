import type { ClosableAddress, ClosedPlaces } from '#schemas/runtime/closed-places.ts'
import { stripEnds } from '#schemas/text/strip-ends.ts'
import { closingSettings, disabledPaths, type IsClosed } from '#domain/urls/disabled-paths.ts'
import { fitsAddress, hasBraces } from '#domain/urls/url-parameters.ts'
import { internalPath } from '#engine/text/internal-path.ts'

/** The path on the site of a link or of the address of a page, which has no leading slash; null for any other link. */
function pathOf(address: string, hosts: readonly string[]): string | null {
  if (address.startsWith('#') || address.startsWith('?')) return null
  const isAddressOfPage = !address.startsWith('/') && !address.includes(':')
  const path = internalPath(isAddressOfPage ? `/${address}` : address, hosts)
  if (path === null) return null
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function createIsClosedPage(addresses: readonly ClosableAddress[]): (url: string) => boolean {
  const exact = new Map(addresses.map(({ url, isClosed }) => [url, isClosed]))
  const patterns = addresses.filter(({ url }) => hasBraces(url))
  return (url) => exact.get(url) ?? patterns.find((pattern) => fitsAddress(pattern.url, url))?.isClosed ?? false
}

/** Returns the test for addresses of closed places: paths with or without the prefix of a language, absolute addresses of the site, and addresses of pages. */
export function createIsClosed({ settings, hosts, prefix: own, languages }: ClosedPlaces): IsClosed {
  const isOff = disabledPaths(new Set(closingSettings.filter((type) => settings.includes(type)))) ?? (() => false)
  const tests = languages
    .map(({ prefix, addresses }) => ({ prefix, isClosedPage: createIsClosedPage(addresses) }))
    .toSorted((one, other) => other.prefix.length - one.prefix.length)
  const usual = tests.find(({ prefix }) => prefix === own)
  return (address) => {
    if (isOff(address)) return true
    const path = pathOf(address, hosts)
    if (path === null) return false
    const prefixed = tests.find(({ prefix }) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)))
    const url = stripEnds(path.slice(prefixed?.prefix.length ?? 0), /\//)
    return isOff(url) || ((prefixed ?? usual)?.isClosedPage(url) ?? false)
  }
}
