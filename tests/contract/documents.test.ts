import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminProfile } from '#schemas/admin/resources/rights.ts'
import { VIEW_HEADER } from '#schemas/admin/team/view-header.ts'
import { cents } from '#domain/shop/pricing/cents.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { issueCreditNote } from '#server/shop/documents/issue-credit-note.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { orderToken } from '#tests/support/sites/two-sites-orders.ts'

const path = '/api/order/2026-000123/invoice'
const now = new Date('2026-11-21T09:00:00Z')

let test: TestApp
let orderId: number

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  const order = test.database.db.selectFrom('orders').select('id').where('reference', '=', '2026-000123')
  orderId = (await order.executeTakeFirstOrThrow()).id
  const refund = { siteId: 37, orderId, now, lines: [{ position: 0, quantity: 2 }], fees: cents(0), reason: 'Deux bouteilles cassées' }
  await test.database.db.transaction().execute((trx) => issueCreditNote(trx, refund))
})
afterAll(() => test.close())

const ask = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers: { host: 'localhost', ...headers } })

describe('the invoice of an order', () => {
  it('is an inline PDF that is not cached', async () => {
    const answer = await ask(`${path}?token=${orderToken}`)
    expect([answer.statusCode, answer.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
      'content-disposition': 'inline; filename="facture-f-2026-000001.pdf"',
    })
    expect(await pdfText(answer.rawPayload)).toContain('Facture F-2026-000001')
    expect(answer.headers['etag']).toBeUndefined()
    const again = await ask(`${path}?token=${orderToken}`, {
      'if-none-match': `"${createHash('sha256').update(answer.rawPayload).digest('hex')}"`,
    })
    expect([again.statusCode, again.rawPayload.equals(answer.rawPayload)]).toEqual([200, true])
  })

  it('does not exist for a caller without its token or account, even with its ETag', async () => {
    const etag = `"${createHash('sha256')
      .update((await ask(`${path}?token=${orderToken}`)).rawPayload)
      .digest('hex')}"`
    for (const url of [
      path,
      `${path}?token=abc`,
      `${path}?token=${'a'.repeat(43)}`,
      `/api/order/2026-000124/invoice?token=${orderToken}`,
    ]) {
      const answer = await ask(url, { 'if-none-match': etag })
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
      expect(answer.json()).toMatchObject({ success: false, data: { code: 'NOT_FOUND' } })
    }
    expect((await ask(`${path}?token=${orderToken}`, { host: 'cave.localhost' })).statusCode).toBe(404)
  })

  it('opens to the account of the order only', async () => {
    const [buyer, other] = [await addMember(test), await addMember(test)]
    await test.database.db.updateTable('orders').set({ user_id: buyer.userId }).where('id', '=', orderId).execute()
    expect((await ask(path, { authorization: buyer.token })).statusCode).toBe(200)
    expect((await ask(path, { authorization: other.token })).statusCode).toBe(404)
  })

  it('opens to the administrators of its site at the URL in their list of orders', async () => {
    const [admin, elsewhere] = [await addMember(test, { role: 'ADMIN' }), await addMember(test, { siteId: 38, role: 'ADMIN' })]
    const list = (await ask('/api/admin/order', { authorization: admin.token })).json<{
      data: { orders: { papers: { url: string }[] }[] }
    }>()
    const urls = list.data.orders.flatMap(({ papers }) => papers.map(({ url }) => url))
    expect(urls).toContain(path)
    for (const url of urls) {
      expect([url, (await ask(url, { authorization: admin.token })).statusCode]).toEqual([url, 200])
      expect((await ask(url, { authorization: elsewhere.token })).statusCode).toBe(404)
      expect((await ask(url, { authorization: elsewhere.token, host: 'cave.localhost' })).statusCode).toBe(404)
    }
  })

  it('opens to the administrators who read orders, and to others as to any buyer', async () => {
    const statusFor = async (profile: AdminProfile, url = path) => {
      const { token } = await addMember(test, { role: 'ADMIN', profile })
      return [profile, (await ask(url, { authorization: token })).statusCode]
    }
    expect(await Promise.all((['ALL', 'SHOP', 'ORDERS'] as const).map((profile) => statusFor(profile)))).toEqual([
      ['ALL', 200],
      ['SHOP', 200],
      ['ORDERS', 200],
    ])
    for (const profile of ['AUTHOR', 'EDITOR'] as const) {
      expect(await statusFor(profile)).toEqual([profile, 404])
      expect(await statusFor(profile, `${path}?token=${orderToken}`)).toEqual([profile, 200])
    }
    const owner = await addMember(test, { role: 'SUPER_ADMIN' })
    const viewed = await ask(path, { authorization: owner.token, [VIEW_HEADER]: 'AUTHOR' })
    expect([viewed.statusCode, (await ask(path, { authorization: owner.token })).statusCode]).toEqual([404, 200])
  })

  it('is listed in the order with its credit notes and their URLs', async () => {
    const order = (await ask(`/api/order/2026-000123?token=${orderToken}`)).json<{ data: { papers: { url: string }[] } }>()
    expect(order.data.papers).toEqual([
      { kind: 'INVOICE', number: 'F-2026-000001', issuedAt: '2026-11-20T09:00:00Z', total: 89.9, url: path },
      {
        kind: 'CREDIT_NOTE',
        number: 'A-2026-000001',
        issuedAt: '2026-11-21T09:00:00Z',
        total: 25,
        url: `${path}?creditNote=A-2026-000001`,
      },
    ])
    const note = await ask(`${order.data.papers[1]!.url}&token=${orderToken}`)
    expect(note.headers['content-disposition']).toBe('inline; filename="avoir-a-2026-000001.pdf"')
    expect(await pdfText(note.rawPayload)).toContain('Deux bouteilles cassées')
    expect((await ask(`${path}?creditNote=F-2026-000001&token=${orderToken}`)).statusCode).toBe(404)
  })
})

