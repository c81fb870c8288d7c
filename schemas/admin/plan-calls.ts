import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { hashSchema, instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { confirmedSchema } from './drafts/confirmed.ts'
import { authorSchema } from './author.ts'
import { documentParams, exampleDocument } from './document-params.ts'
import { itemVersionSchema } from './resources/calls/item-shapes.ts'
import { baseSchema } from './drafts/draft-shapes.ts'

const own = { role: 'A', cache: 'N' } as const
const planParams = z.object({ plan: z.coerce.number().pipe(rowIdSchema) })
const time = {
  startsAt: instantSchema,
  /** Null for a version that becomes the ordinary one. */
  endsAt: instantSchema.nullable(),
  name: z.string().min(1).max(80).nullable(),
}
const christmas = { startsAt: '2026-12-01T07:00:00.000Z', endsAt: '2026-12-26T19:00:00.000Z', name: 'Noël' }

/** States of a planned version: before its time, in it, after it, and held by the check before it. */
export const planStates = ['WAITING', 'RUNNING', 'OVER', 'HELD'] as const

const planSchema = z.object({
  plan: rowIdSchema,
  ...documentParams.shape,
  /** A document, or an item of `resource`. */
  kind: z.enum([...documentParams.shape.kind.options, 'item']),
  resource: z.string().nullable(),
  /** The revision of a document; of an item, the version that it was planned from. */
  revision: rowIdSchema,
  /** Empty for a header, a footer and a menu. */
  title: z.string(),
  /** Null for what has no address of its own. */
  url: z.string().nullable(),
  ...time,
  name: z.string().nullable(),
  state: z.enum(planStates),
  /** True where visitors see another version before it, and after its end. */
  hasOrdinary: z.boolean(),
  /** The faults for which a version is held. */
  heldFor: z.array(z.object({ blockId: z.string().nullable(), pointer: z.string(), code: z.string(), message: z.string() })),
  /** The next attempt of a version that is held because its check or its publication failed; null where its owner has to act. */
  retryAt: instantSchema.nullable(),
  savedAt: instantSchema,
  savedBy: authorSchema,
})

/** The replaced version with its time and name, by which the replacement is taken back; null without one. */
const formerSchema = z
  .object({ revision: rowIdSchema, startsAt: instantSchema, endsAt: instantSchema.nullable(), name: z.string().nullable() })
  .nullable()

/** Lists the planned versions of a site whose time meets a period. */
export const planList = defineCall({
  ...own,
  name: 'plan.list',
  method: 'GET',
  path: '/plan',
  params: z.object({ from: instantSchema, until: instantSchema }),
  inQuery: ['from', 'until'],
  data: z.array(planSchema),
  errors: [],
  summary:
    'Les versions programmées dont le temps touche une période («\u202ffrom\u202f» à «\u202funtil\u202f»), la première à paraître d’abord, 500 au plus\u00a0: à venir (WAITING), en ligne (RUNNING), passée (OVER) ou retenue (HELD)\u00a0: relue juste avant son heure, elle avait les fautes de «\u202fheldFor\u202f», ou n’a pas pu paraître et sera essayée de nouveau à «\u202fretryAt\u202f»\u00a0; les visiteurs ne la voient pas.',
  example: {
    params: { from: '2026-12-01T00:00:00Z', until: '2027-01-01T00:00:00Z' },
    data: [
      {
        ...{
          plan: 4,
          ...exampleDocument,
          resource: null,
          revision: 33,
          title: 'Accueil',
          url: '',
          ...christmas,
          state: 'WAITING' as const,
          hasOrdinary: true,
          heldFor: [],
          retryAt: null,
        },
        ...{ savedAt: '2026-11-20T13:12:07Z', savedBy: { id: 7, name: 'Claire Roy' } },
      },
    ],
  },
})

/** Plans a draft as a version with a time of its own. */
export const planCreate = defineCall({
  ...own,
  name: 'plan.create',
  method: 'POST',
  path: '/draft/{kind}/{id}/{locale}/plan',
  params: documentParams,
  /** `replaces`: the planned version in whose place the draft is planned. */
  body: z.strictObject({
    seq: z.number().int().nonnegative(),
    hash: hashSchema,
    ...time,
    replaces: rowIdSchema.optional(),
    confirmed: confirmedSchema,
  }),
  data: z.object({
    plan: rowIdSchema,
    ...baseSchema.shape,
    /** True where a new entry of the page waits for the publication of the menu. */
    isEntryWaiting: z.boolean(),
    former: formerSchema,
  }),
  status: 201,
  idempotent: true,
  message: { fr: 'La version est programmée.', en: 'The version is planned.' },
  budget: 'adminWrite',
  errors: ['STALE_VERSION', 'PAGE_INVALID', 'TO_CONFIRM', 'PLAN_OVERLAPS', 'PLAN_PAST'],
  summary:
    'Programme le brouillon tel qu’il a été vu\u00a0: les visiteurs le voient dès «\u202fstartsAt\u202f». Avec «\u202fendsAt\u202f», la version ordinaire revient alors, avec ce qui y a été publié d’ici là, et le brouillon d’une page en ligne reprend aussitôt cette version\u00a0; sans fin, la version programmée devient l’ordinaire. Deux versions avec une fin ne se chevauchent pas. L’adresse reste celle de la page. Les nouvelles entrées d’une page hors ligne suivent son temps, avec les titres sans lien au-dessus d’elles\u00a0; «\u202fisEntryWaiting\u202f» dit qu’une entrée, placée sous un nouveau lien, attend la publication du menu. Avec «\u202freplaces\u202f», le brouillon prend la place d’une version programmée du même document, qui garde son numéro\u00a0; «\u202fformer\u202f» dit quelle version elle montrait. PLAN_OVERLAPS nomme dans «\u202fplan\u202f» la version à remplacer quand il n’y en a qu’une. Les questions de TO_CONFIRM sont celles d’une mise en ligne.',
  example: {
    params: exampleDocument,
    body: { seq: 4, hash: `sha256-${'C'.repeat(43)}=`, ...christmas },
    data: { plan: 4, seq: 5, chain: `sha256-${'B'.repeat(43)}=`, isEntryWaiting: false, former: null },
  },
})

/** Plans the edited form of an item of a resource. */
export const planCreateOfItem = defineCall({
  ...own,
  name: 'plan.createOfItem',
  method: 'POST',
  path: '/plan/item/{resource}/{id}',
  params: z.object({ resource: z.string().min(1).max(40), id: z.coerce.number().pipe(rowIdSchema) }),
  /** `replaces`: the planned change of the same item in whose place this one is planned. */
  body: z.strictObject({ version: itemVersionSchema, ...time, replaces: rowIdSchema.optional() }),
  data: z.object({ plan: rowIdSchema, former: formerSchema }),
  status: 201,
  idempotent: true,
  message: { fr: 'Le changement est programmé.', en: 'The change is planned.' },
  budget: 'adminWrite',
  errors: ['STALE_VERSION', 'PLAN_OVERLAPS', 'PLAN_PAST', 'APPROVAL_REQUIRED'],
  summary:
    'Programme ce qui est modifié d’un contenu en ligne (une actualité par exemple), tel qu’il a été vu\u00a0: les visiteurs le voient dès «\u202fstartsAt\u202f», sans que le contenu soit jamais absent. Avec «\u202fendsAt\u202f», ce qui est en ligne aujourd’hui revient alors, avec ce qui y a été publié d’ici là\u00a0; sans fin, le changement devient l’ordinaire. Le contenu reprend aussitôt ce que voient les visiteurs. Deux changements avec une fin ne se chevauchent pas. Avec «\u202freplaces\u202f», le changement prend la place d’un autre du même contenu, programmé, qui garde son numéro\u00a0; «\u202fformer\u202f» dit quelle version il montrait. PLAN_OVERLAPS nomme dans «\u202fplan\u202f» le changement à remplacer quand il n’y en a qu’un.',
  example: { params: { resource: 'news', id: 5 }, body: { version: 12, ...christmas }, data: { plan: 5, former: null } },
})

/** Gives a planned version another time or name. */
export const planChange = defineCall({
  ...own,
  name: 'plan.change',
  method: 'PUT',
  path: '/plan/{plan}',
  params: planParams,
  /** `revision`: another version of the document to show at that time, such as the one that was replaced. */
  body: z.strictObject({ ...time, revision: rowIdSchema.optional(), confirmed: confirmedSchema }),
  data: z.null(),
  message: { fr: 'Les dates sont changées.', en: 'The dates are changed.' },
  budget: 'adminWrite',
  errors: ['PAGE_INVALID', 'TO_CONFIRM', 'PLAN_OVERLAPS', 'PLAN_PAST'],
  summary:
    'Change les dates ou le nom d’une version programmée qui n’est pas passée, et la relit. «\u202frevision\u202f» y remet une version du même document, comme celle qui a été remplacée\u00a0; le changement d’un contenu qu’elle remplace y redevient le brouillon.',
  example: { params: { plan: 4 }, body: { ...christmas, endsAt: '2027-01-02T19:00:00.000Z' }, data: null },
})

/** Takes a planned version out of the calendar. */
export const planCancel = defineCall({
  ...own,
  name: 'plan.cancel',
  method: 'DELETE',
  path: '/plan/{plan}',
  params: planParams,
  data: z.null(),
  message: { fr: 'La version est retirée du calendrier.', en: 'The version is taken out of the calendar.' },
  budget: 'adminWrite',
  errors: [],
  summary: 'Retire une version programmée du calendrier. Si les visiteurs la voient, la version ordinaire revient tout de suite.',
  example: { params: { plan: 4 }, data: null },
})
