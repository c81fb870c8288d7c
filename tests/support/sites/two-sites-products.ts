import { sql, type Kysely } from 'kysely'
import { systemClock } from '#domain/dates/clock.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'

type Db = Kysely<Tables>

const inDays = (days: number) => new Date(Math.floor(systemClock() / 1000) * 1000 + days * 86_400_000)
const fr = 'fr_FR'

const nothing = {
  ...{ kind: null, image_id: null, variation1_id: null, variation2_id: null, variation3_id: null, withdrawal_exempt: null },
  ...{ appellation: null, colour: null, sweetness: null, serving_from: null, serving_to: null, nutrition: null },
}
const wine = { site_id: 37, type: 'WINE' as const, status: 'PUBLISHED' as const, ...nothing }
const bottle = {
  ...{ site_id: 37, product_type: 'WINE' as const, year: null, capacity_ml: 750, abv: 130, container: 'BOTTLE' as const },
  ...{ variation1_value_id: null, variation2_value_id: null, variation3_value_id: null, discount_id: null, lowest_price: null },
  ...{ sell_by_multiple_of: null, drink_from: null, drink_to: null },
}
const priced = (price: number) => ({ price, price_to_pay: price })

async function addNames(db: Db): Promise<void> {
  await db
    .insertInto('product_kinds')
    .values([
      { site_id: 37, value: 'RED', position: 1, labels: jsonb({ fr_FR: 'Rouge' }) },
      { site_id: 37, value: 'WHITE', position: 2, labels: jsonb({ fr_FR: 'Blanc' }) },
      { site_id: 38, value: 'WHITE', labels: jsonb({ fr_FR: 'Blanc', en_GB: 'White' }) },
    ])
    .execute()
  await db
    .insertInto('variations')
    .values({ id: 31, site_id: 37, texts: jsonb({ fr_FR: { label: 'Contenance', displayLabel: 'Format' } }) })
    .execute()
  await db
    .insertInto('variation_values')
    .values([
      { id: 311, site_id: 37, variation_id: 31, labels: jsonb({ fr_FR: '75 cl' }) },
      { id: 312, site_id: 37, variation_id: 31, position: 1, labels: jsonb({ fr_FR: 'Magnum' }) },
    ])
    .execute()
  await db.insertInto('product_discounts').values({ id: 9, site_id: 37, type: 'PERCENT', amount: 1000 }).execute()
  await db
    .insertInto('meal_icons')
    .values({ id: 3, site_id: 37, type: 'RED_MEAT', icon: 'fa-solid fa-drumstick-bite', labels: jsonb({ fr_FR: 'Viande rouge' }) })
    .execute()
}

async function addProducts(db: Db): Promise<void> {
  await db
    .insertInto('products')
    .values([
      {
        ...{
          ...wine,
          id: 3000,
          reference: 'CA',
          kind: 'RED',
          is_vintage: true,
          tags: ['bio'],
          image_id: 31,
          variation1_id: 31,
          position: 3,
        },
        ...{ appellation: 'Minervois', colour: 'RED', sweetness: 'DRY', grapes: ['Syrah', 'Grenache'], is_organic: true },
        ...{ allergens: ['SULPHITES'], serving_from: 15, serving_to: 17, nutrition: jsonb({ energyKj: 330, energyKcal: 80, sugars: 0.2 }) },
      },
      { ...wine, id: 3031, reference: 'CB', kind: 'WHITE', tags: ['bio'], position: 2 },
      { ...wine, id: 3040, reference: 'COF', type: 'BOX', position: 1 },
      { ...wine, id: 3050, reference: 'DRAFT', status: 'DRAFT' },
      { ...wine, id: 3051, reference: 'PLANNED', published_at: inDays(3) },
      { ...wine, id: 3052, reference: 'TRASHED', deleted_at: inDays(-1) },
      { ...wine, id: 3053, reference: 'BARE', kind: 'RED', tags: ['bio'], position: 4 },
      { ...wine, id: 3138, site_id: 38, reference: 'BL', kind: 'WHITE' },
    ])
    .execute()
  const text = { site_id: 37, locale: fr, summary: null, ingredients: null }
  await db
    .insertInto('product_texts')
    .values([
      {
        ...{ ...text, product_id: 3000, slug: 'cuvee-a', title: 'Cuvée A', summary: 'Un rouge souple.' },
        ...{ content: '<p>Élevée par {{COMPANY_NAME}}.</p>', ingredients: 'Raisins, sulfites.' },
      },
      { ...text, product_id: 3031, slug: 'cuvee-b', title: 'Cuvée B' },
      { ...text, product_id: 3040, slug: 'coffret', title: 'Coffret découverte' },
      { ...text, product_id: 3050, slug: 'brouillon', title: 'Brouillon' },
      { ...text, product_id: 3051, slug: 'demain', title: 'Demain' },
      { ...text, product_id: 3052, slug: 'jete', title: 'Jeté' },
      { ...text, product_id: 3053, slug: 'cuvee-c', title: 'Cuvée C' },
      { ...text, site_id: 38, product_id: 3138, slug: 'craie-blanche', title: 'Craie blanche', content: '<p>Salin.</p>' },
      { ...text, site_id: 38, locale: 'en_GB', product_id: 3138, slug: 'white-chalk', title: 'White chalk' },
    ])
    .execute()
}

