import type { Kysely } from 'kysely'
import type { ParameterType } from '#schemas/api/parameter.ts'
import { parseEuros } from '#domain/shop/cents.ts'
import type { ShopRules } from '#domain/shop/quote.ts'
import type { SalesArea } from '#domain/shop/sales-area.ts'
import { kept } from '#server/database/prepared.ts'
import type { Tables } from '#server/database/tables.ts'
import type { StockManagement } from '#server/features/catalogue/availability.ts'
import type { Parameters } from '#server/features/parameters/service.ts'
import { Refusal } from '#server/features/refusal.ts'
import type { Scope } from '#server/features/sites/site.ts'
import type { Buyer } from './buyer.ts'

/** What a site has decided about its shop. */
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

async function readSteps(db: Kysely<Tables>, { site }: Scope): Promise<ShopRules['steps']> {
  const steps = db
    .selectFrom('discount_steps')
    .modifyFront(kept)
    .select(['bottles', 'type', 'amount', 'detail_type'])
    .where('site_id', '=', site.id)
  return (await steps.execute()).map(({ bottles, type, amount, detail_type: detailType }) => ({
    bottles,
    discount: { type, amount, detailType },
  }))
}

/** Reads what a site has decided about its shop. */
export async function readShopSettings({ db, parameters }: Needs, scope: Scope): Promise<ShopSettings> {
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
      steps: await readSteps(db, scope),
    },
    manages: { WINE: wine !== false, BOX: box !== false },
    area: { onlyInFrance: onlyInFrance !== false, worldwide: worldwide === true },
  }
}

/** Lets pass whoever may buy on a site: the shop is open, and its prices are shown to them. */
export async function requireOpenShop(parameters: Parameters, { scope, caller }: Buyer): Promise<void> {
  if (!scope.site.isECommerce) throw new Refusal('SHOP_CLOSED')
  if (caller.kind === 'visitor' && (await parameters.value(scope, 'HIDE_PRODUCT_PRICES')) === true) throw new Refusal('PRICES_HIDDEN')
}
