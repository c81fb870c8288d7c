import { z } from 'zod'
import { field } from '#schemas/admin/resources/field-meta.ts'
import { byLocale, line } from '#schemas/admin/resources/fields.ts'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'
import { capitalName, names, place } from './record-fields.ts'
import { defineRecord } from './record-kind.ts'

/** Kinds by which products are grouped. */
export const productKindRecord = defineRecord({
  name: 'product-kind',
  form: z.strictObject({ value: capitalName(80, { fr: 'Nom interne', en: 'Internal name' }), position: place(), labels: names(80) }),
})

const variationText = z.strictObject({
  label: line(80, { fr: 'Nom', en: 'Name' }),
  /** Name for buyers, where it is another. */
  displayLabel: z.string().min(1).max(80).optional(),
})

/** Ways in which the bottles of a product differ, such as their size. */
export const variationRecord = defineRecord({
  name: 'variation',
  form: z.strictObject({ position: place(), texts: byLocale(variationText) }),
})

/** Values of a variation. */
export const variationValueRecord = defineRecord({
  name: 'variation-value',
  form: z.strictObject({
    variationId: field('number', rowIdSchema, { fr: 'Variation', en: 'Variation', fixed: true }),
    position: place(),
    labels: names(80),
  }),
})

/** Dishes that wines go with, each with its icon. */
export const mealIconRecord = defineRecord({
  name: 'meal-icon',
  form: z.strictObject({
    type: capitalName(80, { fr: 'Nom interne', en: 'Internal name' }),
    icon: line(80, { fr: 'Icône', en: 'Icon' }),
    labels: names(80),
  }),
})
