import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { authorSchema } from './author.ts'
import { SHARE_PASSWORD } from './share-password.ts'
import { documentParams as params, exampleDocument as given } from './document-params.ts'

const path = '/draft/{kind}/{id}/{locale}/share'
const own = { role: 'A', cache: 'N', params } as const
const until = '2026-12-04T13:12:07Z'
const oneLink = params.extend({ share: z.coerce.number().pipe(rowIdSchema) })

/** Makes a link that shows a draft to the people who get it. */
export const shareCreate = defineCall({
  ...own,
  name: 'share.create',
  method: 'POST',
  path,
  data: z.object({ share: rowIdSchema, url: z.string(), until: instantSchema }),
  status: 201,
  idempotent: true,
  message: { fr: 'Le lien est prêt.', en: 'The link is ready.' },
  budget: 'adminWrite',
  errors: [],
  summary:
    'Crée un lien qui montre le brouillon d’une page, ou d’un en-tête et d’un pied de page, à qui l’a reçu, pendant sept jours, sans compte et sans rien pouvoir changer.',
  example: { params: given, data: { share: 4, url: `https://www.exemple.fr/voir/${'A'.repeat(43)}`, until } },
})

/** Lists the links that still show a draft. */
export const shareList = defineCall({
  ...own,
  name: 'share.list',
  method: 'GET',
  path,
  data: z.array(
    z.object({
      ...{ share: rowIdSchema, sharedBy: authorSchema, sharedAt: instantSchema, until: instantSchema },
      /** How often it was opened, and the last time; null before the first one. */
      ...{ opened: z.number().int().nonnegative(), openedAt: instantSchema.nullable() },
      /** Null for a link whose address is no longer known. */
      ...{ url: z.string().nullable(), hasPassword: z.boolean() },
    }),
  ),
  errors: [],
  summary:
    'Les liens qui montrent encore le brouillon\u00a0: qui les a créés, quand, jusqu’à quand ils s’ouvrent, combien de fois ils ont été ouverts et quand la dernière, leur adresse, et s’ils demandent un mot de passe. «\u202furl\u202f» est vide pour un lien dont l’adresse ne peut plus être lue.',
  example: {
    params: given,
    data: [
      {
        share: 4,
        sharedBy: { id: 7, name: 'Claire Roy' },
        sharedAt: '2026-11-27T13:12:07Z',
        until,
        opened: 3,
        openedAt: '2026-11-28T16:20:00Z',
        url: `https://www.exemple.fr/voir/${'A'.repeat(43)}`,
        hasPassword: false,
      },
    ],
  },
})

/** Gives a link to a draft another end or password. */
export const shareChange = defineCall({
  ...own,
  name: 'share.change',
  method: 'PUT',
  path: `${path}/{share}`,
  params: oneLink,
  /** `until`: the last day of the link. A null password takes it away; what is left out stays. */
  body: z.strictObject({ until: z.iso.date().optional(), password: z.string().min(SHARE_PASSWORD).max(200).nullable().optional() }),
  data: z.object({ until: instantSchema }),
  message: { fr: 'Le lien est changé.', en: 'The link is changed.' },
  budget: 'adminWrite',
  errors: [],
  summary:
    'Donne à un lien vers le brouillon un autre dernier jour, d’aujourd’hui à un an, ou un mot de passe, que sa page demande alors. Un mot de passe vide (null) l’enlève\u00a0; ce qui n’est pas envoyé reste.',
  example: { params: { ...given, share: 4 }, body: { until: '2026-12-04' }, data: { until: '2026-12-04T22:59:59Z' } },
})

/** Ends a link to a draft. */
export const shareRevoke = defineCall({
  ...own,
  name: 'share.revoke',
  method: 'DELETE',
  path: `${path}/{share}`,
  params: oneLink,
  data: z.null(),
  message: { fr: 'Le lien ne s’ouvre plus.', en: 'The link no longer opens.' },
  budget: 'adminWrite',
  errors: [],
  summary: 'Retire un lien vers le brouillon\u00a0: il ne s’ouvre plus pour personne.',
  example: { params: { ...given, share: 4 }, data: null },
})
