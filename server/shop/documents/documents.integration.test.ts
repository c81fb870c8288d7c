import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cents } from '#domain/shop/pricing/cents.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { sendShipment } from '#server/shop/desk/shipments.ts'
import { orderStage, type OrderStage, type OrderWish } from '#tests/support/shop/order-stage.ts'
import { makeOrder, type MadeOrder } from '#tests/support/shop/paid-orders.ts'
import { pdfText, readPdf } from '#tests/support/documents/pdf-text.ts'
import { addBox, addWine, shopId } from '#tests/support/shop/shop.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'

const now = new Date('2026-11-20T09:00:00Z')
const seller = {
  ...{ COMPANY_NAME: 'EARL du Coteau', HEAD_OFFICE: '3, chemin du Coteau, 34600 Faugères', SHARE_CAPITAL: '60 000 €' },
  ...{ RCS_NUMBER: '732 829 320 R.C.S. Béziers', SIRET_NUMBER: '732 829 320 00074', VAT_NUMBER: 'FR44 732829320' },
}

let stage: OrderStage

beforeAll(async () => {
  stage = await orderStage({ connections: 5 })
  await stage.set(seller)
  await stage.db
    .insertInto('discount_codes')
    .values({ site_id: shopId, code: 'NOEL10', type: 'PERCENT', amount: 1000, detail_type: 'ORDER' })
    .execute()
})
afterAll(() => stage.close())

const bill = ({ id: orderId }: MadeOrder, at = now) =>
  stage.db.transaction().execute((trx) => issueInvoice(trx, { siteId: shopId, orderId, now: at }))
const giveBack = ({ id: orderId }: MadeOrder, quantity: number, fees = 0) =>
  stage.db
    .transaction()
    .execute((trx) =>
      issueCreditNote(trx, { siteId: shopId, orderId, now, lines: [{ position: 0, quantity }], fees: cents(fees), reason: 'Retour' }),
    )
const file = ({ reference, token }: MadeOrder, creditNote?: string) =>
  stage.features.papers.file({ scope: stage.scope(), caller: { kind: 'visitor' }, readsAll: false }, { reference, token, creditNote })
const billed = async (wish?: Partial<OrderWish>) => {
  const order = await makeOrder(stage, wish)
  return { order, ...(await bill(order)) }
}

const hashOf = ({ bytes }: { readonly bytes: Uint8Array }): string => createHash('sha256').update(bytes).digest('hex')

