import { z } from 'zod'
import { field } from '#schemas/admin/resources/field-meta.ts'
import { choice, money, number } from '#schemas/admin/resources/fields.ts'
import { limit, optionalInstant } from './record-fields.ts'
import { defineRecord } from './record-kind.ts'

/** Hundredths of a per cent that take off everything. */
const WHOLE = 10_000

const types = { EURO: { fr: 'Euros', en: 'Euros' }, PERCENT: { fr: 'Pour cent', en: 'Per cent' } }
const onOrder = { ORDER: { fr: 'La commande', en: 'The order' }, SHIPPING_FEES: { fr: 'Les frais de port', en: 'The shipping fees' } }
const onAnything = { PRODUCT: { fr: 'Les produits', en: 'The products' }, ...onOrder }
const base = { fr: 'Porte sur', en: 'Applies to' }

const taken = {
  type: choice(types, { fr: 'Remise en', en: 'Discount in' }),
  /** In cents, or hundredths of a per cent. */
  amount: number({ min: 1, max: 100_000_000 }, { fr: 'Remise', en: 'Discount' }),
}

interface Taken {
  readonly type: string
  readonly amount: number
}

function refuseMoreThanAll({ type, amount }: Taken, context: z.core.$RefinementCtx): void {
  if (type !== 'PERCENT' || amount <= WHOLE) return
  context.addIssue({ code: 'custom', path: ['amount'], input: amount, params: { code: 'MAX', max: WHOLE } })
}

/** A code as orders compare it: in capitals, without blanks around it. */
const code = z
  .string()
  .min(1)
  .max(40)
  .refine((text) => text === text.trim().toUpperCase(), { params: { code: 'FORMAT' } })

/** Codes that buyers type for a discount. */
export const discountCodeRecord = defineRecord({
  name: 'discount-code',
  form: z
    .strictObject({
      code: field('line', code, { fr: 'Code', en: 'Code' }),
      ...taken,
      detailType: choice(onAnything, base),
      startsAt: optionalInstant({ fr: 'Début', en: 'Start' }),
      endsAt: optionalInstant({ fr: 'Fin', en: 'End' }),
      minimumGoods: money({ fr: 'Dès un panier de', en: 'From a cart of' }),
      maximumUses: limit({ fr: 'Utilisations en tout', en: 'Uses in all' }),
      maximumPerBuyer: limit({ fr: 'Utilisations par client', en: 'Uses by buyer' }),
    })
    .superRefine((form, context) => {
      refuseMoreThanAll(form, context)
      const { startsAt, endsAt } = form
      if (startsAt === null || endsAt === null || Date.parse(startsAt) < Date.parse(endsAt)) return
      context.addIssue({ code: 'custom', path: ['endsAt'], params: { code: 'DATE' } })
    }),
})

/** Discounts by the number of bottles. */
export const discountStepRecord = defineRecord({
  name: 'discount-step',
  form: z
    .strictObject({
      bottles: number({ min: 1, max: 100_000 }, { fr: 'Dès un nombre de bouteilles', en: 'From a number of bottles' }),
      ...taken,
      detailType: choice(onOrder, base),
    })
    .superRefine(refuseMoreThanAll),
})

/** Discounts that are put on bottles. */
export const productDiscountRecord = defineRecord({
  name: 'product-discount',
  form: z.strictObject(taken).superRefine(refuseMoreThanAll),
})