async function addSellables(db: Db): Promise<void> {
  await db
    .insertInto('sellables')
    .values([
      {
        ...{ ...bottle, id: 3107, product_id: 3000, year: 2021, price: 1250, price_to_pay: 1125, discount_id: 9, lowest_price: 1250 },
        ...{ sell_by_multiple_of: 6, drink_from: 2024, drink_to: 2031, variation1_value_id: 311 },
      },
      {
        ...{ ...bottle, id: 3108, product_id: 3000, year: 2019, capacity_ml: 1500, capacity_unit: 'LITER', ...priced(2800), position: 1 },
        ...{ variation1_value_id: 312, image_id: 31 },
      },
      { ...bottle, id: 3031, product_id: 3031, ...priced(890) },
      { ...bottle, id: 3040, product_id: 3040, product_type: 'BOX', ...priced(3900), capacity_ml: null, abv: null, sell_by_multiple_of: 3 },
      { ...bottle, id: 3053, product_id: 3053, ...priced(500), abv: null },
      { ...bottle, id: 3138, site_id: 38, product_id: 3138, ...priced(1400) },
    ])
    .execute()
  await db
    .insertInto('stocks')
    .values([
      { site_id: 37, sellable_id: 3107, on_hand: 40, reserved: 6 },
      { site_id: 37, sellable_id: 3108, on_hand: 2, reserved: 2 },
      { site_id: 37, sellable_id: 3031, is_tracked: false },
      { site_id: 37, sellable_id: 3040, on_hand: 50 },
      { site_id: 38, sellable_id: 3138, on_hand: 12 },
    ])
    .execute()
  await db
    .insertInto('box_contents')
    .values([
      { site_id: 37, product_id: 3040, sellable_id: 3107, quantity: 2 },
      { site_id: 37, product_id: 3040, sellable_id: 3031, quantity: 1, position: 1 },
    ])
    .execute()
}

/**
 * Adds the products of the two small sites: with one and several vintages, a box, one without the mandatory facts, and unpublished ones.
 */
export async function addShelves(db: Db): Promise<void> {
  // Fixed ids come first.
  await sql`select setval('sellable_ids', 10000)`.execute(db)
  await addNames(db)
  await addProducts(db)
  await addSellables(db)
  const award = { site_id: 37, product_id: 3000, image_id: 31, year: 2025, vintage: 2021 }
  const words = { fr_FR: { name: 'Médaille d’or', contest: 'Concours agricole' } }
  await db
    .insertInto('awards')
    .values({ ...award, id: 4, texts: jsonb(words) })
    .execute()
  await sql`select setval(pg_get_serial_sequence('awards', 'id'), 100)`.execute(db)
  await db.insertInto('product_images').values({ site_id: 37, product_id: 3000, media_id: 31, position: 0 }).execute()
  await db.insertInto('product_meal_icons').values({ site_id: 37, product_id: 3000, meal_icon_id: 3, position: 0 }).execute()
  await db.insertInto('recommended_products').values({ site_id: 37, product_id: 3031, recommended_id: 3000, position: 0 }).execute()
}
