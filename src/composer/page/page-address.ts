import { pagePath } from '#i18n/locale.ts'
import type { ComposerProps } from '#composer/composer-props.ts'
import type { DocumentStore } from '#composer/store/document-store.ts'

/** The address where visitors see the page. */
export function pageAddress({ props, store }: { readonly props: ComposerProps; readonly store: Pick<DocumentStore, 'document'> }): string {
  const { site, locale } = props
  const { url } = store.document.head
  const path = pagePath(typeof url === 'string' ? url : '', locale, site.locales)
  return new URL(path, new URL(site.siteUrl, location.href)).href
}

/** An address of the page as a person reads it: with the host, without the protocol. */
export function shownAddress(url: string, { site, locale }: Pick<ComposerProps, 'site' | 'locale'>): string {
  return site.siteHost + pagePath(url, locale, site.locales)
}
