import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toInstant } from '#domain/dates/to-instant.ts'
import { exportSections } from '#server/people/privacy/export-sections.ts'
import { makeCall, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { answersStoredWith, hearStatements } from '#tests/support/database/hear-statements.ts'
import { runJob } from '#tests/support/sites/job-runs.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { shopId } from '#tests/support/shop/shop.ts'
import { withdrawalStage, type WithdrawalStage } from '#tests/support/shop/withdrawal-stage.ts'

const host = 'cave.localhost'

let stage: WithdrawalStage

beforeAll(async () => {
  stage = await withdrawalStage()
})
afterAll(() => stage.close())

const buyer = (email: string) => ({ email, phone: '06 39 98 00 12', firstname: 'Noémie', lastname: 'Roux', birthdate: '1980-01-31' })
const settle = () => runJob(stage.test, 'withdrawals.settling')
const withdrawalOf = (reference: string) =>
  stage.test.database.db.selectFrom('withdrawals').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
const mailsOf = async (kind: string, reference: string) =>
  (await waitingMails(stage.test)).filter((mail) => mail.kind === kind && mail.data['reference'] === reference)

describe('a declaration', () => {
  it('is stored once when it is repeated under its key', async () => {
    const { reference } = await stage.place()
    const body = { reference, name: 'Camille Roy', email: 'camille.roy@example.org' }
    const headers = { 'idempotency-key': randomUUID() }
    const declare = () => makeCall(stage.test, 'order.withdraw', body, { host, headers })
    const [first, again] = [await declare(), await declare()]
    expect([first.status, again.status, again.data]).toEqual([201, 201, first.data])
    const { db } = stage.test.database
    expect(await db.selectFrom('withdrawals').select('id').where('reference', '=', reference).execute()).toHaveLength(1)
  })

  it('is stored in one transaction with the response to its key', async () => {
    const { reference } = await stage.place()
    const takeSent = hearStatements(stage.test.database.pool)
    const body = { reference, name: 'Camille Roy', email: 'camille.roy@example.org' }
    await makeCall(stage.test, 'order.withdraw', body, { host, headers: { 'idempotency-key': randomUUID() } })
    expect(answersStoredWith(takeSent(), 'withdrawals')).toBe(1)
  })

  it('is rejected as a whole when one product was not ordered', async () => {
    const { reference, token } = await stage.place()
    const products = [
      { id: stage.wines[0], quantity: 1 },
      { id: 999_999, quantity: 1 },
    ]
    expect(await stage.withdraw({ reference, token, products })).toMatchObject({ status: 422, faults: ['products OPTION'] })
  })

  it('without proof of the order accepts at most the maximum quantity of a product', async () => {
    const { reference } = await stage.place()
    const most = { id: stage.wines[0], quantity: 9999 }
    const { data } = await stage.withdraw({ reference, products: [most, most] })
    expect(data).toMatchObject({ declared: { products: ['9999 × produit de cette commande'] } })
  })

  it('is acknowledged in the locale of the caller', async () => {
    const { reference } = await stage.place()
    const body = { reference, name: 'Camille Roy', email: 'camille.roy@example.org', products: [{ id: stage.wines[0], quantity: 2 }] }
    const { data } = await makeCall(stage.test, 'order.withdraw', body, { host, headers: { userlang: 'en_GB' } })
    expect(data).toMatchObject({ declared: { products: ['2 × product of this order'] } })
  })

  it('without a link runs no query on orders', async () => {
    const { reference } = await stage.place()
    const takeSent = hearStatements(stage.test.database.pool)
    const { status } = await stage.withdraw({ reference })
    const asked = takeSent().map(({ text }) => text)
    expect(status).toBe(201)
    expect(asked.filter((text) => text.includes('"withdrawals"'))).toHaveLength(1)
    expect(asked.filter((text) => /"order(?:s|_lines|_links)"/.test(text))).toEqual([])
  })
})

describe('a declaration of a member', () => {
  it('on the order of another is accepted like an anonymous one and reveals nothing', async () => {
    const member = await addMember(stage.test, { siteId: shopId, email: 'curieuse-cave@example.org' })
    const { reference } = await stage.place()
    const products = [{ id: stage.wines[0], quantity: 2 }]
    const told = async (of: string) => {
      const { status, data } = await stage.withdraw({ reference: of, products, email: member.email }, member.token)
      return [status, (data?.['declared'] as { products: unknown }).products]
    }
    const anybody = [201, ['2 × produit de cette commande']]
    expect([await told(reference), await told('2026-424243')]).toEqual([anybody, anybody])
    expect(await withdrawalOf(reference)).toMatchObject({ order_id: null })
  })

  it('is in the copy of their data, with any email address', async () => {
    const member = await addMember(stage.test, { siteId: shopId, email: 'copie-cave@example.org' })
    const { reference } = await stage.place({}, member.token)
    await stage.withdraw({ reference, email: 'bureau@example.org' }, member.token)
    const person = { siteId: shopId, userId: member.userId, email: member.email, address: '' }
    expect(await exportSections.withdrawals(stage.test.database.db, person)).toMatchObject([{ reference, email: 'bureau@example.org' }])
  })
})

describe('the receipt of a withdrawal', () => {
  it('has the time of the confirmation, independent of the declaration', async () => {
    const { reference } = await stage.place()
    const { data } = await stage.withdraw({ reference })
    const { db } = stage.test.database
    const long = new Date(Date.now() - 2 * 86_400_000)
    await db.updateTable('withdrawals').set({ requested_at: long }).where('reference', '=', reference).execute()
    const { receivedAt } = await stage.confirm(data?.['withdrawalId'])
    expect(Date.parse(receivedAt ?? '')).toBeGreaterThan(long.getTime() + 86_400_000)
    expect(await mailsOf('WITHDRAWAL_ACK', reference)).toMatchObject([{ data: { receivedAt } }])
  })

  it('does not change on a later repeated confirmation', async () => {
    const { reference } = await stage.place()
    const { data } = await stage.withdraw({ reference })
    await stage.confirm(data?.['withdrawalId'])
    const { db } = stage.test.database
    const before = new Date(Date.now() - 2 * 3_600_000)
    await db.updateTable('withdrawals').set({ received_at: before }).where('reference', '=', reference).execute()
    const again = await stage.confirm(data?.['withdrawalId'])
    expect(again).toEqual({ status: 200, receivedAt: toInstant(before) })
    expect(await withdrawalOf(reference)).toMatchObject({ received_at: before })
    await settle()
  })

  it('does not wait for a lock on the order without proof of ownership', async () => {
    const { id, reference } = await stage.place()
    const { data } = await stage.withdraw({ reference })
    const { status } = await stage.test.database.db.transaction().execute(async (trx) => {
      await trx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
      return stage.confirm(data?.['withdrawalId'])
    })
    expect(status).toBe(200)
    await settle()
  })

  it('names the products of the order to its owner, and no others', async () => {
    const email = 'noemie.roux@example.org'
    const { id: orderId, reference, token } = await stage.place({ user: buyer(email) })
    const sold = stage.test.database.db.selectFrom('order_lines').select(['sellable_id as id', 'name']).where('order_id', '=', orderId)
    const lines = await sold.orderBy('position', 'desc').execute()
    const [products, named] = [lines.map(({ id }) => ({ id, quantity: 1 })), lines.map(({ name }) => `1 × ${name} 2021, 75\u00a0cl`)]
    const held = await stage.withdraw({ reference, token, products, email: 'bureau@example.org' })
    expect(held.data).toMatchObject({ declared: { products: named } })
    await stage.confirm(held.data?.['withdrawalId'])
    await stage.withdrawAtOnce({ reference, email, products: [...products, { id: 999_999, quantity: 1 }] })
    expect(await mailsOf('WITHDRAWAL_ACK', reference)).toMatchObject([
      { to: 'bureau@example.org', data: { products: named } },
      { to: email, data: { products: [...named, '1 × produit de cette commande'] } },
    ])
    await settle()
  })
})

describe('free-text withdrawals that wait for review', () => {
  const now = Date.now()
  const remind = (days: number) => runJob(stage.test, 'withdrawals.reminders', { at: new Date(now + days * 86_400_000) })

  it('are reminded with their date; those of one day are counted once', async () => {
    const order = await stage.placePaid()
    const receivedAt = await stage.withdrawAtOnce({ ...order, message: 'Je rends le rouge.' })
    const { db } = stage.test.database
    const before = new Date(now - 86_400_000)
    await db.updateTable('withdrawals').set({ requested_at: before }).where('reference', '=', order.reference).execute()
    expect([await remind(1), await remind(1)]).toEqual([{ reminded: 1 }, { reminded: 0 }])
    expect(await mailsOf('WITHDRAWAL_WAITING', order.reference)).toMatchObject([{ to: 'cave@example.org', data: { receivedAt } }])
  })

  it('are reminded to no recipient when the shop has no email address', async () => {
    const { parameters } = stage.test.app.features
    const order = await stage.placePaid()
    await stage.withdrawAtOnce({ ...order, message: 'Je rends le blanc.' })
    await parameters.set(shopId, 'COMPANY_EMAIL', null)
    expect(await remind(2)).toEqual({ reminded: 0 })
    await parameters.set(shopId, 'COMPANY_EMAIL', 'cave@example.org')
    expect(await remind(2)).toEqual({ reminded: 2 })
  })
})
