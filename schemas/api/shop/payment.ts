import { z } from 'zod'
import { instantSchema } from '#schemas/api/base/scalars.ts'

/** The methods by which an order is paid. */
export const paymentMethods = ['CARD', 'SEPA_DEBIT', 'TRANSFER'] as const

/** The methods that go through the payment provider. */
export const onlineMethods = ['CARD', 'SEPA_DEBIT'] as const

/** The transfer that pays an order. */
export const transferSchema = z.object({
  method: z.literal('TRANSFER'),
  ...{ iban: z.string(), bic: z.string().nullable(), label: z.string(), dueAt: z.iso.date() },
  /** Before when the link in the mail of the order has to be opened; then the stock is reserved until the transfer is due. Absent when that is not needed. */
  confirmBy: instantSchema.optional(),
})

/** The payment of an order by card or by debit: the secret opens the form of the provider. It is null when the provider did not answer, who is asked again later. */
export const onlinePaymentSchema = z.object({ method: z.enum(onlineMethods), clientSecret: z.string().nullable() })

/** The payment that an order waits for; null when it waits for none. */
export const orderPaymentSchema = z.union([onlinePaymentSchema, transferSchema]).nullable()

/** The payment that an order waits for; null when it waits for none. */
export type PaymentDto = z.infer<typeof orderPaymentSchema>
