import type { ExternalApp } from '#schemas/api/sites/external-app.ts'
import type { Language } from '#schemas/api/sites/language.ts'
import type { Json } from '#schemas/generated/content.ts'

/** The data of a site that every request needs. A change of content increments `contentVersion`. */
export interface Site {
  readonly id: number
  /** The public identifier, independent of the host. */
  readonly uid: string
  readonly name: string
  readonly isDefault: boolean
  readonly isWinemaker: boolean
  readonly isECommerce: boolean
  readonly isBuilding: boolean
  /** True when the site no longer sells but has orders, which can be followed, paid and withdrawn from. */
  readonly keepsOrders: boolean
  readonly technicalFileModel: string | null
  readonly dashboardType: string
  readonly defaultLocale: string
  /** The locale codes, the default one first. */
  readonly locales: readonly string[]
  readonly languages: readonly Language[]
  /** The URL of this site at the requested host, without a trailing slash. */
  readonly url: string
  /** The configured URL, for mails, feeds, the site map and background work. */
  readonly publishedUrl: string
  readonly devUrl: string
  readonly prodUrl: string
  readonly hosts: readonly string[]
  /** The parent domain of session cookies; null for host-only cookies. */
  readonly cookieDomain: string | null
  /** As it was set; its cookies may still lie in browsers when a host of another site has come below it. */
  readonly storedCookieDomain: string | null
  /** The external hosts from which pages may load images. */
  readonly imageHosts: readonly string[]
  /** The external services that need consent. */
  readonly services: readonly ExternalApp[]
  /** The external hosts of those services. */
  readonly serviceHosts: readonly string[]
  /** The external hosts of map tiles. */
  readonly tileHosts: readonly string[]
  readonly banner: Readonly<Record<string, Json>>
  readonly theme: Readonly<Record<string, Json>>
  readonly contentVersion: string
  /** The time of the next scheduled change in milliseconds. The content version changes then. */
  readonly nextEdge: number | null
}

/** The site and locale of a request. */
export interface Scope {
  readonly site: Site
  readonly locale: string
  /** The time for which content is requested, in milliseconds; by default now. Only previews set it. */
  readonly at?: number
}

/** Returns the locales in which a text is looked up: the requested one, then the default. */
export function localesOf({ site, locale }: { readonly site: Pick<Site, 'defaultLocale'>; readonly locale: string }): readonly string[] {
  return locale === site.defaultLocale ? [locale] : [locale, site.defaultLocale]
}
