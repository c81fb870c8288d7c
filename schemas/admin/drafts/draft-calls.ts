import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { hashSchema, instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { valuesOfBlocks } from '#schemas/api/base/values-of-blocks.ts'
import { authorSchema } from '#schemas/admin/author.ts'
import { documentParams as params, exampleDocument as given } from '#schemas/admin/document-params.ts'
import { knowingUses } from '#schemas/admin/reference-calls.ts'
import { exampleReview, reviewSchema } from '#schemas/admin/review-shapes.ts'
import {
  baseSchema,
  batchIdSchema,
  draftMaySchema,
  editedDocumentSchema,
  issueSchema,
  standingSchema,
  stepRequestSchema,
  stepSchema,
  storedStepSchema,
} from './draft-shapes.ts'
import { confirmedSchema } from './confirmed.ts'

/** The most bytes of a step: an undone removal or a restored revision carries a whole page. */
const STEP_BYTES = 2 * 1024 * 1024

const path = '/draft/{kind}/{id}/{locale}'
const own = { role: 'A', cache: 'N', params } as const

const genesis = `sha256-${'A'.repeat(43)}=`
const chain = `sha256-${'B'.repeat(43)}=`
const hash = `sha256-${'C'.repeat(43)}=`
const batch = {
  id: '0198f2b4-6c1e-4a57-9d3b-52c8e1f07a66',
  operations: [{ op: 'set' as const, id: 'b7f2', pointer: '/title', value: 'Créer sa société' }],
}
const step = { ...batch, by: '7', seq: 1, chain }
const document = {
  head: { url: '', title: 'Accueil', seo: {}, shell: 'default', middleware: [] },
  regions: { main: [{ id: 'b7f2', type: 'hero', v: 2, props: { title: 'Créer sa société' } }] },
  notes: {},
}

/** Opens the draft of a document. */
export const draftOpen = defineCall({
  ...own,
  name: 'draft.open',
  method: 'PUT',
  path,
  data: z.object({
    ...baseSchema.shape,
    document: editedDocumentSchema,
    hash: hashSchema,
    baseRevision: rowIdSchema.nullable(),
    history: z.array(storedStepSchema),
    issues: z.array(issueSchema),
    standing: standingSchema,
    may: draftMaySchema,
    /** The planned version that could not appear, with its reasons and its next attempt; null without one. */
    heldPlan: z.object({ startsAt: instantSchema, reasons: z.array(z.string()), retryAt: instantSchema.nullable() }).nullable(),
  }),
  budget: 'adminWrite',
  errors: [],
  summary:
    'Ouvre le brouillon d’un document dans une langue. La première fois, il est fait de la dernière version enregistrée. «\u202fissues\u202f» dit ce qui empêche de le publier, «\u202fstanding\u202f» si les visiteurs voient le document (ONLINE), le verront (PLANNED), ne le voient plus (OFFLINE) ou ne l’ont jamais vu (NEVER), «\u202fheldPlan\u202f» pourquoi une version prévue n’a pas pu paraître, «\u202fmay\u202f» ce que vous pouvez y faire\u00a0: tout (all), ou changer ses textes, ses images et ses liens (words).',
  example: {
    params: given,
    data: {
      seq: 0,
      chain: genesis,
      document,
      hash,
      baseRevision: 31,
      history: [],
      issues: [],
      standing: 'ONLINE',
      may: 'all',
      heldPlan: null,
    },
  },
})

const answer = {
  steps: z.array(stepSchema),
  hash: hashSchema,
  whole: z
    .object({ ...baseSchema.shape, document: editedDocumentSchema, named: z.array(z.string()), known: z.array(z.string()) })
    .optional(),
}

/** The operation for which a batch is refused, and the right that its author lacks where that is why. */
const refusedOperationSchema = z.object({
  at: z.number().int().nonnegative(),
  op: z.string(),
  block: z.string().nullable(),
  right: z.string().optional(),
})

/** The answer to batches: the steps since their base, the batches that were taken among them. */
export const stepAnswerSchema = z.object({
  ...answer,
  refused: z.object({ id: z.string(), reason: z.string(), operation: refusedOperationSchema.optional() }).optional(),
})

/** Takes the batches of an editor. */
export const draftStep = defineCall({
  ...own,
  name: 'draft.step',
  method: 'POST',
  path: `${path}/step`,
  body: stepRequestSchema,
  verbatim: true,
  bodyLimit: STEP_BYTES,
  bodyValues: valuesOfBlocks(STEP_BYTES),
  data: stepAnswerSchema,
  budget: 'draftSteps',
  errors: [],
  summary:
    'Ajoute des modifications au brouillon, dans l’ordre, chacune une seule fois, si «\u202fbase\u202f» en est la fin\u00a0; répond toutes celles qui la suivent. Une base inconnue reçoit le brouillon entier («\u202fwhole\u202f»). «\u202frefused\u202f» nomme la modification refusée et l’opération en cause\u00a0; NOT_ALLOWED avec «\u202fright\u202f», le droit qui manque à son auteur\u00a0: sans «\u202fpages.write\u202f», seuls les textes, les images et les liens d’une page se changent\u00a0; NOT_OWN, qu’elle annule un acte d’une autre personne.',
  example: { params: given, body: { base: { seq: 0, chain: genesis }, batches: [batch], recent: [] }, data: { steps: [step], hash } },
})

/** Reads the steps since a point of the history of a draft. */
export const draftSteps = defineCall({
  ...own,
  name: 'draft.steps',
  method: 'GET',
  path: `${path}/step`,
  params: params.extend({ seq: z.coerce.number().pipe(baseSchema.shape.seq), chain: hashSchema }),
  inQuery: ['seq', 'chain'],
  data: z.object(answer),
  errors: [],
  summary:
    'Les modifications du brouillon qui suivent un point de son histoire (« seq » et « chain »). Un point inconnu reçoit le brouillon entier (« whole »).',
  example: { params: { ...given, seq: 0, chain: genesis }, data: { steps: [step], hash } },
})

/** Reads the author and the time of a step, for the card of a conflict with it. */
export const draftSignature = defineCall({
  ...own,
  name: 'draft.signature',
  method: 'GET',
  path: `${path}/step/{batch}`,
  params: params.extend({ batch: batchIdSchema }),
  data: z.object({ savedBy: authorSchema, savedAt: instantSchema }),
  errors: [],
  summary: 'L’auteur d’une modification du brouillon et le moment où elle a été enregistrée.',
  example: { params: { ...given, batch: batch.id }, data: { savedBy: { id: 7, name: 'Claire Roy' }, savedAt: '2026-11-20T13:12:07Z' } },
})

/** Lists what stops the publication of a draft. */
export const draftIssues = defineCall({
  ...own,
  name: 'draft.issues',
  method: 'GET',
  path: `${path}/issue`,
  data: z.array(issueSchema),
  errors: [],
  summary: 'Ce qui empêche de publier le brouillon\u00a0: le bloc, l’endroit dans ce bloc, et la phrase à lire.',
  example: { params: given, data: [{ blockId: 'b7f2', pointer: '/props/title', code: 'TOO_SHORT', message: 'C’est trop court.' }] },
})

/** Checks a draft with the facts of its site. */
export const draftReview = defineCall({
  ...own,
  name: 'draft.review',
  method: 'GET',
  path: `${path}/review`,
  data: reviewSchema,
  errors: [],
  summary:
    'Les vérifications du brouillon avant sa publication\u00a0: ce qu’elles ont trouvé («\u202fstop\u202f» empêche de publier, «\u202fadvice\u202f» est un conseil), et les faits du site qui les fondent.',
  example: { params: given, data: exampleReview },
})

/** Removes a draft. */
export const draftDiscard = defineCall({
  ...own,
  name: 'draft.discard',
  method: 'DELETE',
  path,
  data: z.null(),
  message: { fr: 'Le brouillon est abandonné.', en: 'The draft is discarded.' },
  budget: 'adminWrite',
  errors: [],
  summary: 'Abandonne le brouillon d’un document\u00a0: la page en ligne ne change pas.',
  example: { params: given, data: null },
})

/** Publishes a draft as its editor has seen it. */
export const draftPublish = defineCall({
  ...own,
  name: 'draft.publish',
  method: 'POST',
  path: `${path}/publication`,
  body: z.strictObject({ seq: z.number().int().nonnegative(), hash: hashSchema, confirmed: confirmedSchema }),
  data: z.object({ revision: rowIdSchema, former: rowIdSchema.nullable(), ...baseSchema.shape }),
  message: { fr: 'C’est en ligne.', en: 'It is published.' },
  budget: 'adminWrite',
  errors: ['STALE_VERSION', 'PAGE_INVALID', 'TO_CONFIRM', 'PAGE_REQUIRED'],
  summary:
    'Met en ligne le brouillon tel qu’il a été vu\u00a0: son numéro et son empreinte sont ceux de la dernière réponse. S’il a changé depuis, rien n’est publié. «\u202fformer\u202f» est la version que les visiteurs voyaient auparavant, nul s’ils n’en voyaient aucune. TO_CONFIRM nomme dans «\u202fquestions\u202f» ce que «\u202fconfirmed\u202f» ne dit pas encore vu\u00a0: des mots d’exemple (SAMPLE_WORDS), des textes pas encore traduits (UNTRANSLATED), un texte dont deux versions attendent un collègue (TWO_VERSIONS).',
  example: { params: given, body: { seq: 1, hash }, data: { revision: 32, former: 31, seq: 2, chain } },
})

/** Takes a published document offline. Its draft stays. */
export const draftUnpublish = defineCall({
  ...own,
  ...knowingUses(params, { kind: 'page', id: 'id' }),
  name: 'draft.unpublish',
  method: 'DELETE',
  path: `${path}/publication`,
  data: baseSchema,
  message: { fr: 'Ce n’est plus en ligne.', en: 'It is no longer published.' },
  budget: 'adminWrite',
  errors: ['PAGE_REQUIRED', 'IN_USE'],
  summary:
    'Retire la page du site dans une langue : les visiteurs ne la voient plus, son brouillon et ses versions restent. Une page en ligne utilisée à plus d’endroits que «\u202fused\u202f» n’en dit est refusée. L’accueil et les pages dont le site a besoin (connexion, panier, mentions légales…) ne se retirent pas. Un en-tête et un pied de page retirés dans une langue laissent place à ceux de la langue par défaut du site.',
  example: { params: given, data: { seq: 3, chain } },
})
