import { z } from 'zod'
import { contentAddress, type ContentKind } from '#schemas/content/content-address.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { FieldWords } from './field-meta.ts'
import { byLocale, html, line, optionalText, seo, slug } from './fields.ts'

/** The texts of a content that has a page of its own, in each language of the site. */
export const contentTexts = (title: FieldWords = { fr: 'Titre', en: 'Title' }) =>
  byLocale(
    z.strictObject({
      title: line(200, title),
      slug: slug({ fr: 'Adresse', en: 'Address' }),
      summary: optionalText(500, {
        fr: 'Résumé',
        en: 'Summary',
        help: { fr: 'Montré dans les listes et par les moteurs de recherche.', en: 'Shown in lists and by search engines.' },
      }),
      content: html({ fr: 'Texte', en: 'Text' }),
      seo: seo(),
    }),
  )

type Texts = Readonly<Record<string, { readonly slug: string }>>

type AddressRule = (form: { readonly texts: Texts }, locale: string) => string | null

/** Makes the rule of the address of a content in a language, with the kind that it stands under; null where the content lacks the language. */
export function shownUnder(kind: ContentKind): AddressRule & { readonly under: ContentKind } {
  const rule: AddressRule = ({ texts }, locale) => {
    const words = ownValue(texts, locale)
    return words ? contentAddress(kind, locale, words.slug) : null
  }
  return Object.assign(rule, { under: kind })
}
