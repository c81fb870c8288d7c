import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { imageExample, imageSchema } from '#schemas/api/base/image.ts'
import { idOrSlugSchema, rowIdSchema, tagSchema, urlPathSchema } from '#schemas/api/base/scalars.ts'

/** A service in a list. */
export const serviceItemSchema = z.object({
  id: rowIdSchema,
  title: z.string(),
  url: urlPathSchema,
  summary: z.string().nullable(),
  image: imageSchema.nullable(),
  tags: z.array(tagSchema),
  /** In euros; null for a price on request. */
  price: z.number().nonnegative().nullable(),
  order: z.number().int(),
})

/** A service in a list. */
export type ServiceItem = z.infer<typeof serviceItemSchema>

/** A service with its text. */
export const serviceSchema = serviceItemSchema.extend({ content: z.string() })

/** A service with its text. */
export type Service = z.infer<typeof serviceSchema>

const itemExample: ServiceItem = {
  id: 6,
  title: 'Création de SASU',
  url: 'services/creation-sasu',
  summary: 'Statuts, annonce légale et dépôt au guichet unique.',
  image: imageExample,
  tags: [{ value: 'creation', label: 'Création' }],
  price: 149,
  order: 1,
}

/** A tag of services with their number. */
export const serviceTagSchema = tagSchema.extend({ count: z.number().int().positive() })

/** A tag of services with their number. */
export type ServiceTag = z.infer<typeof serviceTagSchema>

/** Lists the services of a company. */
export const serviceList = defineCall({
  name: 'service.list',
  method: 'GET',
  path: '/service',
  role: 'V',
  cache: 'C',
  params: z.object({}),
  list: {
    fields: {
      tag: { kind: 'tags' },
      title: { kind: 'text', order: true },
      order: { kind: 'number', filter: false, order: true },
      price: { kind: 'number', filter: false, order: true },
    },
    search: true,
    defaultOrder: 'order',
  },
  data: z.object({
    services: z.array(serviceItemSchema),
    total: z.number().int().nonnegative(),
    /** The tags of all matching services, on any page. */
    tags: z.array(serviceTagSchema),
  }),
  errors: ['BAD_FILTER'],
  summary:
    'Les services de l’entreprise\u00a0; «\u202ftag\u202f» prend une ou plusieurs étiquettes. «\u202ftags\u202f» compte celles de tous les services trouvés, quelle que soit la page.',
  example: {
    params: {},
    query: 'page=1&nbItem=100&tag=creation,juridique',
    data: { services: [itemExample], total: 1, tags: [{ value: 'creation', label: 'Création', count: 1 }] },
  },
})

/** Returns a service with its text. */
export const serviceGet = defineCall({
  name: 'service.get',
  method: 'GET',
  path: '/service/{id}',
  role: 'V',
  cache: 'C',
  params: z.object({ id: idOrSlugSchema }),
  data: serviceSchema,
  errors: [],
  summary: 'Un service, avec son texte.',
  example: {
    params: { id: 'creation-sasu' },
    data: { ...itemExample, content: '<p>Nous rédigeons vos statuts et déposons votre dossier.</p>' },
  },
})
