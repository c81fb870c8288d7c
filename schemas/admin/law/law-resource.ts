import { z } from 'zod'
import { html, byLocale } from '#schemas/admin/resources/fields.ts'
import { defineSingleResource } from '#schemas/admin/resources/single-resource.ts'

const form = z.strictObject({
  texts: byLocale(
    z.strictObject({
      saleTerms: html({ fr: 'Conditions générales de vente', en: 'Terms of sale' }),
      useTerms: html({ fr: 'Conditions d’utilisation', en: 'Terms of use' }),
      legalNotice: html({ fr: 'Mentions légales', en: 'Legal notice' }),
      privacyPolicy: html({ fr: 'Confidentialité', en: 'Privacy policy' }),
      cookiePolicy: html({ fr: 'Cookies', en: 'Cookie policy' }),
    }),
  ),
})

/** The legal texts of a site: one item for each site, under its number. Each change is a version with its date. */
export const lawResource = defineSingleResource({
  name: 'law',
  words: {
    one: { fr: 'les textes légaux', en: 'the legal texts' },
    many: { fr: 'Textes légaux', en: 'Legal texts' },
    empty: { fr: 'Conditions, mentions et politiques du site.', en: 'Terms, notices and policies of the site.' },
  },
  form,
  example: {
    texts: {
      fr_FR: {
        saleTerms: '<h2>1. Objet</h2><p>Vendu par {{COMPANY_NAME}}.</p>',
        ...{ useTerms: null, legalNotice: '<p>Éditeur : {{COMPANY_NAME}}.</p>', privacyPolicy: null, cookiePolicy: null },
      },
    },
  },
})
