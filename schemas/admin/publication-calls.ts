import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { hashSchema, instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { confirmedSchema } from './drafts/confirmed.ts'
import { authorSchema } from './author.ts'
import { itemVersionSchema } from './resources/calls/item-shapes.ts'
import { resourceStates } from './resources/resource-states.ts'
import { documentParams, exampleDocument } from './document-params.ts'
import { baseSchema, issueSchema, standingSchema } from './drafts/draft-shapes.ts'

const own = { role: 'A', cache: 'N' } as const
const params = z.object({})
const hash = `sha256-${'C'.repeat(43)}=`
const chain = `sha256-${'B'.repeat(43)}=`

/** The most documents that are published together. */
export const MAX_TOGETHER = 100

const resourceNameSchema = z.string().min(1).max(40)

const seenSchema = { seq: z.number().int().nonnegative(), hash: hashSchema }

const changesSchema = z.object({ what: z.string(), where: z.string(), count: z.number().int().nonnegative() })

const waitingSchema = z.object({
  ...documentParams.shape,
  ...seenSchema,
  /** The title of its draft; empty for a document without one. */
  title: z.string(),
  /** The address of its draft; null for a document without one. */
  url: z.string().nullable(),
  standing: standingSchema,
  /** How many published pages its publication changes; null for a page and for the menu. */
  reach: z.number().int().nonnegative().nullable(),
  changes: changesSchema,
  issues: z.array(issueSchema),
  /** True where its publication was taken back and it was not edited since. */
  isTakenBack: z.boolean(),
  updatedAt: instantSchema,
  updatedBy: authorSchema,
})

/** An item of a resource, in the version that its editor has seen. */
const wantedItemSchema = z.strictObject({ resource: resourceNameSchema, id: rowIdSchema, version: itemVersionSchema })
const exampleItem = { resource: 'news', id: 5, version: 12 } as const

const waitingItemSchema = z.object({
  ...wantedItemSchema.shape,
  /** Its title as it is edited, in the language of the site; empty for an item without one. */
  title: z.string(),
  state: z.enum(resourceStates),
  /** The paths of the fields of its form that its publication changes; none for an item that visitors do not see. */
  changed: z.array(z.string()),
  /** Its address once it is published; null for what has none. */
  address: z.string().nullable(),
  updatedAt: instantSchema,
  updatedBy: authorSchema,
})

const waitingItem: z.input<typeof waitingItemSchema> = {
  ...{ ...exampleItem, title: 'Vendange 2026', state: 'CHANGED', changed: ['texts.fr_FR.title'], address: 'actualites/vendange-2026' },
  ...{ updatedAt: '2026-11-20T13:12:07Z', updatedBy: { id: 7, name: 'Claire Roy' } },
}

const waiting: z.input<typeof waitingSchema> = {
  ...{ ...exampleDocument, seq: 4, hash, title: 'Accueil', url: '', standing: 'ONLINE', reach: null },
  changes: { what: 'Titre, introduction et image', where: 'Bandeau d’accueil', count: 1 },
  ...{ issues: [], isTakenBack: false, updatedAt: '2026-11-20T13:12:07Z', updatedBy: { id: 7, name: 'Claire Roy' } },
}

/** Lists what is edited and not published. */
export const publicationWaiting = defineCall({
  ...own,
  name: 'publication.waiting',
  method: 'GET',
  path: '/publication/waiting',
  params,
  data: z.object({ documents: z.array(waitingSchema), items: z.array(waitingItemSchema), total: z.number().int().nonnegative() }),
  errors: [],
  summary:
    'Ce qui est modifié et pas encore publié, de toutes les sortes que le profil permet de lire (pages, menu, en-têtes et pieds de page, actualités et autres contenus), le dernier modifié d’abord, 100 au plus de chaque\u00a0: ce qui change en deux lignes, combien de pages change un en-tête ou une section partagée («\u202freach\u202f»), ce qui empêche de le publier, et le numéro et l’empreinte à donner pour le publier tel qu’il a été lu. Une page que les visiteurs n’ont jamais vue y est, même sans brouillon.',
  example: { params: {}, data: { documents: [waiting], items: [waitingItem], total: 2 } },
})

/** Counts what is edited and not published. */
export const publicationCount = defineCall({
  ...own,
  name: 'publication.count',
  method: 'GET',
  path: '/publication/count',
  params,
  data: z.object({ waiting: z.number().int().nonnegative() }),
  errors: [],
  summary: 'Le nombre de documents et de contenus modifiés et pas encore publiés, parmi ceux que le profil permet de lire.',
  example: { params: {}, data: { waiting: 6 } },
})

const publishedSchema = z.object({
  ...documentParams.shape,
  title: z.string(),
  revision: rowIdSchema,
  former: rowIdSchema.nullable(),
  ...baseSchema.shape,
})

/** Publishes several drafts as their editor has seen them, all or none. */
export const publicationCreate = defineCall({
  ...own,
  name: 'publication.create',
  method: 'POST',
  path: '/publication',
  params,
  // One of the two lists has something.
  body: z.strictObject({
    documents: z.array(z.strictObject({ ...documentParams.shape, ...seenSchema })).max(MAX_TOGETHER),
    items: z.array(wantedItemSchema).max(MAX_TOGETHER).default([]),
    confirmed: confirmedSchema,
  }),
  data: z.object({ act: rowIdSchema, documents: z.array(publishedSchema), items: z.array(wantedItemSchema) }),
  status: 201,
  idempotent: true,
  message: { fr: 'C’est en ligne.', en: 'It is published.' },
  budget: 'adminWrite',
  errors: ['PUBLICATION_REFUSED', 'TO_CONFIRM'],
  summary:
    'Met en ligne plusieurs documents et contenus ensemble, tels qu’ils ont été vus\u00a0: tous ou aucun. Ce qui attend un autre document (une entrée de menu, sa page) est publié après lui. Un refus nomme chaque document qui empêche la publication\u00a0: «\u202fcode\u202f» STALE_VERSION s’il a changé depuis, PAGE_INVALID avec ce qu’il faut corriger. «\u202fact\u202f» sert à tout annuler d’un coup. TO_CONFIRM nomme dans «\u202fquestions\u202f» ce que «\u202fconfirmed\u202f» ne dit pas encore vu\u00a0: des mots d’exemple (SAMPLE_WORDS), des textes pas encore traduits (UNTRANSLATED), un texte dont deux versions attendent un collègue (TWO_VERSIONS).',
  example: {
    params: {},
    body: { documents: [{ ...exampleDocument, seq: 4, hash }], items: [exampleItem] },
    data: {
      ...{ act: 3, items: [{ ...exampleItem, version: 14 }] },
      documents: [{ ...exampleDocument, title: 'Accueil', revision: 32, former: 31, seq: 5, chain }],
    },
  },
})

const actSchema = z.object({
  act: rowIdSchema,
  savedAt: instantSchema,
  savedBy: authorSchema,
  /** Instant at which it was taken back. */
  revertedAt: instantSchema.nullable(),
  documents: z.array(z.object({ ...documentParams.shape, title: z.string(), revision: rowIdSchema, former: rowIdSchema.nullable() })),
  items: z.array(z.object({ resource: resourceNameSchema, id: rowIdSchema, title: z.string() })),
})

/** Lists the publications of a site. */
export const publicationList = defineCall({
  ...own,
  name: 'publication.list',
  method: 'GET',
  path: '/publication',
  params,
  list: { fields: { savedAt: { kind: 'instant', order: true } }, defaultOrder: 'savedAt:desc' },
  data: z.object({ acts: z.array(actSchema), total: z.number().int().nonnegative() }),
  errors: ['BAD_FILTER'],
  summary:
    'Les publications du site, la dernière d’abord\u00a0: qui, quand, et les documents publiés ensemble. «\u202frevertedAt\u202f» dit qu’elle a été annulée.',
  example: {
    params: {},
    query: 'nbItem=20',
    data: {
      acts: [
        {
          ...{ act: 3, savedAt: '2026-11-20T13:12:07Z', savedBy: { id: 7, name: 'Claire Roy' }, revertedAt: null },
          documents: [{ ...exampleDocument, title: 'Accueil', revision: 32, former: 31 }],
          items: [{ resource: 'news', id: 5, title: 'Vendange 2026' }],
        },
      ],
      total: 1,
    },
  },
})

/** Takes a publication back, all of its documents or none. */
export const publicationRevert = defineCall({
  ...own,
  name: 'publication.revert',
  method: 'DELETE',
  path: '/publication/{act}',
  params: z.object({ act: z.coerce.number().pipe(rowIdSchema) }),
  data: z.null(),
  message: { fr: 'La publication est annulée.', en: 'The publication is taken back.' },
  budget: 'adminWrite',
  errors: ['PUBLICATION_REFUSED'],
  summary:
    'Annule une publication\u00a0: les visiteurs revoient ce qu’ils voyaient auparavant, pour tous ses documents ou aucun\u00a0; une page qu’ils ne voyaient pas n’est plus en ligne. Les brouillons gardent leurs modifications. Un document publié à nouveau depuis la refuse.',
  example: { params: { act: 3 }, data: null },
})
