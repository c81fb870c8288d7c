import type { ExternalApp } from '#schemas/api/sites/external-app.ts'
import type { Language } from '#schemas/api/sites/language.ts'
import type { Json } from '#schemas/generated/content.ts'

/** A site as every request needs it; changes of content give it a new `contentVersion`. */
export interface Site {
  readonly id: number
  /** The public identifier, independent of the address. */
  readonly uid: string
  readonly name: string
  readonly isDefault: boolean
  readonly isWinemaker: boolean
  readonly isECommerce: boolean
  readonly isBuilding: boolean
  /** Whether it sells no longer, or not now, and has orders: their buyers still follow them, pay them and give them up. */
  readonly keepsOrders: boolean
  readonly technicalFileModel: string | null
  readonly dashboardType: string
  readonly defaultLocale: string
  /** Codes of the languages, the default one first. */
  readonly locales: readonly string[]
  readonly languages: readonly Language[]
  /** The address at which pages, calls and files name this site, without a trailing slash: that of the requested host. */
  readonly url: string
  /** The configured address, whatever the requested host: for mails, feeds, the site map and background work. */
  readonly publishedUrl: string
  readonly devUrl: string
  readonly prodUrl: string
  readonly hosts: readonly string[]
  /** The parent domain on which the cookies of a session are set; null: each host keeps its own. */
  readonly cookieDomain: string | null
  /** The hosts outside from which the site's pages may take drawings. */
  readonly imageHosts: readonly string[]
  /** The services outside that visitors are asked about. */
  readonly services: readonly ExternalApp[]
  /** The hosts outside from which those services are fetched. */
  readonly serviceHosts: readonly string[]
  /** The hosts outside whose pictures maps are laid with. */
  readonly tileHosts: readonly string[]
  readonly banner: Readonly<Record<string, Json>>
  readonly theme: Readonly<Record<string, Json>>
  readonly contentVersion: string
  /** When something planned comes to be seen, in milliseconds: the content version changes then. */
  readonly nextEdge: number | null
}

/** Whose content is asked for, and in which language. */
export interface Scope {
  readonly site: Site
  readonly locale: string
}

/** The languages in which a text is looked for: the one asked for, then the site's default. */
export function localesOf({ site, locale }: { readonly site: Pick<Site, 'defaultLocale'>; readonly locale: string }): readonly string[] {
  return locale === site.defaultLocale ? [locale] : [locale, site.defaultLocale]
}
