import { z } from 'zod'
import { hoursResource } from '#schemas/admin/hours/hours-resource.ts'
import { singleItem, singleItemCalls } from '#schemas/admin/resources/calls/single-item-calls.ts'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'

const own = { role: 'A', cache: 'N' } as const
const params = z.object({})
const { item, example: itemExample } = singleItem(hoursResource)

/** Reads the opening hours of a site, with the places that derive from them. */
export const hoursRead = defineCall({
  ...own,
  name: 'hours.read',
  method: 'GET',
  path: '/hours',
  params,
  data: z.object({
    item,
    /** The day that it is on the site. */
    today: z.iso.date(),
    /** Slots of collection of a week; null where none are booked. */
    slots: z.number().int().nonnegative().nullable(),
    addresses: z.array(z.object({ id: rowIdSchema, name: z.string(), hours: z.string().nullable() })),
  }),
  errors: [],
  summary:
    'Lit les horaires du site\u00a0: la semaine, les jours particuliers, les congés, et ce qui en découle. Le pied de page, les blocs, le retrait et les données pour les moteurs de recherche les suivent.',
  example: { params: {}, data: { item: itemExample, today: '2026-11-28', slots: 4, addresses: [] } },
})

/** The calls of the opening hours of a site. */
export const hoursCalls = [
  hoursRead,
  ...singleItemCalls({
    resource: hoursResource,
    changed: 'days',
    verbatim: true,
    message: { fr: 'Les horaires sont à jour partout.', en: 'The opening hours are up to date everywhere.' },
    summaries: {
      update: 'Change les horaires partout, dans l’instant\u00a0; l’en-tête If-Match porte la version lue.',
      history: 'Dit ce qui a changé dans les horaires, quand et par qui, le plus récent d’abord.',
      at: 'Lit une version passée des horaires.',
    },
  }),
] as const
