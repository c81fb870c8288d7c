import { z } from 'zod'
import { deliveryTypes } from '#schemas/api/shop/order-calls.ts'

const day = z.iso.date()

/** A placed order with amounts in cents, as its mails show it. */
export const mailedOrder = z.object({
  ...{ reference: z.string(), orderedAt: z.iso.datetime({ offset: true }) },
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), total: z.int() })).min(1),
  /** The discounts: by a code or by the number of bottles. */
  reductions: z.array(z.object({ code: z.string().nullable(), value: z.int() })),
  ...{ subtotal: z.int(), shipping: z.int(), total: z.int() },
  deliveryType: z.enum(deliveryTypes),
  ...{ carrier: z.string().nullable(), destination: z.array(z.string()) },
  /** The delivery time in working days after the payment, or the pickup time. */
  delayDays: z.tuple([z.int(), z.int()]).nullish(),
  collectAt: z.object({ day, from: z.string(), to: z.string() }).nullish(),
  /** The gift card. Mails queued by an older version have none. */
  gift: z.object({ from: z.string(), message: z.string().nullable() }).nullish(),
  /** The billing address, line by line. Mails queued by an older version have none. */
  billing: z.array(z.string()).optional(),
  /** The billed company. */
  company: z
    .object({ name: z.string(), siret: z.string().nullable(), vatNumber: z.string().nullable(), reference: z.string().nullable() })
    .nullish(),
})
