import type { CallBody } from '#schemas/api/calls.ts'
import type { PaymentDto } from '#schemas/api/shop/payment.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { arrivesBefore } from '#domain/shop/orders/payment-deadline.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { unprovedHoldSeconds } from './unpaid-ceilings.ts'

/** The account to which transfers go. */
export interface Bank {
  readonly iban: string
  readonly bic: string | null
}

type Method = NonNullable<CallBody<'order.place'>['payment']>['method']

/** How an order is paid: by transfer to an account, else through the provider. */
export interface PaymentChoice {
  readonly method: Method
  readonly bank: Bank | null
}

/** The longest time to wait for a transfer, in seconds. */
const MAX_TRANSFER_SECONDS = 7 * 86_400
/** The time to pay through the provider, in seconds; then the stock is released. */
const onlineSeconds = 30 * 60
/** The smallest amount that the provider takes, in cents. */
const MIN_ONLINE_CENTS = 50

/** The account to which the site's transfers go; null when the site has none. */
export async function findBank(parameters: Parameters, scope: Scope): Promise<Bank | null> {
  const [iban, bic] = await Promise.all([parameters.value(scope, 'BANK_IBAN'), parameters.value(scope, 'BANK_BIC')])
  if (typeof iban !== 'string' || iban === '') return null
  return { iban, bic: typeof bic === 'string' && bic !== '' ? bic : null }
}

/** Chooses how an order is paid: as requested, else online where the site offers that. Throws when the site does not offer the method. */
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

/** Throws when an amount is too small for the provider; an order that costs nothing is not paid at all. */
export function requirePayable({ bank }: PaymentChoice, total: number): void {
  if (bank === null && total > 0 && total < MIN_ONLINE_CENTS) throw new ApiError('PAYMENT_UNAVAILABLE')
}

/** Throws when a payment cannot arrive before the day on which its order is collected. */
export function requirePaymentBeforePickup(method: Method, collectDay: string | null, now: number): void {
  if (arrivesBefore(method, collectDay, now)) return
  throw new ApiError('PAYMENT_UNAVAILABLE', { reason: method === 'TRANSFER' ? 'TRANSFER_LATE' : 'DEBIT_LATE' })
}

/** The time to wait for a transfer, in seconds; it ends when the time to collect the order begins. */
function transferSeconds(collectedFrom: Date | null, now: number): number {
  const left = collectedFrom === null ? Infinity : Math.floor((collectedFrom.getTime() - now) / 1000)
  return Math.max(0, Math.min(MAX_TRANSFER_SECONDS, left))
}

/** For how long an order reserves its stock, in seconds, and when its transfer is due where that is later. */
export interface Hold {
  readonly seconds: number
  readonly dueSeconds: number | null
}

/** The hold of an order by transfer: short as long as nothing shows that the e-mail address is the buyer's. */
export function transferHold(isProved: boolean, collectedFrom: Date | null, now: number): Hold {
  const due = transferSeconds(collectedFrom, now)
  return isProved || due <= unprovedHoldSeconds ? { seconds: due, dueSeconds: null } : { seconds: unprovedHoldSeconds, dueSeconds: due }
}

/** When an order by transfer ends, and when its transfer is due where that is later. */
interface TransferEnd {
  readonly expires: Date
  readonly due: Date | null
}

/** The transfer that pays an order, as its buyer reads it: with the instant before which a mailed link has to be opened, where that is needed. */
export function toTransfer(label: string, bank: Bank, { expires, due }: TransferEnd): Extract<PaymentDto, { readonly method: 'TRANSFER' }> {
  const confirmBy = due && toInstant(expires)
  return { method: 'TRANSFER', ...bank, label, dueAt: parisDay((due ?? expires).getTime()), ...(confirmBy && { confirmBy }) }
}

/** The hold of an order until it is paid. */
export function holdOf(
  { bank }: PaymentChoice,
  { isProved, collectedFrom }: { readonly isProved: boolean; readonly collectedFrom: Date | null },
  now: number,
): Hold {
  return bank ? transferHold(isProved, collectedFrom, now) : { seconds: onlineSeconds, dueSeconds: null }
}
