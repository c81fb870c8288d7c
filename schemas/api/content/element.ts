import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { imageExample, imageSchema } from '#schemas/api/base/image.ts'
import { idOrSlugSchema, instantSchema, jsonSchema, rowIdSchema, urlPathSchema } from '#schemas/api/base/scalars.ts'

/** The route of a collection. */
export const elementRouteSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60)

/** An item of a collection; the collection's own properties lie flat beside these reserved names. */
export const elementItemSchema = z
  .object({
    id: rowIdSchema,
    route: elementRouteSchema,
    title: z.string(),
    url: urlPathSchema.nullable(),
    image: imageSchema.nullable(),
    order: z.number().int(),
    publishedAt: instantSchema.nullable(),
  })
  .catchall(jsonSchema)

/** An item of a collection. */
export type ElementItem = z.infer<typeof elementItemSchema>

/** An item of a collection with its text, which is null for collections without one. */
export const elementSchema = elementItemSchema.extend({ content: z.string().nullable() })

/** An item of a collection with its text. */
export type Element = z.infer<typeof elementSchema>

/** The names that a collection's own properties may not take. */
export const reservedElementNames = [
  'id',
  'route',
  'title',
  'url',
  'image',
  'order',
  'publishedAt',
  'content',
  'search',
  'page',
  'nbItem',
  'orderBy',
] as const

const itemExample = {
  id: 41,
  route: 'logo-footer',
  title: 'Chambre de commerce',
  url: null,
  image: imageExample,
  order: 1,
  publishedAt: '2026-10-12T06:00:00Z',
  link: 'https://www.cci.fr/',
}

/** The items of a collection. */
export const elementList = defineCall({
  name: 'element.list',
  method: 'GET',
  path: '/element/{route}',
  role: 'V',
  cache: 'C',
  params: z.object({ route: elementRouteSchema }),
  list: 'collection',
  data: z.object({ items: z.array(elementItemSchema), total: z.number().int().nonnegative() }),
  errors: ['BAD_FILTER'],
  summary: 'Les éléments d’une collection\u00a0; ses propriétés propres servent aussi de filtres et de tris.',
  example: {
    params: { route: 'logo-footer' },
    query: 'page=1&nbItem=100',
    data: {
      items: [itemExample],
      total: 1,
    },
  },
})

/** One item of a collection with its text. */
export const elementGet = defineCall({
  name: 'element.get',
  method: 'GET',
  path: '/element/{route}/{id}',
  role: 'V',
  cache: 'C',
  params: z.object({ route: elementRouteSchema, id: idOrSlugSchema }),
  data: elementSchema,
  errors: [],
  summary: 'Un élément d’une collection, avec son texte.',
  example: {
    params: { route: 'logo-footer', id: 41 },
    data: { ...itemExample, content: null },
  },
})
