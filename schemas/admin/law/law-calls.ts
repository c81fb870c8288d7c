import { z } from 'zod'
import { singleItem, singleItemCalls } from '#schemas/admin/resources/calls/single-item-calls.ts'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { lawResource } from './law-resource.ts'

const own = { role: 'A', cache: 'N' } as const
const params = z.object({})
const { item, example: itemExample } = singleItem(lawResource)

/** Reads the legal texts of a site, with the values that their placeholders have in each language. */
export const lawRead = defineCall({
  ...own,
  name: 'law.read',
  method: 'GET',
  path: '/law',
  params,
  data: z.object({
    item,
    /** Values of the placeholders; null for a value that has nothing to say on this site. */
    values: z.array(z.object({ name: z.string(), label: z.string(), value: z.string().nullable() })),
    /** True for a site whose shop is open. */
    isShop: z.boolean(),
    /** Orders that were placed under the terms of sale as they are now. */
    orders: z.number().int().nonnegative(),
  }),
  errors: [],
  summary:
    'Lit les textes légaux du site dans chaque langue, les valeurs du site qu’ils nomment, et les commandes passées sous les conditions en vigueur.',
  example: {
    params: {},
    data: {
      ...{ item: itemExample, isShop: true, orders: 94 },
      values: [{ name: 'COMPANY_NAME', label: 'Nom de l’entreprise', value: 'Combes-Noires' }],
    },
  },
})

/** The calls of the legal texts of a site. */
export const lawCalls = [
  lawRead,
  ...singleItemCalls({
    resource: lawResource,
    changed: 'texts.fr_FR.saleTerms',
    verbatim: true,
    message: { fr: 'Les textes sont en vigueur.', en: 'The texts are in force.' },
    summaries: {
      update:
        'Met en vigueur les textes légaux, dans l’instant\u00a0; les commandes passées gardent la version qu’elles ont acceptée. L’en-tête If-Match porte la version lue.',
      history: 'Dit ce qui a changé dans les textes légaux, quand et par qui, le plus récent d’abord.',
      at: 'Lit une version passée des textes légaux.',
    },
  }),
] as const
