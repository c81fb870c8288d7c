import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { documentParams } from './document-params.ts'

/** The most pages that are named; all of them are counted. */
export const MAX_DOCUMENTS = 500

/** Reads which pages a header and footer stand around. */
export const shellReach = defineCall({
  name: 'shell.reach',
  method: 'GET',
  path: '/shell/{id}/{locale}/reach',
  role: 'A',
  cache: 'N',
  params: documentParams.omit({ kind: true }),
  data: z.object({
    pages: z.number().int().nonnegative(),
    followers: z.array(localeCodeSchema),
    isOwn: z.boolean(),
    sample: z.object({ id: rowIdSchema, title: z.string() }).nullable(),
    documents: z.array(z.object({ id: rowIdSchema, title: z.string(), locale: localeCodeSchema })).max(MAX_DOCUMENTS),
  }),
  errors: [],
  summary:
    'Les pages en ligne qu’entourent un en-tête et un pied de page dans une langue\u00a0: leur nombre, celles des langues sans les leurs («\u202ffollowers\u202f») comprises, si la langue a les siens («\u202fisOwn\u202f»), et l’une d’elles, l’accueil si possible, et les premières dans l’ordre des adresses (« documents »).',
  example: {
    params: { id: 1, locale: 'fr_FR' },
    data: {
      ...{ pages: 42, followers: ['en_GB'], isOwn: true, sample: { id: 12, title: 'Accueil' } },
      documents: [{ id: 12, title: 'Accueil', locale: 'fr_FR' }],
    },
  },
})