describe('the shop documents of an administrator', () => {
  it('include the delivery note of a shipment as a PDF', async () => {
    const admin = await addMember(test, { role: 'ADMIN' })
    const shipment = { site_id: 37, order_id: orderId, number: 1, carrier: 'Colissimo', tracking_numbers: [], parcels: 1, shipped_at: now }
    await test.database.db
      .insertInto('order_shipments')
      .values({ ...shipment, lines: jsonb([{ line: 0, quantity: 6 }]) })
      .execute()
    const url = `/api/admin/order/${orderId}/shipment/1/note`
    const answer = await ask(url, { authorization: admin.token })
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    expect(await pdfText(answer.rawPayload)).toContain('Bon de livraison 2026-000123-1')
    expect((await ask(url)).statusCode).toBe(401)
    expect((await ask(url.replace('/1/note', '/2/note'), { authorization: admin.token })).statusCode).toBe(404)
  })

  it('include the tax report by day, rate and kind of buyer as CSV', async () => {
    const admin = await addMember(test, { role: 'ADMIN' })
    const url = '/api/admin/order/taxes'
    const answer = await ask(`${url}?from=2026-11-01&until=2026-11-30`, { authorization: admin.token })
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([200, 'text/csv', 'no-store'])
    expect(answer.headers['content-disposition']).toBe('attachment; filename="tva-2026-11-01-2026-11-30.csv"')
    expect(answer.payload.split('\r\n').slice(0, -1)).toEqual([
      '\ufeffJour;Clientèle;Taux de TVA;Pièces;Facturé HT;Facturé TVA;Facturé TTC;Avoirs HT;Avoirs TVA;Avoirs TTC',
      '2026-11-20;Particuliers;20,00;1;74,92;14,98;89,90;0,00;0,00;0,00',
      '2026-11-21;Particuliers;20,00;1;0,00;0,00;0,00;20,83;4,17;25,00',
    ])
    expect((await ask(`${url}?from=2026-11-21&until=2026-11-21`, { authorization: admin.token })).payload.split('\r\n')).toHaveLength(3)
    const empty = await ask(`${url}?from=2026-01-01&until=2026-01-01`, { authorization: admin.token })
    expect(empty.payload).toMatch(/^\ufeffJour;Clientèle;[^\r]*;Avoirs TTC\r\n$/)
    expect((await ask(`${url}?from=demain`, { authorization: admin.token })).json()).toMatchObject({ data: { code: 'BAD_FILTER' } })
    expect((await ask(url)).statusCode).toBe(401)
  })
})
