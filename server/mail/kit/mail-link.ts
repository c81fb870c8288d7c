import { localPath } from '#i18n/locale.ts'
import type { Scope, Site } from '#server/platform/scope/site.ts'

const isThisMachine = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1')

/** Where the links of a site's mails lead: its canonical address, or this machine while PUBLIC_URL says that it is tried out here. */
export function mailBaseUrl({ url, devUrl }: Pick<Site, 'url' | 'devUrl'>): string {
  return isThisMachine(new URL(devUrl)) ? devUrl : url
}

/** The absolute address of a page of the site, for a mail: from the configured address of the site, in the reader's language. */
export function mailLink({ site, locale }: Scope, path: string): string {
  return `${mailBaseUrl(site)}${localPath(path, locale, { default: site.defaultLocale, codes: site.locales })}`
}
