import { z } from 'zod'
import { byLocale, choice, instant, line, link, number, optionalText, toggle } from '#schemas/admin/resources/fields.ts'
import { defineResource } from '#schemas/admin/resources/resource.ts'

const readOnlyMessage = {
  fr: 'Un avis ne se récrit pas\u00a0: cachez-le, ou répondez.',
  en: 'A review is never rewritten: hide it, or answer.',
}
const sources = { STORED: { fr: 'Saisi ici', en: 'Typed here' }, GOOGLE: { fr: 'Google', en: 'Google' } }

/** Reviews of the company by its customers: shown or hidden, and answered. */
export const reviewResource = defineResource({
  name: 'review',
  area: 'content',
  life: 'immediate',
  icon: 'quote',
  words: {
    one: { fr: 'un avis', en: 'a review' },
    many: { fr: 'Avis', en: 'Reviews' },
    empty: {
      fr: 'Un avis dit ce qu’un client pense de vous. Les blocs «\u202fAvis\u202f» montrent ceux que vous saisissez ici, ou ceux de Google.',
      en: 'A review tells what a customer thinks of you. The “Reviews” blocks show those that you type here, or those of Google.',
    },
  },
  form: z.strictObject({
    author: line(200, { fr: 'Auteur', en: 'Author', fixed: true, help: readOnlyMessage }),
    rating: number({ min: 1, max: 5 }, { fr: 'Note', en: 'Rating', fixed: true }),
    text: optionalText(10_000, { fr: 'Texte', en: 'Text', fixed: true }),
    publishedAt: instant({ fr: 'Date', en: 'Date', fixed: true }),
    url: link({ fr: 'Adresse de l’avis', en: 'Address of the review', fixed: true }),
    answer: byLocale(
      optionalText(4000, { fr: 'Réponse', en: 'Answer', help: { fr: 'Montrée sous l’avis.', en: 'Shown below the review.' } }),
      {
        fr: 'Réponse',
        en: 'Answer',
      },
    ),
    isHidden: toggle({ fr: 'Caché', en: 'Hidden', help: { fr: 'Les visiteurs ne le voient pas.', en: 'Visitors do not see it.' } }),
    isPromoted: toggle({ fr: 'Mis en avant', en: 'Promoted', help: { fr: 'Montré avant les autres.', en: 'Shown before the others.' } }),
    source: choice(sources, { fr: 'Source', en: 'Source', fixed: true }),
    sourceId: optionalText(300, { fr: 'Référence chez la source', en: 'Reference at the source', fixed: true }),
  }),
  columns: {
    author: 'both',
    rating: 'both',
    text: 'shown',
    publishedAt: 'both',
    answer: { list: { kind: 'boolean' } },
    isHidden: 'filter',
  },
  title: 'author',
  search: true,
  order: 'publishedAt:desc',
  waits: {
    where: { answer: false, isHidden: false },
    one: { fr: 'avis sans réponse', en: 'review without an answer' },
    many: { fr: 'avis sans réponse', en: 'reviews without an answer' },
  },
  sets: ['isHidden', 'isPromoted'],
  hiddenBy: 'isHidden',
  example: {
    ...{ author: 'Nadia B.', rating: 5, text: 'Dossier accepté en deux jours.', publishedAt: '2026-09-30T10:00:00.000Z', url: null },
    ...{ answer: { fr_FR: 'Merci, Nadia.' }, isHidden: false, isPromoted: false, source: 'STORED', sourceId: null },
  },
})
