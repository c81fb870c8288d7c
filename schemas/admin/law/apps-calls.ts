import { z } from 'zod'
import { singleItem, singleItemCalls } from '#schemas/admin/resources/calls/single-item-calls.ts'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { appsResource } from './apps-resource.ts'

const own = { role: 'A', cache: 'N' } as const
const params = z.object({})
const { item, example: itemExample } = singleItem(appsResource)

/** Reads the external services of a site, with the choices of visitors of the last thirty days. */
export const appsRead = defineCall({
  ...own,
  name: 'apps.read',
  method: 'GET',
  path: '/apps',
  params,
  data: z.object({
    item,
    consents: z.object({ agreed: z.number().int().nonnegative(), refused: z.number().int().nonnegative() }),
    /** True when a script of the site is loaded after consent. */
    hasScript: z.boolean(),
  }),
  errors: [],
  summary: 'Lit les services extérieurs du site, leurs réglages, et les choix des visiteurs depuis trente jours.',
  example: { params: {}, data: { item: itemExample, consents: { agreed: 312, refused: 128 }, hasScript: false } },
})

/** The calls of the external services of a site. */
export const appsCalls = [
  appsRead,
  ...singleItemCalls({
    resource: appsResource,
    changed: 'matomo',
    message: { fr: 'Les applications sont à jour sur le site.', en: 'The external services are up to date on the site.' },
    summaries: {
      update:
        'Met en marche ou arrête des services extérieurs\u00a0: bandeau, politique de sécurité, texte des cookies et scripts suivent dans l’instant. L’en-tête If-Match porte la version lue.',
      history: 'Dit ce qui a changé dans les applications, quand et par qui, le plus récent d’abord.',
      at: 'Lit une version passée des applications.',
    },
  }),
] as const
