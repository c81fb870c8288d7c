import type { Kysely } from 'kysely'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import { emailKey } from '#schemas/text/email-address.ts'
import type { WithdrawalScope } from '#server/database/tables/withdrawal-tables.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { hashToken, newToken } from '#server/platform/tokens/opaque-token.ts'
import { findOrder } from '#server/shop/orders/find-order.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { Caller } from '#server/platform/scope/caller.ts'
import { runAsCaller } from '#server/people/sessions/member-transaction.ts'
import type { StoreResponse } from '#server/platform/idempotency/store-response.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { readProducts } from './withdrawn-products.ts'
import { loadWithdrawable } from './withdrawable-units.ts'
import { writeProduct } from './format-product.ts'

type Body = CallBody<'order.withdraw'>

/** Dependencies of withdrawals. */
export interface WithdrawalNeeds {
  readonly db: Kysely<Tables>
  readonly parameters: Parameters
}

/** The caller of a withdrawal, with the site. */
export interface WithdrawalRequest {
  readonly scope: Scope
  readonly caller: Caller
  readonly settle?: StoreResponse | undefined
}

/**
 * Reads the order of a caller who has proved it by a link or an account; null for everyone else: for them nothing is looked up, so that neither the
 * answer nor the time that it takes tells whether there is such an order.
 */
async function findOwnOrder(db: Kysely<Tables>, { scope, caller }: WithdrawalRequest, { reference, token }: Body): Promise<number | null> {
  if (token == null && caller.kind !== 'member') return null
  const order = await findOrder(db, { scope, caller }, { reference, token })
  if (!order && token != null) throw new ApiError('TOKEN_INVALID')
  if (order?.payment_status === 'REFUNDED') throw new ApiError('ORDER_EVENT_REFUSED', { reason: 'ALL_REFUNDED' })
  return order?.id ?? null
}

/** The fields that each scope requires and refuses. Beside lines, words are a remark. */
const toldBeside = {
  ALL: { products: 'NONE', message: 'NONE' },
  LINES: { products: 'SOME', message: 'EITHER' },
  WORDED: { products: 'NONE', message: 'SOME' },
} as const

/** The scope of a declaration: the given one, or the one that its fields imply. */
function scopeOf({ scope, products, message }: Body): WithdrawalScope {
  if (scope) return scope
  if (products != null) return 'LINES'
  return message ? 'WORDED' : 'ALL'
}

/** Reads the scope of a declaration. One with two scopes, or with empty words, is refused. */
function readScope(body: Body, locale: string): WithdrawalScope {
  const scope = scopeOf(body)
  const isTold = { products: body.products != null, message: body.message != null }
  for (const field of ['products', 'message'] as const) {
    const wanted = toldBeside[scope][field]
    if (wanted === 'SOME' && !isTold[field]) throw validationError(locale, [{ field, code: 'REQUIRED' }])
    if (wanted === 'NONE' && isTold[field]) throw validationError(locale, [{ field, code: 'NOT_CHOSEN' }])
  }
  return scope
}

/** Takes down what a buyer declares; it waits to be confirmed. */
export async function requestWithdrawal(
  { db }: WithdrawalNeeds,
  withdrawing: WithdrawalRequest,
  body: Body,
): Promise<CallData<'order.withdraw'>> {
  const { scope, caller, settle } = withdrawing
  const { reference, name } = body
  const email = emailKey(body.email)
  const message = body.message ?? null
  const speaksOf = readScope(body, scope.locale)
  const orderId = await findOwnOrder(db, withdrawing, body)
  const products = await readProducts(db, orderId, { products: body.products, scope })
  const left = products && (await loadWithdrawable(db, scope.site.id, orderId))
  const token = newToken()
  const declared = {
    reference,
    name,
    email,
    scope: speaksOf,
    message,
    products: products?.map((product) => writeProduct(product, scope.locale, left)) ?? null,
  }
  const answer = { withdrawalId: token, step: 'CONFIRM' as const, declared }
  await runAsCaller(db, caller, async (trx, user) => {
    await trx
      .insertInto('withdrawals')
      .values({
        ...{ site_id: scope.site.id, token_hash: hashToken(token), reference, email, name, message, locale: scope.locale },
        ...{ scope: speaksOf, seen: body.seen ?? null },
        ...{ products: products && jsonb(products), order_id: orderId, user_id: user?.id ?? null },
      })
      .execute()
    await settle?.(trx, answer)
  })
  return answer
}
