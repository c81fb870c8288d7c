import { sql, type Kysely, type Transaction } from 'kysely'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import { cents, toEuros, type Cents } from '#domain/shop/pricing/cents.ts'
import { goodsTotal, type AppliedDiscount } from '#domain/shop/pricing/price-lines.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { OfferLine } from '#server/shop/offers/validate-cart.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** A code that may be used now. */
export interface ValidCode extends AppliedDiscount {
  readonly id: number
  readonly code: string
}

/** A code that an order has taken a use of. */
export interface RedeemedCode {
  readonly id: number
  /** How often each buyer may use it; null as often as they like. */
  readonly maximumPerBuyer: number | null
}

/** For what a code is asked: goods of so much, of these sellables, by the address of an account whose owner asks. */
export interface RedemptionContext {
  readonly goods: Cents
  readonly sellables: readonly number[]
  readonly email: string | null
}

/** A code as it is sent: alone, or in the discount of an earlier answer. */
export type CodeInput = string | { readonly code: string } | null | undefined

/** A code as it is stored; null when none was sent. */
export function readCode(sent: CodeInput): string | null {
  const code = (typeof sent === 'object' ? sent?.code : sent)?.trim().toUpperCase()
  return code === undefined || code === '' ? null : code
}

/** Orders that have ended without being paid use no code. */
const ended = ['EXPIRED', 'CANCELLED', 'FAILED'] as const

async function usesBy(db: Kysely<Tables>, siteId: number, codeId: number, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('discount_code_id', '=', codeId)
    .where('email', '=', email)
    .where('payment_status', 'not in', ended)
    .where('fulfilment_status', '<>', 'CANCELLED')
    .executeTakeFirstOrThrow()
  return count
}

function selectCode(db: Kysely<Tables>, { site }: Scope, code: string) {
  return db
    .selectFrom('discount_codes')
    .selectAll()
    .select([
      sql<boolean>`coalesce(starts_at > now(), false)`.as('is_early'),
      sql<boolean>`coalesce(ends_at <= now(), false)`.as('is_late'),
    ])
    .select((from) =>
      from
        .selectFrom('discount_code_sellables')
        .select(sql<number[] | null>`array_agg(sellable_id)`.as('ids'))
        .whereRef('discount_code_id', '=', 'discount_codes.id')
        .as('sellables'),
    )
    .where('site_id', '=', site.id)
    .where('code', '=', code)
}

const usedByBuyer = (): ApiError => new ApiError('DISCOUNT_USED_UP', { reason: 'BUYER' })

type CodeRow = Awaited<ReturnType<ReturnType<typeof selectCode>['executeTakeFirstOrThrow']>>

/** Why a code does not hold for a cart; null when it does. */
function faultOf({ is_early, is_late, sellables, used, maximum_uses, minimum_goods }: CodeRow, use: RedemptionContext): ApiError | null {
  if (is_early || sellables?.some((id) => use.sellables.includes(id)) === false) return new ApiError('DISCOUNT_INVALID')
  if (is_late) return new ApiError('DISCOUNT_EXPIRED')
  if (used >= (maximum_uses ?? Infinity)) return new ApiError('DISCOUNT_USED_UP')
  const minimum = cents(minimum_goods ?? 0)
  return use.goods < minimum ? new ApiError('DISCOUNT_MINIMUM', { minimum: toEuros(minimum) }) : null
}

/** A code that holds for a cart; refused with what stands in its way. */
export async function findCode(db: Kysely<Tables>, scope: Scope, code: string, use: RedemptionContext): Promise<ValidCode> {
  const row = await selectCode(db, scope, code).executeTakeFirst()
  if (!row) throw new ApiError('DISCOUNT_INVALID')
  const fault = faultOf(row, use)
  if (fault) throw fault
  const { id, type, amount, detail_type: detailType, sellables, maximum_per_buyer: most } = row
  if (most !== null && use.email !== null && (await usesBy(db, scope.site.id, id, use.email)) >= most) throw usedByBuyer()
  return { id, code: row.code, discount: { type, amount, detailType }, sellables }
}

/** The code that was sent, where it holds for a cart; null otherwise. What a buyer has used of it is not looked at. */
export async function findValidCode(
  db: Kysely<Tables>,
  scope: Scope,
  sentCode: CodeInput,
  lines: readonly OfferLine[],
): Promise<ValidCode | null> {
  const sent = readCode(sentCode)
  if (sent === null) return null
  const sellables = lines.map(({ sellable }) => sellable.id)
  try {
    return await findCode(db, scope, sent, { goods: goodsTotal(lines), sellables, email: null })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** Queues for a code. Those who wait are served in the order in which they asked. */
const queueForCode = (trx: Transaction<Tables>, id: number | null): Promise<void> => advisoryLock(trx, `discount code ${id}`)

/** Counts a use of a code. A concurrent use waits, and is refused when this was the last one. */
export async function redeemCode(trx: Transaction<Tables>, siteId: number, { id }: Pick<ValidCode, 'id'>): Promise<RedeemedCode> {
  await queueForCode(trx, id)
  const used = await trx
    .updateTable('discount_codes')
    .set({ used: sql<number>`used + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where(sql<boolean>`(maximum_uses is null or used < maximum_uses)`)
    .where(sql<boolean>`(ends_at is null or ends_at > now())`)
    .returning('maximum_per_buyer as maximumPerBuyer')
    .executeTakeFirst()
  if (!used) throw new ApiError('DISCOUNT_USED_UP')
  return { id, ...used }
}

/**
 * Refuses a code that an address has used as often as each may. The sender of an address need not be its owner: this is the last reason for which an order
 * is refused, so that it is not learnt without an order.
 */
export async function requireCodeUnused(
  trx: Transaction<Tables>,
  siteId: number,
  { id, maximumPerBuyer }: RedeemedCode,
  email: string,
): Promise<void> {
  if (maximumPerBuyer !== null && (await usesBy(trx, siteId, id, email)) >= maximumPerBuyer) throw usedByBuyer()
}

/** Gives back the uses of codes by some orders. */
export async function releaseCodes(trx: Transaction<Tables>, siteIds: readonly number[], orderIds: readonly number[]): Promise<void> {
  const uses = await trx
    .selectFrom('orders')
    .select(['site_id as siteId', 'discount_code_id as id', (select) => select.fn.countAll<number>().as('count')])
    .where('site_id', 'in', siteIds)
    .where('id', 'in', orderIds)
    .where('discount_code_id', 'is not', null)
    .groupBy(['site_id', 'discount_code_id'])
    .orderBy('discount_code_id')
    .execute()
  for (const { siteId, id, count } of uses) {
    await queueForCode(trx, id)
    await trx
      .updateTable('discount_codes')
      .set({ used: sql<number>`used - ${count}::integer` })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute()
  }
}
