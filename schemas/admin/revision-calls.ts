import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { hashSchema, instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { authorSchema } from './author.ts'
import { documentParams, exampleDocument } from './document-params.ts'
import { stepAnswerSchema } from './drafts/draft-calls.ts'
import { baseSchema, editedDocumentSchema, ownBatchIdSchema } from './drafts/draft-shapes.ts'

const path = '/revision/{kind}/{id}/{locale}'
const params = documentParams.extend({ revision: z.coerce.number().pipe(rowIdSchema) })
const given = { ...exampleDocument, revision: 31 }

const revisionSchema = z.object({
  id: rowIdSchema,
  title: z.string(),
  savedAt: instantSchema,
  savedBy: authorSchema,
  /** True for content that no account has written: that of the site at its beginning, and of its updates. */
  isImported: z.boolean(),
  /** True for the revision that visitors see. */
  isPublished: z.boolean(),
})

const listedSchema = revisionSchema.extend({
  /** The name that an editor gave it; null for a version without one. */
  name: z.string().nullable(),
  /** The time for which it is planned, from its first one that is not over; null for a version that is not. */
  planned: z.object({ startsAt: instantSchema, endsAt: instantSchema.nullable() }).nullable(),
  /** The difference from the version saved before it, in words; null for the first one. */
  changes: z.object({ what: z.string(), where: z.string(), count: z.number().int().nonnegative() }).nullable(),
  /** The newest earlier version with the same content; null where there is none, or where it is the one saved before it. */
  restores: z.object({ id: rowIdSchema, savedAt: instantSchema }).nullable(),
})
const revision = {
  ...{ id: 31, title: 'Accueil', savedAt: '2026-11-20T13:12:07Z' },
  ...{ savedBy: { id: 7, name: 'Claire Roy' }, isImported: false, isPublished: true },
}

/** Lists the saved states of a document. */
export const revisionList = defineCall({
  name: 'revision.list',
  method: 'GET',
  path,
  role: 'A',
  cache: 'N',
  params: documentParams,
  list: { fields: { savedAt: { kind: 'instant', order: true } }, defaultOrder: 'savedAt:desc' },
  data: z.object({ revisions: z.array(listedSchema), total: z.number().int().nonnegative() }),
  errors: ['BAD_FILTER'],
  summary:
    'Les versions enregistrées d’un document dans une langue, la dernière d’abord\u00a0: chaque publication en fait une. «\u202fchanges\u202f» dit en deux lignes ce qui la distingue de la précédente, «\u202frestores\u202f» laquelle elle rétablit, «\u202fplanned\u202f» quand une version programmée paraît.',
  example: {
    params: exampleDocument,
    query: 'nbItem=20',
    data: {
      revisions: [
        {
          ...revision,
          name: 'Avant l’hiver',
          planned: null,
          changes: { what: 'Titre et introduction', where: 'Bandeau d’accueil', count: 1 },
          restores: null,
        },
      ],
      total: 1,
    },
  },
})

/** Stores a draft as a version with a name. */
export const revisionName = defineCall({
  name: 'revision.name',
  method: 'POST',
  path,
  role: 'A',
  cache: 'N',
  params: documentParams,
  body: z.strictObject({ seq: z.number().int().nonnegative(), hash: hashSchema, name: z.string().min(1).max(80) }),
  data: z.object({ revision: rowIdSchema }),
  status: 201,
  idempotent: true,
  message: { fr: 'La version est nommée.', en: 'The version has its name.' },
  budget: 'adminWrite',
  errors: ['STALE_VERSION', 'PAGE_INVALID'],
  summary:
    'Garde le brouillon tel qu’il a été vu comme une version nommée, que les visiteurs ne voient pas. Sans modification, c’est la version dont il part qui reçoit le nom.',
  example: { params: exampleDocument, body: { seq: 4, hash: `sha256-${'C'.repeat(43)}=`, name: 'Avant l’hiver' }, data: { revision: 32 } },
})

/** Reads one saved state of a document, as a draft holds it. */
export const revisionRead = defineCall({
  name: 'revision.read',
  method: 'GET',
  path: `${path}/{revision}`,
  role: 'A',
  cache: 'N',
  params,
  data: revisionSchema.extend({ document: editedDocumentSchema }),
  errors: [],
  summary: 'Une version enregistrée, comme un brouillon la contient\u00a0: pour la lire, la comparer ou la rétablir.',
  example: {
    params: given,
    data: {
      ...revision,
      document: {
        head: { url: '', title: 'Accueil', seo: {}, shell: 'default', middleware: [] },
        regions: { main: [{ id: 'b7f2', type: 'hero', v: 2, props: { title: 'Créer sa société' } }] },
        notes: {},
      },
    },
  },
})

/** Brings a saved state back into the draft, as one batch, which is merged and undone like other batches. */
export const revisionRestore = defineCall({
  name: 'revision.restore',
  method: 'POST',
  path: `${path}/{revision}/restoration`,
  role: 'A',
  cache: 'N',
  params,
  body: z.strictObject({ base: baseSchema, batch: ownBatchIdSchema }),
  data: stepAnswerSchema,
  budget: 'adminWrite',
  errors: ['STALE_VERSION'],
  summary:
    'Rétablit une version enregistrée dans le brouillon\u00a0: la différence est ajoutée en une seule modification, qui s’annule comme les autres. «\u202fbatch\u202f» la nomme\u00a0: répétée, elle n’est faite qu’une fois. Si le brouillon a des modifications qui suivent «\u202fbase\u202f», rien n’est repris. La page en ligne ne change pas.',
  example: {
    params: given,
    body: { base: { seq: 1, chain: `sha256-${'B'.repeat(43)}=` }, batch: '0198f2b4-6c1e-4a57-9d3b-52c8e1f07a67' },
    data: {
      steps: [
        {
          ...{ id: '0198f2b4-6c1e-4a57-9d3b-52c8e1f07a67', by: '7', seq: 2, chain: `sha256-${'D'.repeat(43)}=`, label: 'restore' },
          operations: [{ op: 'set' as const, id: 'b7f2', pointer: '/title', value: 'Créer sa société' }],
        },
      ],
      hash: `sha256-${'C'.repeat(43)}=`,
    },
  },
})
