import { z } from 'zod'
import { contentTexts, shownUnder } from '#schemas/admin/resources/content-texts.ts'
import { image, money, number, tags } from '#schemas/admin/resources/fields.ts'
import { defineResource } from '#schemas/admin/resources/resource.ts'

/** The services that a company offers, as their owner keeps them. */
export const serviceResource = defineResource({
  name: 'service',
  area: 'content',
  life: 'published',
  icon: 'clipboard',
  words: {
    one: { fr: 'une prestation', en: 'a service' },
    many: { fr: 'Prestations', en: 'Services' },
    empty: {
      fr: 'Une prestation dit ce que vous proposez, et à quel prix. Les blocs «\u202fPrestations\u202f» la montrent.',
      en: 'A service tells what you offer, and at what price. The “Services” blocks show it.',
    },
  },
  form: z.strictObject({
    texts: contentTexts({ fr: 'Nom', en: 'Name' }),
    imageId: image({ fr: 'Image', en: 'Picture' }),
    price: money({ fr: 'Prix', en: 'Price', help: { fr: 'Vide\u00a0: «\u202fsur devis\u202f».', en: 'Empty: on request.' } }),
    position: number(
      { min: 0, max: 9999 },
      {
        fr: 'Place dans la liste',
        en: 'Place in the list',
        help: { fr: 'Les plus petits nombres d’abord.', en: 'Smallest numbers first.' },
        start: 0,
      },
    ),
    tags: tags({ fr: 'Étiquettes', en: 'Tags' }),
  }),
  columns: { image: 'shown', title: 'both', price: 'order', position: 'order', publishedAt: 'shown', tags: 'filter' },
  title: 'title',
  search: true,
  order: 'position:asc',
  sets: ['tags', 'price'],
  usedAs: 'service',
  shownAt: shownUnder('service'),
  example: {
    texts: {
      fr_FR: {
        ...{ title: 'Création de société', slug: 'creation-de-societe', summary: 'Statuts et dépôt au greffe.' },
        ...{ content: '<p>Nous rédigeons les statuts et déposons le dossier.</p>', seo: {} },
      },
    },
    ...{ imageId: null, price: 14_900, position: 1, tags: [] },
  },
})
