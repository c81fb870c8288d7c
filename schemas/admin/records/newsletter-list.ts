import { z } from 'zod'
import { byLocale, line } from '#schemas/admin/resources/fields.ts'
import { place } from './record-fields.ts'
import { defineRecord } from './record-kind.ts'

/** Letters that visitors subscribe to. */
export const newsletterListRecord = defineRecord({
  name: 'newsletter-list',
  form: z.strictObject({
    position: place(),
    texts: byLocale(
      z.strictObject({ name: line(120, { fr: 'Nom', en: 'Name' }), description: z.string().max(1000).nullable().optional() }),
    ),
  }),
})
