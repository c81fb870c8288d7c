import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { orderBody } from './order-stage.ts'
import { addCarrier, addWine, setParameters, shopId } from './shop.ts'

/** A shop that an order with a code can be placed in: one of a wine that is brought to a door, as the call takes it. */
export interface CodedShop {
  readonly test: TestApp
  readonly carrier: number
  readonly wine: number
  readonly body: (more?: Readonly<Record<string, unknown>>) => Record<string, unknown>
}

/** Starts the application with two sites; its shop has a carrier, more of a wine than anybody orders, an account for transfers and the code CADEAU5. */
export async function codedShop(): Promise<CodedShop> {
  const test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  const { db } = test.database
  const carrier = await addCarrier(db, { code: 'COLI' })
  const { id: wine } = await addWine(db, { onHand: 100_000 })
  await setParameters(db, { BANK_IBAN: 'FR7630006000011234567890189' })
  await db
    .insertInto('discount_codes')
    .values({ site_id: shopId, code: 'CADEAU5', type: 'EURO', amount: 500, detail_type: 'ORDER' })
    .execute()
  await test.app.features.directory.refresh(shopId)
  const asked = { delivery: { type: 'DELIVERY', idCarrier: carrier }, deliveryPostalCode: '75011', deliveryIdCountry: 1 }
  return {
    ...{ test, carrier, wine },
    body: (more = {}) => ({ ...orderBody({ products: [{ id: wine, quantity: 6 }] }), ...asked, discount: 'CADEAU5', ...more }),
  }
}
