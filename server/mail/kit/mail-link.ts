import { localPath } from '#i18n/locale.ts'
import type { Scope, Site } from '#server/platform/scope/site.ts'

const isThisMachine = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1')

/** The base of the links in a site's mails: the published address, or this machine while PUBLIC_URL names it. */
export function mailBaseUrl({ publishedUrl, devUrl }: Pick<Site, 'publishedUrl' | 'devUrl'>): string {
  return isThisMachine(new URL(devUrl)) ? devUrl : publishedUrl
}

/** The absolute address of a page of the site, for a mail: from the configured address of the site, in the reader's language. */
export function mailLink({ site, locale }: Scope, path: string): string {
  return `${mailBaseUrl(site)}${localPath(path, locale, { default: site.defaultLocale, codes: site.locales })}`
}
