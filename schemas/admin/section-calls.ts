import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { valuesOfBlocks } from '#schemas/api/base/values-of-blocks.ts'
import { instantSchema, localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { isBlockShape } from '#schemas/names/is-block.ts'
import { blockSchema, sentBlockSchema } from './drafts/draft-shapes.ts'
import { knowingUses } from './reference-calls.ts'

/** Limit of the blocks of a new section, in bytes. */
const BLOCKS_BYTES = 1024 * 1024

/** Longest title of a shared section. */
const TITLE_LENGTH = 200

/** Shared section with the blocks that visitors see. */
const sectionSchema = z.object({ id: rowIdSchema, title: z.string(), blocks: z.array(blockSchema) })

const blocks = [{ id: 'horaires', type: 'heading', v: 1, props: { text: 'Nos horaires', level: 2 } }]

/** Lists the shared sections of a site. */
export const sectionList = defineCall({
  name: 'section.list',
  method: 'GET',
  path: '/section',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  data: z.array(sectionSchema),
  errors: [],
  summary:
    'Les sections partagées du site, par leur nom, avec leurs éléments tels que les visiteurs les voient dans la langue de la demande.',
  example: { params: {}, data: [{ id: 3, title: 'Nos horaires', blocks }] },
})

/** Makes a shared section of blocks. */
export const sectionCreate = defineCall({
  name: 'section.create',
  method: 'POST',
  path: '/section',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  body: z.strictObject({
    locale: localeCodeSchema,
    title: z.string().min(1).max(TITLE_LENGTH),
    blocks: z.array(sentBlockSchema.refine(isBlockShape)).min(1).max(100),
  }),
  verbatim: true,
  bodyLimit: BLOCKS_BYTES,
  bodyValues: valuesOfBlocks(BLOCKS_BYTES),
  data: z.object({ id: rowIdSchema }),
  status: 201,
  idempotent: true,
  message: { fr: 'La section est partagée.', en: 'The section is shared.' },
  budget: 'adminWrite',
  errors: ['PAGE_INVALID'],
  summary:
    'Fait une section partagée de ces éléments\u00a0: des pages la montrent par un bloc «\u202fshared-section\u202f», et la voient changer dès qu’elle est publiée. Une section ne contient pas d’autre section partagée.',
  example: { params: {}, body: { locale: 'fr_FR', title: 'Nos horaires', blocks }, data: { id: 3 } },
})

const params = z.object({ section: z.coerce.number().pipe(rowIdSchema) })

/** Lists the shared sections in the trash. */
export const sectionTrashed = defineCall({
  name: 'section.trashed',
  method: 'GET',
  path: '/section/trash',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  data: z.array(z.object({ id: rowIdSchema, title: z.string(), deletedAt: instantSchema })),
  errors: [],
  summary: 'Les sections partagées qui sont à la corbeille, la dernière mise d’abord.',
  example: { params: {}, data: [{ id: 3, title: 'Nos horaires', deletedAt: '2026-11-20T13:12:07Z' }] },
})

/** Counts the pages that show a shared section. */
export const sectionReach = defineCall({
  name: 'section.reach',
  method: 'GET',
  path: '/section/{section}/{locale}/reach',
  role: 'A',
  cache: 'N',
  params: params.extend({ locale: localeCodeSchema }),
  data: z.object({ pages: z.number().int().nonnegative() }),
  errors: [],
  summary:
    'Le nombre de pages en ligne que change la publication d’une section partagée dans une langue, celles des langues qui n’ont pas la leur comprises.',
  example: { params: { section: 3, locale: 'fr_FR' }, data: { pages: 42 } },
})

/** Puts a shared section into the trash. */
export const sectionTrash = defineCall({
  ...knowingUses(params, { kind: 'section', id: 'section' }),
  name: 'section.trash',
  method: 'DELETE',
  path: '/section/{section}',
  role: 'A',
  cache: 'N',
  data: z.null(),
  message: { fr: 'La section est à la corbeille pour 30 jours.', en: 'The section is in the trash for 30 days.' },
  budget: 'adminWrite',
  errors: ['IN_USE'],
  summary:
    'Met une section partagée à la corbeille, d’où elle est effacée après 30 jours\u00a0; les pages qui la montrent n’en montrent plus rien, et ses versions programmées sont retirées du calendrier. Une section utilisée à plus d’endroits que «\u202fused\u202f» n’en dit est refusée.',
  example: { params: { section: 3 }, data: null },
})

/** Takes a shared section out of the trash. */
export const sectionRestore = defineCall({
  name: 'section.restore',
  method: 'POST',
  path: '/section/{section}/restoration',
  role: 'A',
  cache: 'N',
  params,
  body: z.strictObject({}),
  data: z.null(),
  message: { fr: 'La section est sortie de la corbeille.', en: 'The section is out of the trash.' },
  budget: 'adminWrite',
  errors: [],
  summary: 'Sort une section partagée de la corbeille\u00a0: les pages qui la montraient la montrent de nouveau.',
  example: { params: { section: 3 }, body: {}, data: null },
})
