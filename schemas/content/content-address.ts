import { translate, type Translations } from '#schemas/errors/translations.ts'

/** The kinds of content with an address, beside pages, articles and the elements of collections. */
export type ContentKind = 'news' | 'album' | 'service' | 'product'

const firstSegments: Readonly<Record<ContentKind, Translations>> = {
  news: { fr: 'actualites', en: 'news' },
  album: { fr: 'albums', en: 'albums' },
  service: { fr: 'services', en: 'services' },
  product: { fr: 'produits', en: 'products' },
}

/** The first segment of the addresses of a kind in a language, where its list is. */
export function contentRoot(kind: ContentKind, locale: string): string {
  return translate(locale, firstSegments[kind])
}

/** The address of a piece of content in a language. */
export function contentAddress(kind: ContentKind, locale: string, slug: string): string {
  return `${contentRoot(kind, locale)}/${slug}`
}
