import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { authorSchema } from './author.ts'
import { documentParams as params, exampleDocument as given } from './document-params.ts'

const path = '/draft/{kind}/{id}/{locale}/share'
const own = { role: 'A', cache: 'N', params } as const
const until = '2026-12-04T13:12:07Z'

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
    'Crée un lien qui montre le brouillon d’une page, ou d’un en-tête et d’un pied de page, à qui l’a reçu, pendant sept jours, sans compte et sans rien pouvoir changer. L’adresse n’est donnée que cette fois\u00a0: seule son empreinte est gardée.',
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
    }),
  ),
  errors: [],
  summary:
    'Les liens qui montrent encore le brouillon\u00a0: qui les a créés, quand, jusqu’à quand ils s’ouvrent, combien de fois ils ont été ouverts et quand la dernière.',
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
      },
    ],
  },
})

/** Ends a link to a draft. */
export const shareRevoke = defineCall({
  ...own,
  name: 'share.revoke',
  method: 'DELETE',
  path: `${path}/{share}`,
  params: params.extend({ share: z.coerce.number().pipe(rowIdSchema) }),
  data: z.null(),
  message: { fr: 'Le lien ne s’ouvre plus.', en: 'The link no longer opens.' },
  budget: 'adminWrite',
  errors: [],
  summary: 'Retire un lien vers le brouillon\u00a0: il ne s’ouvre plus pour personne.',
  example: { params: { ...given, share: 4 }, data: null },
})
