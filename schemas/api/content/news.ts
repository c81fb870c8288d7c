import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { imageExample, imageSchema } from '#schemas/api/base/image.ts'
import { idOrSlugSchema, instantSchema, rowIdSchema, tagSchema, urlPathSchema } from '#schemas/api/base/scalars.ts'

/** One piece of news with its text. */
export const newsSchema = z.object({
  id: rowIdSchema,
  title: z.string(),
  url: urlPathSchema,
  summary: z.string().nullable(),
  content: z.string(),
  image: imageSchema.nullable(),
  promoted: z.boolean(),
  link: z.string().nullable(),
  tags: z.array(tagSchema),
  publishedAt: instantSchema,
})

/** One piece of news with its text. */
export type News = z.infer<typeof newsSchema>

const newsExample: News = {
  id: 5,
  title: 'Un nouveau guichet',
  url: 'actualites/nouveau-guichet',
  summary: 'Nous ouvrons un second accueil.',
  content: '<p>À partir de lundi, un second guichet vous reçoit sans rendez-vous.</p>',
  image: imageExample,
  promoted: true,
  link: null,
  tags: [],
  publishedAt: '2026-11-09T08:00:00Z',
}

/** The news of a site, the promoted ones first. */
export const newsList = defineCall({
  name: 'news.list',
  method: 'GET',
  path: '/news',
  role: 'V',
  cache: 'C',
  params: z.object({}),
  list: {
    fields: {
      promoted: { kind: 'boolean', order: true },
      title: { kind: 'text', order: true },
      tags: { kind: 'tags' },
      publishedAt: { kind: 'instant', order: true },
    },
    search: true,
    defaultOrder: 'promoted:desc,publishedAt:desc',
  },
  data: z.object({ news: z.array(newsSchema), total: z.number().int().nonnegative() }),
  errors: ['BAD_FILTER'],
  summary: 'Les actualités, celles mises en avant d’abord.',
  example: { params: {}, query: 'promoted=true', data: { news: [newsExample], total: 1 } },
})

/** One piece of news. */
export const newsGet = defineCall({
  name: 'news.get',
  method: 'GET',
  path: '/news/{id}',
  role: 'V',
  cache: 'C',
  params: z.object({ id: idOrSlugSchema }),
  data: newsSchema,
  errors: [],
  summary: 'Une actualité, avec son texte.',
  example: { params: { id: 'nouveau-guichet' }, data: newsExample },
})
