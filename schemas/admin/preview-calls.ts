import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { imageSchema } from '#schemas/api/base/image.ts'
import { blockIdSchema, instantSchema } from '#schemas/api/base/scalars.ts'
import { valuesOfBlocks } from '#schemas/api/base/values-of-blocks.ts'
import { previewDateSchema, readers } from '#schemas/composer/frame-view.ts'
import { documentParams } from './document-params.ts'

/** Limit of the blocks in one request for data, in bytes. */
const BLOCKS_BYTES = 512 * 1024

/** Limit of the blocks in one request for data, as a count. */
const MAX_BLOCKS = 100

const tokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
const token = 'A'.repeat(43)
const nonce = 'B'.repeat(43)

/** Makes a link that opens the preview of a draft, in the session that asks for it. */
export const previewCreate = defineCall({
  name: 'preview.create',
  method: 'POST',
  path: '/preview/{kind}/{id}/{locale}',
  role: 'A',
  cache: 'N',
  // A menu is edited without a canvas.
  params: documentParams.extend({ kind: z.enum(['page', 'shell', 'section']) }),
  data: z.object({ url: z.string(), token: tokenSchema, nonce: tokenSchema, until: instantSchema }),
  status: 201,
  budget: 'adminWrite',
  errors: [],
  summary:
    'Crée l’adresse de l’aperçu d’un brouillon. Elle ne s’ouvre que dans la session qui l’a demandée, jusqu’à «\u202funtil\u202f»\u00a0; «\u202fnonce\u202f» ouvre l’échange de messages avec la page. Un en-tête et un pied de page se montrent autour de la page que nomme «\u202fautour\u202f» dans l’adresse, sinon de l’accueil.',
  example: {
    params: { kind: 'page', id: 12, locale: 'fr_FR' },
    data: { url: `/preview/${token}/fr/domiciliation`, token, nonce, until: '2026-12-03T17:00:00Z' },
  },
})

const blockSchema = z.strictObject({
  id: blockIdSchema,
  type: z.string().max(60),
  v: z.number().int().positive(),
  props: z.record(z.string(), z.unknown()),
})

/** Answers the data of blocks of a preview, whose needs have changed. */
export const previewData = defineCall({
  name: 'preview.data',
  method: 'POST',
  path: '/preview/data',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  body: z.strictObject({
    token: tokenSchema,
    params: z.record(z.string().max(60), z.union([z.string().max(200), z.number()])),
    blocks: z.array(blockSchema).max(MAX_BLOCKS),
    /** The moment for which the page is drawn; now when absent. */
    date: previewDateSchema.optional(),
    /** The reader of the page; a visitor when absent. */
    audience: z.enum(readers).optional(),
  }),
  verbatim: true,
  bodyLimit: BLOCKS_BYTES,
  bodyValues: valuesOfBlocks(BLOCKS_BYTES),
  data: z.object({
    data: z.record(z.string(), z.record(z.string(), z.unknown())),
    /** The blocks that lack answers for now: they are asked for again. */
    missing: z.record(z.string(), z.enum(['whole', 'part', 'shell'])),
    media: z.array(imageSchema),
  }),
  budget: 'previewData',
  errors: [],
  summary:
    'Les données des blocs d’un aperçu, dont les besoins ont changé, et leurs images. Elles sont celles du public demandé, au moment demandé\u00a0; les blocs de compte et de commande reçoivent celles de leurs exemples.',
  example: {
    params: {},
    body: { token, params: {}, blocks: [{ id: 'b7f2', type: 'blog-list', v: 3, props: { nbItem: 3 } }] },
    data: { data: { b7f2: { blogs: { blogs: [], total: 0 } } }, missing: {}, media: [] },
  },
})
