import type { CallBody } from '#schemas/api/calls.ts'
import { arrivesBefore } from '#domain/shop/orders/payment-deadline.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** The account to which transfers go. */
export interface Bank {
  readonly iban: string
  readonly bic: string | null
}

type Method = NonNullable<CallBody<'order.place'>['payment']>['method']

/** How an order is to be paid; without an account to transfer to it is paid through the provider. */
export interface PaymentChoice {
  readonly method: Method
  readonly bank: Bank | null
}

/** A transfer is waited for so long at most. */
const longestTransfer = 7 * 86_400
/** A payment through the provider is made at once, or the bottles are on sale again. */
const onlineSeconds = 30 * 60
/** In cents: the provider takes no less. */
const leastOnline = 50

/** The account to which the site's transfers go; null when it has told none. */
export async function findBank(parameters: Parameters, scope: Scope): Promise<Bank | null> {
  const [iban, bic] = await Promise.all([parameters.value(scope, 'BANK_IBAN'), parameters.value(scope, 'BANK_BIC')])
  if (typeof iban !== 'string' || iban === '') return null
  return { iban, bic: typeof bic === 'string' && bic !== '' ? bic : null }
}

/** How an order is to be paid: as was said, else online where that is offered; refused when the site does not offer it. */
export async function choosePayment(
  { parameters, isOnline }: { readonly parameters: Parameters; readonly isOnline: boolean },
  scope: Scope,
  said: Method | undefined,
): Promise<PaymentChoice> {
  const method = said ?? (isOnline ? 'CARD' : 'TRANSFER')
  const bank = method === 'TRANSFER' ? await findBank(parameters, scope) : null
  if (method === 'TRANSFER' ? bank === null : !isOnline) throw new ApiError('PAYMENT_UNAVAILABLE')
  return { method, bank }
}

/** Refuses to have paid through the provider what is less than it takes; what costs nothing is not paid at all. */
export function requirePayable({ bank }: PaymentChoice, total: number): void {
  if (bank === null && total > 0 && total < leastOnline) throw new ApiError('PAYMENT_UNAVAILABLE')
}

/** Refuses a payment that cannot come before the day on which what it pays is collected. */
export function requirePaymentBeforePickup(method: Method, collectDay: string | null, now: number): void {
  if (arrivesBefore(method, collectDay, now)) return
  throw new ApiError('PAYMENT_UNAVAILABLE', { reason: method === 'TRANSFER' ? 'TRANSFER_LATE' : 'DEBIT_LATE' })
}

/** For how long a transfer is waited for, in seconds: where the order is collected at a time, until that begins at the latest. */
export function transferSeconds(collectedFrom: Date | null, now: number): number {
  const left = collectedFrom === null ? Infinity : Math.floor((collectedFrom.getTime() - now) / 1000)
  return Math.max(0, Math.min(longestTransfer, left))
}

/** For how long an order waits for its payment, in seconds. */
export function holdSeconds({ bank }: PaymentChoice, collectedFrom: Date | null, now: number): number {
  return bank ? transferSeconds(collectedFrom, now) : onlineSeconds
}
