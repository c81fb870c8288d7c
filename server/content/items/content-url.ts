import { translate, type Translations } from '#schemas/errors/translations.ts'

/** What has an address of its own beside pages, articles and the elements of collections. */
export type ContentKind = 'news' | 'album' | 'service' | 'product'

const firstSegments: Readonly<Record<ContentKind, Translations>> = {
  news: { fr: 'actualites', en: 'news' },
  album: { fr: 'albums', en: 'albums' },
  service: { fr: 'services', en: 'services' },
  product: { fr: 'produits', en: 'products' },
}

/** The address of a piece of content: the word of its kind in the reader's language, then its own name. */
export function contentAddress(kind: ContentKind, locale: string, slug: string): string {
  return `${translate(locale, firstSegments[kind])}/${slug}`
}
