import { z } from 'zod'
import { byLocale, fixedName, line } from '#schemas/admin/resources/fields.ts'
import { defineResource } from '#schemas/admin/resources/resource.ts'

/** The tags by which contents are grouped and filtered. */
export const tagResource = defineResource({
  name: 'tag',
  area: 'content',
  life: 'immediate',
  icon: 'tag',
  words: {
    one: { fr: 'une étiquette', en: 'a tag' },
    many: { fr: 'Étiquettes', en: 'Tags' },
    empty: {
      fr: 'Une étiquette rassemble des contenus de même sujet. Les visiteurs s’en servent pour filtrer les listes.',
      en: 'A tag groups contents on one subject. Visitors filter lists by it.',
    },
  },
  form: z.strictObject({
    value: fixedName(80, {
      fr: 'Nom interne',
      en: 'Internal name',
      help: {
        fr: 'Il relie l’étiquette à ses contenus et ne change plus\u00a0; les visiteurs ne le lisent pas.',
        en: 'It ties the tag to its contents and never changes; visitors do not read it.',
      },
    }),
    labels: byLocale(line(80, { fr: 'Nom', en: 'Name' }), { fr: 'Noms', en: 'Names' }),
  }),
  columns: { label: 'both', value: 'both', uses: { schema: z.number().int().nonnegative(), example: 3 } },
  title: 'label',
  search: true,
  order: 'label:asc',
  isMerged: true,
  usedAs: 'tags',
  usedBy: ({ value }) => value,
  example: { value: 'millesime-2024', labels: { fr_FR: 'Millésime 2024' } },
})
