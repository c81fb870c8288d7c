import { afterAll, beforeAll, expect, it } from 'vitest'
import { jsonb } from '#server/database/jsonb.ts'
import { waitingMails } from '#tests/support/accounts/account-calls.ts'
import { adminDesk, type AdminDesk } from '#tests/support/shop/admin-desk.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { shopId } from '#tests/support/shop/shop.ts'

const host = 'cave.localhost'
/** Volumes contain a no-break space. */
const named = (title: string) => `${title} 2021, Magnum, Coffret bois, Cire rouge, 75\u00a0cl`

let stage: AdminDesk
let title: string

beforeAll(async () => {
  stage = await adminDesk()
  const { db } = stage.test.database
  const [wine] = stage.wines
  const labels = ['Magnum', 'Coffret bois', 'Cire rouge']
  const ids = await Promise.all(
    labels.map(async (label, position) => {
      const variation = db.insertInto('variations').values({ site_id: shopId, texts: jsonb({ fr_FR: { label: `Choix ${position}` } }) })
      const { id: variation_id } = await variation.returning('id').executeTakeFirstOrThrow()
      const value = { site_id: shopId, variation_id, labels: jsonb({ fr_FR: label, en_GB: `${label} (en)` }) }
      return (await db.insertInto('variation_values').values(value).returning('id').executeTakeFirstOrThrow()).id
    }),
  )
  const [first = 0, second = 0, third = 0] = ids
  await db
    .updateTable('sellables')
    .set({ variation1_value_id: first, variation2_value_id: second, variation3_value_id: third })
    .where('id', '=', wine)
    .execute()
  const texts = db.selectFrom('product_texts as t').innerJoin('sellables as s', 's.product_id', 't.product_id').select('t.title')
  title = (await texts.where('s.id', '=', wine).executeTakeFirstOrThrow()).title
})
afterAll(() => stage.close())

it('the name of a line contains up to three variation labels in the order and all documents', async () => {
  const order = await stage.placePaid()
  const { reference, token } = order
  const labels = ['Magnum', 'Coffret bois', 'Cire rouge']
  const read = async (url: string, headers: Record<string, string> = {}) =>
    stage.test.app.inject({ url: `/api${url}`, headers: { host, ...headers } })
  const { data } = (await read(`/order/${reference}?token=${token}`)).json<{ data: { products: { variants?: string[] }[] } }>()
  expect(data.products.map(({ variants }) => variants)).toEqual([labels, undefined])
  for (const event of ['PREPARE', 'SHIP']) expect((await stage.say(order, { event })).code).toBe('DONE')

  const mails = (await waitingMails(stage.test)).filter(({ data: told }) => JSON.stringify(told).includes(reference))
  for (const kind of ['ORDER_PLACED', 'ORDER_TEAM', 'ORDER_SHIPPED'])
    expect(JSON.stringify(mails.find((mail) => mail.kind === kind)?.data)).toContain(named(title))

  const invoice = await pdfText((await read(`/order/${reference}/invoice?token=${token}`)).rawPayload)
  expect(invoice.replaceAll(/\s+/g, ' ')).toContain(`${title} 2021, Magnum, Coffret bois, Cire rouge`)
  const note = await read(`/admin/order/${order.id}/shipment/1/note`, { authorization: stage.admin.token })
  expect((await pdfText(note.rawPayload)).replaceAll(/\s+/g, ' ')).toContain('Magnum, Coffret bois, Cire rouge')

  const { data: answer } = await stage.withdraw({ reference, token, products: [{ id: stage.wines[0], quantity: 1 }] })
  expect(answer).toMatchObject({ declared: { products: [`1 × ${named(title)}`] } })
})
