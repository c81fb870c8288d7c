import type { Language } from '#schemas/api/sites/language.ts'
import { consentServices, serviceHosts, tileHosts } from '#server/sites/external-apps/service-hosts.ts'
import type { Site } from '#server/platform/scope/site.ts'
import type { SiteRows } from './repository.ts'

type DomainKind = SiteRows['domains'][number]['kind']

function language(row: SiteRows['languages'][number]): Language {
  const country = {
    id: row.country_id,
    alphaTwo: row.alpha_two,
    alphaThree: row.alpha_three,
    numCode: row.num_code,
    name: row.country_name,
  }
  return { id: row.id, code: row.locale, label: row.label, deeplCode: row.deepl_code, country, isValid: row.is_valid }
}

function addressOf(host: string, kind: DomainKind, publicUrl: URL): string {
  if (kind === 'prod') return `https://${host}`
  return `${publicUrl.protocol}//${host}${publicUrl.port === '' ? '' : `:${publicUrl.port}`}`
}

/** The configured addresses of a site: PUBLIC_URL for the default one, the domains of the others, the production one first. */
function addresses(domains: SiteRows['domains'], isDefault: boolean, publicUrl: string) {
  const home = new URL(publicUrl)
  const of = (kind: DomainKind): string | undefined => {
    const found = domains.find((domain) => domain.kind === kind)
    return found && addressOf(found.host, kind, home)
  }
  const dev = (isDefault ? publicUrl : undefined) ?? of('dev') ?? publicUrl
  const publishedUrl = isDefault ? publicUrl : (of('prod') ?? dev)
  return { devUrl: dev, prodUrl: of('prod') ?? dev, publishedUrl, url: publishedUrl }
}

/** The site as each of its hosts shows it. A host that was not proven shows it under construction, also when the site is open. A development host names itself; all production hosts name one address, so that search engines index a page once. */
export function sitesByHost(site: Site, domains: SiteRows['domains'], publicUrl: string): ReadonlyMap<string, Site> {
  const home = new URL(publicUrl)
  const own = domains.filter((domain) => domain.site_id === site.id)
  const isTriedOut = own.some(({ host, kind }) => kind === 'dev' && host === home.hostname)
  // PUBLIC_URL of a default site is its production address, unless it names a development host.
  const prodUrl = site.isDefault && !isTriedOut ? site.publishedUrl : site.prodUrl
  return new Map(
    own.map(({ host, kind, proved_at: provedAt }) => {
      const url = kind === 'prod' ? prodUrl : addressOf(host, kind, home)
      return [host, { ...site, url, isBuilding: site.isBuilding || provedAt === null }]
    }),
  )
}

/** Makes a site from its rows, with the published address. */
export function buildSite(row: SiteRows['sites'][number], rows: SiteRows, publicUrl: string): Site {
  const domains = rows.domains.filter((domain) => domain.site_id === row.id)
  const spoken = rows.languages.filter((each) => each.site_id === row.id)
  const languages = spoken.map(language).sort((a, b) => Number(b.code === row.default_locale) - Number(a.code === row.default_locale))
  const apps = rows.apps.filter((each) => each.site_id === row.id)
  const edge = rows.edges.find((each) => each.site_id === row.id)
  return {
    id: row.id,
    uid: row.uid,
    name: row.name,
    isDefault: row.is_default,
    isWinemaker: row.is_winemaker,
    isECommerce: row.is_e_commerce,
    isBuilding: row.is_building,
    keepsOrders: (!row.is_e_commerce || row.is_building) && row.has_orders,
    technicalFileModel: row.technical_file_model,
    dashboardType: row.dashboard_type,
    defaultLocale: row.default_locale,
    locales: languages.map(({ code }) => code),
    languages,
    ...addresses(domains, row.is_default, publicUrl),
    hosts: domains.map(({ host }) => host),
    cookieDomain: row.cookie_domain,
    storedCookieDomain: row.cookie_domain,
    imageHosts: row.image_hosts,
    services: consentServices(apps),
    serviceHosts: serviceHosts(apps),
    tileHosts: tileHosts(apps),
    banner: row.banner,
    theme: row.theme,
    contentVersion: `${row.content_version}.${edge?.last?.getTime() ?? 0}`,
    nextEdge: edge?.next?.getTime() ?? null,
  }
}
