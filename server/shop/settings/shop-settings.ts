import type { Kysely, Selectable } from 'kysely'
import type { ParameterType } from '#schemas/api/sites/parameter.ts'
import { parseEuros } from '#domain/shop/pricing/cents.ts'
import type { ShopRules } from '#domain/shop/pricing/quote.ts'
import type { SalesArea } from '#domain/shop/shipping/sales-area.ts'
import type { DiscountStepsTable } from '#server/database/tables/order-tables.ts'
import { preparedStatement } from '#server/database/prepared.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { StockManagement } from '#server/shop/catalogue/availability.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Buyer } from './buyer.ts'

/** The settings of a site's shop. */
export interface ShopSettings {
  readonly rules: ShopRules
  readonly manages: StockManagement
  readonly area: SalesArea
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly parameters: Parameters
}

const asCount = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? Math.floor(value) : null)

/** The settings of a site's shop without its quantity discounts, which are read with the offers. */
export type ShopBaseSettings = Omit<ShopSettings, 'rules'> & { readonly rules: Omit<ShopRules, 'steps'> }

/** A reduction by quantity as it is stored. */
export type StoredStep = Pick<Selectable<DiscountStepsTable>, 'bottles' | 'type' | 'amount' | 'detail_type'>

/** Adds its reductions by quantity to what a site has decided. */
export function withDiscountTiers(decided: ShopBaseSettings, stored: readonly StoredStep[]): ShopSettings {
  const steps = stored.map(({ bottles, type, amount, detail_type: detailType }) => ({ bottles, discount: { type, amount, detailType } }))
  return { ...decided, rules: { ...decided.rules, steps } }
}

async function readSteps(db: Kysely<Tables>, { site }: Scope): Promise<readonly StoredStep[]> {
  const steps = db.selectFrom('discount_steps').modifyFront(preparedStatement).where('site_id', '=', site.id)
  return steps.select(['bottles', 'type', 'amount', 'detail_type']).execute()
}

/** Reads the settings of a site's shop, cached with its content. */
export async function loadShopBaseSettings(parameters: Parameters, scope: Scope): Promise<ShopBaseSettings> {
  const value = (type: ParameterType) => parameters.value(scope, type)
  const [fromBottles, fromGoods, minimum, maximum] = await Promise.all([
    value('FREE_SHIPPING_BOTTLE'),
    value('FREE_SHIPPING_PRICE'),
    value('MINIMUM_EXPEDITION_BOTTLE'),
    value('MAXIMUM_EXPEDITION_BOTTLE'),
  ])
  const [wine, box, onlyInFrance, worldwide] = await Promise.all([
    value('STOCK_MANAGEMENT'),
    value('STOCK_MANAGEMENT_BOX'),
    value('ONLY_SELL_IN_FRANCE'),
    value('SELLS_WORLDWIDE'),
  ])
  return {
    rules: {
      freeShipping: { fromBottles: asCount(fromBottles), fromGoods: parseEuros(fromGoods) },
      limits: { minimum: asCount(minimum), maximum: asCount(maximum) },
    },
    manages: { WINE: wine !== false, BOX: box !== false },
    area: { onlyInFrance: onlyInFrance !== false, worldwide: worldwide === true },
  }
}

/** Reads what a site has decided about its shop. */
export async function readShopSettings({ db, parameters }: Needs, scope: Scope): Promise<ShopSettings> {
  const [decided, steps] = await Promise.all([loadShopBaseSettings(parameters, scope), readSteps(db, scope)])
  return withDiscountTiers(decided, steps)
}

/** Passes a caller who may buy on a site: the shop is open, and its prices are shown to them. */
export async function requireOpenShop(parameters: Parameters, { scope, caller }: Buyer): Promise<void> {
  if (!scope.site.isECommerce) throw new ApiError('SHOP_CLOSED')
  if (caller.kind === 'visitor' && (await parameters.value(scope, 'HIDE_PRODUCT_PRICES')) === true) throw new ApiError('PRICES_HIDDEN')
}
