import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderBody, orderStage, type OrderStage } from '#tests/support/shop/order-stage.ts'
import { addBox, addWine, shopId } from '#tests/support/shop/shop.ts'

let stage: OrderStage
let now = Date.parse('2026-12-31T22:30:00Z')

beforeAll(async () => {
  stage = await orderStage({ clock: () => now, connections: 5 })
})
afterAll(() => stage.close())

describe('what is stored of an order', () => {
  it('are the note to the carrier, the used code, and all facts of each bottle', async () => {
    const { id, productId } = await addWine(stage.db)
    await stage.db
      .updateTable('products')
      .set({ is_organic: true, appellation: 'Faugères', colour: 'RED' })
      .where('id', '=', productId)
      .execute()
    await stage.db.updateTable('sellables').set({ container: 'BAG_IN_BOX', crd: true }).where('id', '=', id).execute()
    const { id: codeId } = await stage.db
      .insertInto('discount_codes')
      .values({ site_id: shopId, code: 'CADEAU5', type: 'EURO', amount: 500, detail_type: 'ORDER' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { order } = await stage.place({ products: [{ id, quantity: 2 }], discount: 'CADEAU5', message: 'Interphone 12' })
    const row = await stage.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ message: 'Interphone 12', discount_code_id: codeId, discount_code: 'CADEAU5', discount_value: 500 })
    const [line] = await stage.db.selectFrom('order_lines').select('facts').where('order_id', '=', order.id).execute()
    expect(line?.facts).toMatchObject({
      organic: true,
      container: 'BAG_IN_BOX',
      crd: true,
      appellation: 'Faugères',
      colour: 'RED',
      abv: 135,
    })
  })

  it('is of each wine in a box as much as of one that is sold alone', async () => {
    const { id, productId } = await addWine(stage.db)
    const facts = {
      appellation: 'Faugères',
      colour: 'RED' as const,
      allergens: ['SULPHITES' as const],
      is_organic: true,
      grapes: ['Syrah'],
    }
    await stage.db.updateTable('products').set(facts).where('id', '=', productId).execute()
    const box = await addBox(stage.db, [[id, 3]])
    const { order } = await stage.place({ products: [{ id: box, quantity: 1 }] })
    const [line] = await stage.db.selectFrom('order_lines').select('contents').where('order_id', '=', order.id).execute()
    expect(line?.contents).toMatchObject([
      {
        ...{ id, count: 3, capacityMl: 750, abv: 135 },
        facts: {
          year: 2021,
          appellation: 'Faugères',
          colour: 'RED',
          allergens: ['SULPHITES'],
          organic: true,
          grapes: ['Syrah'],
          crd: true,
        },
      },
    ])
  })

  it('is a number of the year that it is in Paris: each year begins with one', async () => {
    const { id } = await addWine(stage.db)
    const reference = async () => (await stage.place({ products: [{ id, quantity: 1 }] })).order.reference
    expect(await reference()).toMatch(/^2026-/)
    now += 60 * 60_000
    expect([await reference(), await reference()]).toEqual(['2027-000001', '2027-000002'])
  })

  it('are the terms at the time of the order; nothing where the shop has none', async () => {
    const { id } = await addWine(stage.db)
    const accepted = async () => {
      const { order } = await stage.place({ products: [{ id, quantity: 1 }] })
      const terms = stage.db.selectFrom('orders').innerJoin('sale_terms as terms', 'terms.hash', 'orders.sale_terms_hash')
      return (await terms.select('terms.html').where('orders.id', '=', order.id).executeTakeFirstOrThrow()).html
    }
    const told = await accepted()
    await stage.db.deleteFrom('parameters').where('type', '=', 'SALE_TERMS').execute()
    await stage.features.directory.refresh(shopId)
    expect([told, await accepted()]).toEqual(['<p>Vendu par le domaine.</p>', ''])
  })

  it('has addresses that there are: the field that is wrong is named, with what is wrong of it', async () => {
    const { id } = await addWine(stage.db)
    const products = [{ id, quantity: 1 }]
    const { billing } = orderBody({ products }).address
    const refused = (sent: typeof billing) => stage.place({ products, address: { billing: sent, delivery: sent } })
    const fault = (field: string, code: string) => ({
      code: 'BAD_ADDRESS',
      data: { errors: [expect.objectContaining({ field, code }) as object] },
    })
    await expect(refused({ ...billing, postalCode: '7501' })).rejects.toMatchObject(fault('address.billing.postalCode', 'FORMAT'))
    await expect(refused({ ...billing, country: 999_999 })).rejects.toMatchObject(fault('address.billing.country', 'OPTION'))
  })
})
