import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { imageExample, imageSchema } from '#schemas/api/base/image.ts'
import { idOrSlugSchema, rowIdSchema, urlPathSchema } from '#schemas/api/base/scalars.ts'

/** An album with its pictures, or the first of them. */
export const albumSchema = z.object({
  id: rowIdSchema,
  name: z.string(),
  url: urlPathSchema,
  imageCount: z.number().int().nonnegative(),
  images: z.array(imageSchema),
})

/** An album with its pictures, or the first of them. */
export type Album = z.infer<typeof albumSchema>

const albumExample: Album = { id: 2, name: 'Nos bureaux', url: 'albums/nos-bureaux', imageCount: 14, images: [imageExample] }

/** The albums of a site, each with its first pictures. */
export const albumList = defineCall({
  name: 'album.list',
  method: 'GET',
  path: '/album',
  role: 'V',
  cache: 'C',
  params: z.object({}),
  list: {
    fields: {
      name: { kind: 'text', order: true },
      publishedAt: { kind: 'instant', order: true },
      order: { kind: 'number', filter: false, order: true },
    },
    defaultOrder: 'order',
  },
  data: z.object({ albums: z.array(albumSchema), total: z.number().int().nonnegative() }),
  errors: ['BAD_FILTER'],
  summary: 'Les albums, chacun avec ses six premières images.',
  example: { params: {}, query: 'page=1&nbItem=100', data: { albums: [albumExample], total: 1 } },
})

/** One album with every picture. */
export const albumGet = defineCall({
  name: 'album.get',
  method: 'GET',
  path: '/album/{id}',
  role: 'V',
  cache: 'C',
  params: z.object({ id: idOrSlugSchema }),
  data: albumSchema,
  errors: [],
  summary: 'Un album, avec toutes ses images.',
  example: { params: { id: 2 }, data: albumExample },
})
