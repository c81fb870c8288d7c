import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { jsonSchema } from '#schemas/api/base/scalars.ts'

/** The components whose configuration the code knows. */
export const componentSlugs = ['PRODUCT_FILE_GENERATOR', 'OPENING_HOURS', 'CONTACT', 'GOOGLE_REVIEWS'] as const

/** A component whose configuration the code knows. */
export type ComponentSlug = (typeof componentSlugs)[number]

/** The configuration of one component; a known one that is not set answers its default. */
export const componentConf = defineCall({
  name: 'component.conf',
  method: 'GET',
  path: '/component/conf/{slug}',
  role: 'V',
  cache: 'C',
  params: z.object({ slug: z.enum(componentSlugs) }),
  data: z.object({ config: z.record(z.string(), jsonSchema) }),
  errors: [],
  summary: 'La configuration d’un composant\u00a0; sa valeur par défaut quand le site n’en a pas fixé.',
  example: {
    params: { slug: 'PRODUCT_FILE_GENERATOR' },
    data: { config: { model: 'CLASSIC', showPrice: false, footer: 'Document non contractuel' } },
  },
})
