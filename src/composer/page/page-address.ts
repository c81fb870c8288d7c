import { localPath } from '#i18n/locale.ts'
import type { ComposerProps } from '#composer/composer-props.ts'
import type { DocumentStore } from '#composer/store/document-store.ts'

/** The address where visitors see the page. */
export function pageAddress({ props, store }: { readonly props: ComposerProps; readonly store: Pick<DocumentStore, 'document'> }): string {
  const { site, locale } = props
  const { url } = store.document.head
  const codes = site.locales
  const path = localPath(typeof url === 'string' ? url : '', locale, { default: codes[0] ?? locale, codes })
  return new URL(path, new URL(site.siteUrl, location.href)).href
}