describe('an invoice', () => {
  it('has the legal data: parties, number, dates, place, lines, rates, taxes, discounts, totals', async () => {
    const { order, number, total } = await billed({ discount: 'NOEL10' })
    const { text, title, language, roles } = await readPdf((await file(order)).bytes)
    for (const told of [
      ...['EARL du Coteau', '3, chemin du Coteau, 34600 Faugères', 'SIREN 732 829 320', 'R.C.S. Béziers', 'TVA FR44 732 829 320'],
      ...[`Facture ${number}`, '20 novembre 2026', order.reference, 'virement bancaire', 'Camille Roy', '5, rue des Lilas', '75011 Paris'],
      ...['Facturé à', 'Livré à', 'Nature de l’opération : livraison de biens.', 'Facture acquittée à sa date.'],
      // Six bottles at 12.50 € less 10 %, and 14.90 € of shipping: 82.40 € with 13.73 € of tax.
      ...['75 cl', '13,5 % vol.', '10,42 €', '56,25 €', '20 %', '11,25 €', '67,50 €', 'Remise déduite : − 7,50 € TTC'],
      ...[
        'Livraison, Transport COLI',
        '12,42 €',
        '2,48 €',
        '14,90 €',
        'Code NOEL10, déjà déduit',
        'Total HT',
        '68,67 €',
        '13,73 €',
        '82,40 €',
      ],
    ])
      expect(text).toContain(told)
    expect(total).toBe(8240)
    expect([title, language]).toEqual([`Facture ${number} – La Craie`, 'fr-FR'])
    expect([...roles]).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P']))
  })

  it('shows a company its own numbers and the cost of late payment; a person gets neither', async () => {
    const company = { name: 'Cave de la Halle', siret: '552 081 317 66522', vatNumber: 'FR03552081317', reference: 'BC-118' }
    const ofCompany = await pdfText((await file((await billed({ company })).order)).bytes)
    const alone = [
      'Cave de la Halle',
      'SIRET 552 081 317 66522',
      'TVA FR03 552 081 317',
      'BC-118',
      'trois fois l’intérêt légal',
      '40 €',
      'escompte',
    ]
    for (const told of alone) expect(ofCompany).toContain(told)
    const ofPerson = await pdfText((await file((await billed()).order)).bytes)
    for (const told of alone) expect(ofPerson).not.toContain(told)
  })

  it('stays as it was issued, byte for byte, after changes of the shop, and cannot be changed', async () => {
    const { order, id } = await billed()
    const first = await file(order)
    await stage.set({ COMPANY_NAME: 'SARL du Vallon' })
    await stage.db.updateTable('order_lines').set({ name: 'Autre' }).where('order_id', '=', order.id).execute()
    const second = await file(order)
    expect(Buffer.from(second.bytes).equals(Buffer.from(first.bytes))).toBe(true)
    const stored = await stage.db.selectFrom('paper_files').select('sha256').where('paper_id', '=', id).executeTakeFirst()
    expect(stored?.sha256).toBe(hashOf(second))
    await expect(stage.db.updateTable('papers').set({ total: 1 }).where('id', '=', id).execute()).rejects.toThrow('never changed')
    await expect(stage.db.deleteFrom('paper_files').where('paper_id', '=', id).execute()).rejects.toThrow('never changed')
    await stage.set(seller)
  })

  it('is made of what stood there when it was issued, not when it is drawn', async () => {
    const { order } = await billed()
    await stage.set({ COMPANY_NAME: 'SARL du Vallon' })
    expect(await pdfText((await file(order)).bytes)).toContain('EARL du Coteau')
    await stage.set(seller)
  })

  it('is drawn once, however many ask for it first at the same moment', async () => {
    const { order } = await billed()
    const drawn = await Promise.all(Array.from({ length: 5 }, () => file(order)))
    expect(new Set(drawn.map(hashOf)).size).toBe(1)
  })

  it('is in English for an order in English', async () => {
    const { order, number } = await billed()
    await stage.db.updateTable('orders').set({ locale: 'en_GB' }).where('id', '=', order.id).execute()
    const made = await makeOrder(stage)
    await stage.db.updateTable('orders').set({ locale: 'en_GB' }).where('id', '=', made.id).execute()
    const english = await bill(made)
    const { bytes, filename } = await file(made)
    expect(filename).toBe(`invoice-${english.number.toLowerCase()}.pdf`)
    const { text, language } = await readPdf(bytes)
    expect(text).toContain(`Invoice ${english.number}`)
    expect(language).toBe('en-GB')
    expect((await bill(order)).number).toBe(number)
  })

  it('names people of other countries by their own letters', async () => {
    const name = { firstname: 'Łucja', lastname: 'Dvořáková-Żak' }
    const address = { ...name, address: '5, rue des Lilas', postalCode: '75011', city: 'Paris', country: 1 }
    const { order } = await billed({ address: { billing: address, delivery: address } })
    expect((await pdfText((await file(order)).bytes)).replaceAll(' ', '')).toContain('ŁucjaDvořáková-Żak5,ruedesLilas')
  })

  it('restarts its numbers with each year, which is that of Paris', async () => {
    const made = await makeOrder(stage)
    expect((await bill(made, new Date('2030-12-31T23:30:00Z'))).number).toBe('F-2031-000001')
  })

  it('is available to the holder of the order’s token alone', async () => {
    const { order } = await billed()
    const unbilled = await makeOrder(stage)
    for (const asked of [{ ...order, token: 'a'.repeat(43) }, { ...order, reference: unbilled.reference }, unbilled])
      await expect(file(asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(file(order, 'A-2026-999999')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a credit note', () => {
  it('names the invoice, the reason, and the refund with its tax; together they sum up to it', async () => {
    const { order, number, total } = await billed({ discount: 'NOEL10' })
    const notes = [await giveBack(order, 1), await giveBack(order, 3, 490), await giveBack(order, 2, 1000)]
    expect(notes.map((note) => note.total)).toEqual([1125, 3375 + 490, 2250 + 1000])
    expect(notes.reduce((sum, note) => sum + note.total, 0)).toBe(total)
    const text = await pdfText((await file(order, notes[0]!.number)).bytes)
    for (const told of [
      `Avoir ${notes[0]!.number}`,
      `${number} du 20/11/2026`,
      'Retour',
      '9,37 €',
      '1,88 €',
      'Total remboursé TTC',
      '11,25 €',
    ])
      expect(text).toContain(told)
    expect(text).not.toContain('acquittée')
    await expect(giveBack(order, 1)).rejects.toMatchObject({ code: 'ORDER_EVENT_REFUSED' })
  })

  it('is not made of what was not billed, nor of more than was', async () => {
    const unbilled = await makeOrder(stage)
    await expect(giveBack(unbilled, 1)).rejects.toMatchObject({ code: 'ORDER_EVENT_REFUSED' })
    const { order } = await billed()
    await expect(giveBack(order, 7)).rejects.toMatchObject({ code: 'ORDER_EVENT_REFUSED' })
    await expect(giveBack(order, 1, 1491)).rejects.toMatchObject({ code: 'ORDER_EVENT_REFUSED' })
  })
})

describe('shipping', () => {
  /** An order of juice at 5.5 % and wine at 20 %, three quarters and one quarter of its goods, with 14.90 € of shipping. */
  const mixedOrder = async (): Promise<MadeOrder> => {
    const [juice, wine] = [await addWine(stage.db, { vatRate: 550 }), await addWine(stage.db)]
    return makeOrder(stage, {
      products: [
        { id: juice.id, quantity: 6 },
        { id: wine.id, quantity: 2 },
      ],
    })
  }
  const billedAt = async (id: number): Promise<readonly (readonly number[])[]> => {
    const { vat } = await stage.db.selectFrom('papers').select('vat').where('id', '=', id).executeTakeFirstOrThrow()
    return vat.map(({ rate, base, vat: tax, total }) => [rate, base, tax, total])
  }
  const refundShipping = ({ id: orderId }: MadeOrder, fees: number) =>
    stage.db
      .transaction()
      .execute((trx) => issueCreditNote(trx, { siteId: shopId, orderId, now, lines: [], fees: cents(fees), reason: 'Retard' }))

  it('is billed at the rates of the goods, by their shares, and refunded at the same rates', async () => {
    const order = await mixedOrder()
    const invoice = await bill(order)
    // 3.73 € of shipping at 20 % with 25 € of wine, 11.17 € at 5.5 % with 75 € of juice.
    expect(await billedAt(invoice.id)).toEqual([
      [2000, 2394, 479, 2873],
      [550, 8168, 449, 8617],
    ])
    const text = await pdfText((await file(order)).bytes)
    for (const amount of ['3,73 €', '11,17 €']) expect(text).toContain(amount)
    const notes = [await refundShipping(order, 700), await refundShipping(order, 790)]
    const rates = await Promise.all(notes.map(({ id }) => billedAt(id)))
    expect(rates.map((each) => each.map(([rate, , , total]) => [rate, total]))).toEqual([
      [
        [2000, 175],
        [550, 525],
      ],
      [
        [2000, 198],
        [550, 592],
      ],
    ])
  })

  it('of an older order stays at the rate at which it was billed', async () => {
    const order = await mixedOrder()
    const vat = [
      { rate: 2000, base: 3325, vat: 665, total: 3990 },
      { rate: 550, base: 7109, vat: 391, total: 7500 },
    ]
    await stage.db
      .updateTable('orders')
      .set({ vat: jsonb(vat) })
      .where('id', '=', order.id)
      .execute()
    await bill(order)
    expect(await billedAt((await refundShipping(order, 1490)).id)).toEqual([[2000, 1242, 248, 1490]])
  })
})

describe('the delivery note of a shipment', () => {
  it('tells what the wines of a box contain', async () => {
    const { db } = stage
    const [red, white] = [await addWine(db), await addWine(db)]
    await db
      .updateTable('products')
      .set({ allergens: ['SULPHITES'] })
      .where('id', '=', red.productId)
      .execute()
    await db
      .updateTable('products')
      .set({ allergens: ['EGG', 'SULPHITES'] })
      .where('id', '=', white.productId)
      .execute()
    const box = await addBox(db, [
      [red.id, 2],
      [white.id, 1],
    ])
    const order = await makeOrder(stage, { products: [{ id: box, quantity: 1 }] })
    const own = { siteId: shopId, orderId: order.id, now }
    for (const event of ['PAY', 'PREPARE'] as const) await stage.db.transaction().execute((trx) => applyOrderEvent(trx, { ...own, event }))
    await stage.db.transaction().execute((trx) => sendShipment(trx, own, { trackingNumbers: [], parcels: 1 }))
    const { bytes } = await stage.features.papers.deliveryNote(shopId, { id: order.id, number: 1 })
    expect(await pdfText(bytes)).toContain('Contient : sulfites, œuf')
  })

  it('lists the sent units, a gift with its message, and no price; the invoice goes to the buyer', async () => {
    const order = await makeOrder(stage, { gift: { from: 'Camille', message: 'Bonne fête, Louise' } })
    const own = { siteId: shopId, orderId: order.id, now }
    await stage.db.transaction().execute((trx) => applyOrderEvent(trx, { ...own, event: 'PAY' }))
    await stage.db.transaction().execute((trx) => applyOrderEvent(trx, { ...own, event: 'PREPARE' }))
    const shipment = { lines: [{ position: 0, quantity: 4 }], trackingNumbers: ['6A123'], parcels: 1 }
    await stage.db.transaction().execute((trx) => sendShipment(trx, own, shipment))
    const { papers } = stage.features
    const { bytes, filename } = await papers.deliveryNote(shopId, { id: order.id, number: 1 })
    expect(filename).toBe(`bon-de-livraison-${order.reference}-1.pdf`)
    const text = await pdfText(bytes)
    for (const told of [
      '4 bouteilles',
      '75 cl',
      '13,5 % vol.',
      '3 L',
      '6A123',
      'Transport COLI',
      'Offert par Camille',
      'Bonne fête, Louise',
    ])
      expect(text).toContain(told)
    // The capital of the company is no price.
    expect(text.replace(seller.SHARE_CAPITAL.replaceAll(/\s/g, ' '), '')).not.toMatch(/€|TTC|HT\b/)
    expect(await pdfText((await file(order)).bytes)).not.toContain('Bonne fête')
    for (const asked of [
      { id: order.id, number: 2 },
      { id: order.id + 1000, number: 1 },
    ])
      await expect(papers.deliveryNote(shopId, asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(papers.deliveryNote(37, { id: order.id, number: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
