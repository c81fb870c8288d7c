import { z } from 'zod'
import { settingResource } from '#schemas/admin/settings/setting-resource.ts'
import { singleItem, singleItemCalls } from '#schemas/admin/resources/calls/single-item-calls.ts'
import { defineCall } from '#schemas/api/base/define-call.ts'

const own = { role: 'A', cache: 'N' } as const
const params = z.object({})
const { item, example: itemExample } = singleItem(settingResource)

/** Numbers of what a closed shop takes from visitors. */
const shopSchema = z.object({
  products: z.number().int().nonnegative(),
  pages: z.number().int().nonnegative(),
  /** Orders that are neither delivered nor cancelled. */
  orders: z.number().int().nonnegative(),
})

/** Reads the settings of a site, with what its shop has. */
export const settingRead = defineCall({
  ...own,
  name: 'setting.read',
  method: 'GET',
  path: '/setting',
  params,
  data: z.object({ item, shop: shopSchema }),
  errors: [],
  summary: 'Lit les réglages du site\u00a0: une valeur nulle est celle par défaut. Dit aussi combien de vins et de pages la boutique a.',
  example: { params: {}, data: { item: itemExample, shop: { products: 12, pages: 5, orders: 2 } } },
})

/** The calls of the settings of a site. */
export const settingCalls = [
  settingRead,
  ...singleItemCalls({
    resource: settingResource,
    changed: 'FREE_SHIPPING_PRICE',
    verbatim: true,
    message: { fr: 'Les réglages sont enregistrés.', en: 'The settings are saved.' },
    summaries: {
      update:
        'Change les réglages, dans l’instant\u00a0; l’en-tête If-Match porte la version lue. Une valeur nulle revient à celle par défaut.',
      history: 'Dit ce qui a changé dans les réglages, quand et par qui, le plus récent d’abord.',
      at: 'Lit une version passée des réglages.',
    },
  }),
] as const
