import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { imageExample, imageSchema } from '#schemas/api/base/image.ts'
import { hashSchema, localeCodeSchema, rowIdSchema, seoSchema, urlPathSchema } from '#schemas/api/base/scalars.ts'
import { blockSchema } from './block.ts'
import { shellNameSchema } from './shell.ts'

/** A page as the browser gets it: migrated, validated, without the blocks that are not meant for the caller. */
export const pageDataSchema = z.object({
  $schema: z.string(),
  id: rowIdSchema,
  url: urlPathSchema,
  locale: localeCodeSchema,
  title: z.string(),
  seo: seoSchema,
  shell: z.object({ name: shellNameSchema, hash: hashSchema }),
  middleware: z.array(z.string()),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  layout: z.object({ id: rowIdSchema, hash: hashSchema, blocks: z.array(blockSchema) }),
  alternates: z.array(z.object({ locale: localeCodeSchema, url: urlPathSchema })),
  /** The pictures that the blocks name by their numbers. */
  media: z.array(imageSchema),
})

/** A page as the browser gets it. */
export type PageData = z.infer<typeof pageDataSchema>

/** One page by its number or its whole address. */
export const pageGet = defineCall({
  name: 'page.get',
  method: 'GET',
  path: '/page/{id*}',
  role: 'V',
  cache: 'C',
  params: z.object({ id: z.union([rowIdSchema, urlPathSchema]) }),
  data: pageDataSchema,
  errors: ['PAGE_MOVED'],
  summary: 'Une page, par son numéro ou par son adresse entière (barres «\u202f/\u202f» ou «\u202f%2F\u202f»).',
  example: {
    params: { id: 'domiciliation-commerciale' },
    data: {
      $schema: '/schemas/page.schema.json',
      id: 12,
      url: 'domiciliation-commerciale',
      locale: 'fr_FR',
      title: 'Domiciliation commerciale',
      seo: { title: 'Domicilier son entreprise', description: 'Une adresse sûre pour votre siège social.', image: 31, noIndex: false },
      shell: { name: 'default', hash: 'sha256-0b7c1f' },
      middleware: [],
      params: {},
      layout: {
        id: 4,
        hash: 'sha256-77ab02',
        blocks: [{ id: 'b7f2', type: 'hero', v: 2, props: { title: 'Une adresse pour votre siège', tone: 'plain', layout: 'split' } }],
      },
      alternates: [{ locale: 'en_GB', url: 'business-address' }],
      media: [imageExample],
    },
  },
})
