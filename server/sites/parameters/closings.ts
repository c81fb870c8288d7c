import type { ClosableAddress, ClosedPlaces } from '#schemas/runtime/closed-places.ts'
import type { ParameterType } from '#schemas/api/sites/parameter.ts'
import { closingSettings, disabledPaths, type IsClosed } from '#domain/urls/disabled-paths.ts'
import type { ParameterValue } from '#domain/parameters.ts'
import { createIsClosed } from '#engine/visibility/closed-links.ts'
import { localePrefix } from '#i18n/locale.ts'
import { hostsOfSite } from '#server/platform/scope/site-hosts.ts'
import type { Scope, Site } from '#server/platform/scope/site.ts'

/** Reads the closed addresses of a site by language. `isOff` tests if a setting has closed an address. */
export type ReadClosedAddresses = (site: Site, isOff: IsClosed | null) => Promise<ReadonlyMap<string, readonly ClosableAddress[]>>

/** The closed places of a site and the test for links to them; null when everything is open. */
export interface Closings {
  readonly closed: ClosedPlaces | null
  readonly isClosed: IsClosed | null
}

/** Reads what is closed on a site: the parts that settings close, and the pages of a closed shop. */
export async function readClosings(
  readClosedAddresses: ReadClosedAddresses,
  { site, locale }: Scope,
  values: ReadonlyMap<string, ParameterValue>,
): Promise<Closings> {
  const settings: ParameterType[] = closingSettings.filter((type) => values.get(type) === false)
  const addresses = await readClosedAddresses(site, disabledPaths(new Set(settings)))
  if (settings.length === 0 && addresses.size === 0) return { closed: null, isClosed: null }
  const prefixOf = (code: string) => localePrefix(code, { default: site.defaultLocale, codes: site.locales })
  const closed: ClosedPlaces = {
    ...{ settings, hosts: hostsOfSite(site), prefix: prefixOf(locale) },
    languages: site.locales.map((code) => ({ prefix: prefixOf(code), addresses: addresses.get(code) ?? [] })),
  }
  return { closed, isClosed: createIsClosed(closed) }
}
