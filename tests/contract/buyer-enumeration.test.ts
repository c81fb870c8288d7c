import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCall } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { hearStatements } from '#tests/support/database/hear-statements.ts'
import { buyer, orderBody } from '#tests/support/shop/order-stage.ts'
import { addWine, setParameters, shopId } from '#tests/support/shop/shop.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

const host = 'cave.localhost'
let test: TestApp
let wine: number

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  const { db } = test.database
  wine = (await addWine(db, { onHand: null })).id
  await setParameters(db, { BANK_IBAN: 'FR7630006000011234567890189' })
  await db
    .insertInto('discount_codes')
    .values({ site_id: shopId, code: 'UNEFOIS', type: 'PERCENT', amount: 1000, detail_type: 'ORDER', maximum_per_buyer: 1 })
    .execute()
  await test.app.features.directory.refresh(shopId)
})
afterAll(() => test.close())

const wishOf = (name: string) => orderBody({ products: [{ id: wine, quantity: 1 }], discount: 'UNEFOIS', user: buyer(name) })
async function shown(call: 'order.discount' | 'order.place', body: Record<string, unknown>) {
  const { status, code, data, message } = await makeCall(test, call, body, { host })
  return { status, code, data, message }
}

describe('a code that each buyer may use once', () => {
  it('reveals no earlier purchase, neither by a price nor by a rejected order', async () => {
    const bought = await makeCall(test, 'order.place', wishOf('victime'), { host })
    expect(bought.status).toBe(201)
    const [known, unknown] = [wishOf('victime'), wishOf('personne')]
    expect(await shown('order.discount', known)).toEqual(await shown('order.discount', unknown))
    expect(await shown('order.discount', known)).toMatchObject({ status: 200 })
    const refused: readonly (readonly [code: string, more: object])[] = [
      ['PRICE_CHANGED', { expectedTotal: 0 }],
      ['FEES_CHANGED', { delivery: { type: 'DELIVERY', idCarrier: 999_999 } }],
      ['SALE_TERMS_REQUIRED', { saleTermsAccepted: false }],
    ]
    for (const [code, more] of refused) {
      const one = await shown('order.place', { ...known, ...more })
      expect([code, one]).toEqual([code, await shown('order.place', { ...unknown, ...more })])
      expect(one.status).toBeGreaterThanOrEqual(400)
    }
    expect(await shown('order.place', known)).toMatchObject({ status: 422, code: 'DISCOUNT_USED_UP' })
  })
})

describe('a link to an order', () => {
  /** Returns the response and the statements of a request for a link. */
  async function look(takeStatements: ReturnType<typeof hearStatements>, asked: { reference: string; email: string }) {
    takeStatements()
    const { status, data, message } = await makeCall(test, 'order.askLink', asked, { host })
    // The list of sites is loaded once a second, independent of the caller.
    const statements = takeStatements().flatMap(({ text }) => (text.includes('content_version') ? [] : [text]))
    const inTransaction = statements.slice(statements.indexOf('begin')).map((text) => /^\w+(?: into "\w+")?/.exec(text)?.[0])
    return { shown: { status, data, message }, inTransaction }
  }

  it('runs the same statements for a known and an unknown order or email address', async () => {
    const takeStatements = hearStatements(test.database.pool)
    const bought = await makeCall(test, 'order.place', orderBody({ products: [{ id: wine, quantity: 1 }], user: buyer('lien') }), { host })
    const { reference } = (bought.data as { order: { reference: string } }).order
    const own = await look(takeStatements, { reference, email: 'lien@example.org' })
    expect(own.inTransaction).toEqual(expect.arrayContaining(['begin', 'insert into "mails"', 'insert into "order_links"', 'commit']))
    for (const asked of [
      { reference, email: 'autre@example.org' },
      { reference: '2099-000001', email: 'lien@example.org' },
      { reference: '2099-000001', email: 'autre@example.org' },
    ])
      expect(await look(takeStatements, asked)).toEqual(own)
  })
})
