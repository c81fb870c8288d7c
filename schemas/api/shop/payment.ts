import { z } from 'zod'

/** How an order is paid. */
export const paymentMethods = ['CARD', 'SEPA_DEBIT', 'TRANSFER'] as const

/** The ways that go through the payment provider. */
export const onlineMethods = ['CARD', 'SEPA_DEBIT'] as const

/** How an order is paid by transfer. */
export const transferSchema = z.object({
  method: z.literal('TRANSFER'),
  ...{ iban: z.string(), bic: z.string().nullable(), label: z.string(), dueAt: z.iso.date() },
})

/** How an order is paid by card or by debit: with what the provider's own form is opened; null when the provider did not answer, then it is asked again. */
export const onlinePaymentSchema = z.object({ method: z.enum(onlineMethods), clientSecret: z.string().nullable() })

/** What is left to do to pay an order; null when nothing is. */
export const orderPaymentSchema = z.union([onlinePaymentSchema, transferSchema]).nullable()

/** What is left to do to pay an order; null when nothing is. */
export type PaymentDto = z.infer<typeof orderPaymentSchema>
