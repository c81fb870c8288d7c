import { z } from 'zod'
import { contentTexts, shownUnder } from '#schemas/admin/resources/content-texts.ts'
import { image, link, tags, toggle } from '#schemas/admin/resources/fields.ts'
import { defineResource } from '#schemas/admin/resources/resource.ts'

/** The news of a site as their owner keeps them. */
export const newsResource = defineResource({
  name: 'news',
  area: 'content',
  life: 'published',
  icon: 'newspaper',
  words: {
    one: { fr: 'une actualité', en: 'a piece of news' },
    many: { fr: 'Actualités', en: 'News' },
    empty: {
      fr: 'Une actualité annonce ce qui est nouveau\u00a0: une arrivée, un horaire, une récompense. Les blocs «\u202fActualités\u202f» la montrent.',
      en: 'A piece of news tells what is new: an arrival, opening hours, an award. The “News” blocks show it.',
    },
  },
  form: z.strictObject({
    texts: contentTexts(),
    imageId: image({ fr: 'Image', en: 'Picture' }),
    promoted: toggle({
      fr: 'À la une',
      en: 'Promoted',
      help: { fr: 'Montrée avant les autres.', en: 'Shown before the others.' },
    }),
    link: link({
      fr: 'Lien',
      en: 'Link',
      help: { fr: 'Où mène le bouton sous le texte.', en: 'Where the button below the text leads.' },
    }),
    tags: tags({ fr: 'Étiquettes', en: 'Tags' }),
  }),
  columns: { image: 'shown', title: 'both', publishedAt: 'both', promoted: 'filter', tags: 'filter' },
  title: 'title',
  search: true,
  order: 'publishedAt:desc',
  sets: ['promoted', 'tags'],
  usedAs: 'news',
  shownAt: shownUnder('news'),
  example: {
    texts: {
      fr_FR: {
        title: 'Un nouveau guichet',
        slug: 'nouveau-guichet',
        summary: 'Nous ouvrons un second accueil.',
        content: '<p>Un second guichet vous reçoit sans rendez-vous.</p>',
        seo: {},
      },
    },
    imageId: null,
    promoted: true,
    link: null,
    tags: [],
  },
})
