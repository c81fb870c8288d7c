import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cents } from '#domain/shop/pricing/cents.ts'
import type { OutgoingMail } from '#server/adapters/mail/mail-sender.ts'
import { silentLog } from '#server/database/log.ts'
import { createDelivery } from '#server/mail/delivery/deliver-mail.ts'
import type { MailKind } from '#server/mail/kit/mail-kinds.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { refundOrder } from '#server/shop/desk/refund-order.ts'
import { orderStage, type OrderStage } from '#tests/support/shop/order-stage.ts'
import { makeOrder, type MadeOrder } from '#tests/support/shop/paid-orders.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { shopId } from '#tests/support/shop/shop.ts'

const now = new Date('2026-11-20T09:00:00Z')

let stage: OrderStage

beforeAll(async () => {
  stage = await orderStage({ connections: 5 })
  await stage.set({
    ...{ COMPANY_NAME: 'EARL du Coteau', HEAD_OFFICE: '3, chemin du Coteau' },
    SALE_TERMS: '<h2>1. Vente</h2><p>Vendu par {{COMPANY_NAME}}.<br>Payé d’avance.</p><ul><li>Livré en France</li></ul>',
  })
})
afterAll(() => stage.close())

/** Sends a mail of an order, with the given number of attempts before it counts as sent. */
async function deliver({ reference }: Pick<MadeOrder, 'reference'>, kind: MailKind, attempts = 1): Promise<OutgoingMail[]> {
  const { db, features } = stage
  const sent: OutgoingMail[] = []
  const sender = {
    close: () => undefined,
    send: async (mail: OutgoingMail) => {
      sent.push(mail)
      if (sent.length < attempts) throw new Error('the connection was lost')
    },
  }
  const row = await db.selectFrom('mails').select('id').where('kind', '=', kind).where('key', '=', reference).executeTakeFirstOrThrow()
  const send = createDelivery({ db, features, sender, log: silentLog })
  for (let attempt = 0; attempt < attempts; attempt++) await send(row.id)
  return sent
}
const bytesOf = (mail: OutgoingMail | undefined) => (mail?.attachments ?? []).map(({ bytes }) => Buffer.from(bytes).toString('base64'))

describe('the mail that confirms an order', () => {
  it('carries the accepted terms and the withdrawal form, the same at each attempt', async () => {
    const order = await makeOrder(stage)
    await stage.set({ SALE_TERMS: '<p>Tout est changé.</p>' })
    const [mail, again] = await deliver(order, 'ORDER_PLACED', 2)
    const files = mail?.attachments ?? []
    expect(files.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['conditions-generales-de-vente.pdf', 'application/pdf'],
      ['formulaire-de-retractation.pdf', 'application/pdf'],
    ])
    const [terms = '', form = ''] = await Promise.all(files.map(({ bytes }) => pdfText(bytes)))
    for (const told of ['1. Vente', 'Vendu par EARL du Coteau. Payé d’avance.', 'Livré en France', order.reference])
      expect(terms).toContain(told)
    expect(terms).not.toContain('Tout est changé')
    for (const told of [
      'À l’attention de : EARL du Coteau 3, chemin du Coteau',
      'ma/notre (*) rétractation du contrat',
      'Rayez la mention inutile',
    ])
      expect(form).toContain(told)
    expect(bytesOf(again)).toEqual(bytesOf(mail))
    expect(mail?.text).toContain('jointes à ce message')
  })

  it('lies in the outbox without a byte of what it carries', async () => {
    const order = await makeOrder(stage)
    const rows = stage.db.selectFrom('mails').selectAll().where('key', '=', order.reference).where('kind', '=', 'ORDER_PLACED')
    const { attachments } = await rows.executeTakeFirstOrThrow()
    expect(attachments).toEqual([
      { type: 'SALE_TERMS', order: order.reference },
      { type: 'WITHDRAWAL_FORM', order: order.reference },
    ])
  })
})

describe('the mail that thanks for a payment', () => {
  it('carries the invoice, the very file that the order gives', async () => {
    const order = await makeOrder(stage)
    await stage.db.transaction().execute((trx) => applyOrderEvent(trx, { siteId: shopId, orderId: order.id, event: 'PAY', now }))
    const [mail] = await deliver(order, 'ORDER_PAID')
    const buyer = { scope: stage.scope(), caller: { kind: 'visitor' as const }, readsAll: false }
    const { bytes, filename } = await stage.features.papers.file(buyer, { reference: order.reference, token: order.token })
    expect(mail?.attachments?.map((file) => file.filename)).toEqual([filename])
    expect(bytesOf(mail)).toEqual([Buffer.from(bytes).toString('base64')])
    expect(mail?.text).toContain('Votre facture est jointe')
  })
})

describe('the mail that tells of a refund', () => {
  it('carries the credit note', async () => {
    const order = await makeOrder(stage)
    const own = { siteId: shopId, orderId: order.id, now }
    const refund = { lines: [{ position: 0, quantity: 2 }], fees: cents(0), restock: false, reason: 'Deux bouteilles cassées' }
    const { number } = await stage.db.transaction().execute(async (trx) => {
      await applyOrderEvent(trx, { ...own, event: 'PAY' })
      return refundOrder(trx, own, refund)
    })
    const [mail] = await deliver({ reference: number }, 'ORDER_REFUNDED')
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([`avoir-${number.toLowerCase()}.pdf`])
    expect(await pdfText(mail!.attachments![0]!.bytes)).toContain('Deux bouteilles cassées')
  })
})
