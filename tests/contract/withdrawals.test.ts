import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailedLink, makeCall, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { hearStatements } from '#tests/support/database/hear-statements.ts'
import { runJob } from '#tests/support/sites/job-runs.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { buyer } from '#tests/support/shop/order-stage.ts'
import { shopId } from '#tests/support/shop/shop.ts'
import { withdrawalStage, type WithdrawalStage } from '#tests/support/shop/withdrawal-stage.ts'

const host = 'cave.localhost'
const email = 'camille.roy@example.org'

let stage: WithdrawalStage

beforeAll(async () => {
  stage = await withdrawalStage()
})
afterAll(() => stage.close())

const settle = () => runJob(stage.test, 'withdrawals.settling')
const mailsTo = async (to: string, kind: string, reference: string) =>
  (await waitingMails(stage.test, to)).filter((mail) => mail.kind === kind && mail.data['reference'] === reference)

describe('a withdrawal by a guest', () => {
  it('is declared, confirmed and acknowledged immediately with content, date and time', async () => {
    const { reference } = await stage.place()
    const declared = await stage.withdraw({ reference, message: 'Je garde le reste.' })
    expect(declared).toMatchObject({ status: 201, data: { step: 'CONFIRM', declared: { reference, email, products: null } } })
    expect(await mailsTo(email, 'WITHDRAWAL_ACK', reference)).toEqual([])
    const before = Date.now()
    const { status, receivedAt } = await stage.confirm(declared.data?.['withdrawalId'])
    expect(status).toBe(200)
    expect(receivedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    expect(Date.parse(receivedAt ?? '')).toBeGreaterThan(before - 1000)
    const [ack] = await mailsTo(email, 'WITHDRAWAL_ACK', reference)
    expect(ack).toMatchObject({ state: 'QUEUED', data: { receivedAt, name: 'Camille Roy', email, message: 'Je garde le reste.' } })
  })

  it('changes the order within a minute and notifies the company of the refund', async () => {
    const { reference } = await stage.placePaid()
    const receivedAt = await stage.withdrawAtOnce({ reference })
    expect(await settle()).toMatchObject({ settled: expect.any(Number) as number })
    expect(await stage.order(reference)).toMatchObject({ withdrawal: 'CONFIRMED' })
    const [mail] = await mailsTo('cave@example.org', 'WITHDRAWAL_TEAM', reference)
    // The shipping is at the cheapest standard rate, not at the paid one.
    expect(mail?.data).toMatchObject({ receivedAt, standing: 'OPEN', refund: { goods: 7500, fees: 690, total: 8190 } })
    expect(await settle()).toEqual({ settled: 0, unknown: 0 })
  })

  it('in part is named as in the order to its address, and without the id to others', async () => {
    const [own, elsewhere] = ['noemie.roux@example.org', 'curieux@example.org']
    const { reference } = await stage.place({
      user: { email: own, phone: '06 39 98 00 12', firstname: 'Noémie', lastname: 'Roux', birthdate: '1980-01-31' },
    })
    const products = [{ id: stage.wines[0], quantity: 2 }]
    const { data } = await stage.withdraw({ reference, products, email: own })
    expect(data).toMatchObject({ declared: { products: ['2 × produit de cette commande'] } })
    await stage.confirm(data?.['withdrawalId'])
    await stage.withdrawAtOnce({ reference, products, email: elsewhere })
    const told = async (to: string) => (await mailsTo(to, 'WITHDRAWAL_ACK', reference)).map((mail) => mail.data['products'])
    expect(await told(own)).toEqual([[expect.stringMatching(/^2 × Cuvée \d+ 2021, 75\u00a0cl$/)]])
    expect(await told(elsewhere)).toEqual([['2 × produit de cette commande']])
    await settle()
  })

  it('confirmed again changes nothing, also concurrently', async () => {
    const { reference } = await stage.place()
    const { data } = await stage.withdraw({ reference })
    const answers = await Promise.all(Array.from({ length: 10 }, () => stage.confirm(data?.['withdrawalId'])))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await mailsTo(email, 'WITHDRAWAL_ACK', reference)).toHaveLength(1)
  })

  it('that was not declared, or belongs to another site, does not exist', async () => {
    const { reference } = await stage.place()
    const { data } = await stage.withdraw({ reference })
    expect((await stage.confirm('A'.repeat(43))).status).toBe(404)
    const elsewhere = await stage.test.app.inject({
      method: 'POST',
      url: `/api/order/withdrawal/${String(data?.['withdrawalId'])}/confirm`,
      headers: { host: 'localhost' },
    })
    expect(elsewhere.statusCode).toBe(404)
  })

  it('works in a closed shop', async () => {
    const { reference } = await stage.place()
    const { db } = stage.test.database
    const setShop = async (isOpen: boolean) => {
      await db.updateTable('sites').set({ is_e_commerce: isOpen }).where('id', '=', shopId).execute()
      await stage.test.app.features.directory.refresh(shopId)
    }
    await setShop(false)
    await stage.withdrawAtOnce({ reference })
    await setShop(true)
    await settle()
    expect(await stage.order(reference)).toMatchObject({ withdrawal: 'CONFIRMED' })
  })
})

describe('the existence of an order', () => {
  const known = () => ({ email })
  const trials = [
    { what: 'of another address', more: () => ({ email: 'inconnue@example.org' }) },
    { what: 'that nobody made', more: () => ({ reference: '2026-999999', email }) },
    { what: 'that nobody made, by nobody who ordered', more: () => ({ reference: '2026-999998', email: 'personne@example.org' }) },
  ]

  it.each(trials)('is not revealed by a withdrawal from one $what', async ({ more }) => {
    const { reference } = await stage.place()
    const look = async (body: Record<string, unknown>) => {
      const declared = await stage.withdraw({ reference, ...body })
      const { withdrawalId, declared: read, ...rest } = declared.data as Record<string, unknown>
      const confirmed = await stage.confirm(withdrawalId)
      const keys = [Object.keys(read as object), Object.keys(declared.headers).toSorted(), confirmed.status, typeof confirmed.receivedAt]
      const to = String(body['email'])
      const acks = (await waitingMails(stage.test, to)).filter(({ kind }) => kind === 'WITHDRAWAL_ACK')
      const { orderLink } = acks.at(-1)?.data ?? {}
      return { rest, status: declared.status, message: declared.message, keys, orderLink }
    }
    expect(await look(more())).toEqual(await look(known()))
    await settle()
  })

  it('is not revealed by the response time: the queries are the same', async () => {
    const { reference } = await stage.place()
    const takeSent = hearStatements(stage.test.database.pool)
    const asked = async (act: () => Promise<unknown>) => {
      takeSent()
      await act()
      // The list of sites is loaded once a second, independent of the caller.
      return takeSent().flatMap(({ text }) => (text.includes('content_version') ? [] : [text]))
    }
    for (let index = 0; index < 20; index += 1) {
      const address = `temps-${index}@example.org`
      const order = await stage.place({
        user: { email: address, phone: '06 39 98 00 12', firstname: 'A', lastname: 'B', birthdate: '1980-01-31' },
      })
      const known = await asked(() => stage.withdrawAtOnce({ reference: order.reference, email: address }))
      const unknown = await asked(() => stage.withdrawAtOnce({ reference, email: `personne-${index}@example.org` }))
      expect(known.some((text) => text.includes('update "withdrawals"'))).toBe(true)
      expect(unknown).toEqual(known)
    }
    expect(await settle()).toEqual({ settled: 20, unknown: 20 })
  })

  it('is not revealed by a link request; only the address of the order gets a link', async () => {
    const { reference } = await stage.place()
    const ask = (body: { reference: string; email: string }) => makeCall(stage.test, 'order.askLink', body, { host })
    const [found, other, none] = [
      await ask({ reference, email: 'Camille.Roy@example.org' }),
      await ask({ reference, email: 'curieuse@example.org' }),
      await ask({ reference: '2026-999999', email }),
    ]
    const shown = ({ status, data, message }: typeof found) => ({ status, data, message })
    expect(shown(other)).toEqual(shown(found))
    expect(shown(none)).toEqual(shown(found))
    expect(await waitingMails(stage.test, 'curieuse@example.org')).toEqual([])
    const { link, token } = await mailedLink(stage.test, email, 'ORDER_LINK')
    expect(link).toContain(`/suivi-commande/${reference}/`)
    const read = (held: string, of = reference) =>
      stage.test.app.inject({ url: `/api/order/${of}?token=${held}`, headers: { host } }).then(({ statusCode }) => statusCode)
    expect(await read(token)).toBe(200)
    expect(await read(token, (await stage.place()).reference)).toBe(404)
    await stage.test.database.db
      .updateTable('order_links')
      .set({ expires_at: new Date(0) })
      .execute()
    expect(await read(token)).toBe(404)
  })

  it('is reported to the company only, for a withdrawal without an order', async () => {
    await stage.withdrawAtOnce({ reference: '2026-424242' })
    expect(await settle()).toEqual({ settled: 0, unknown: 1 })
    const [mail] = await mailsTo('cave@example.org', 'WITHDRAWAL_TEAM', '2026-424242')
    expect(mail?.data).toMatchObject({ standing: 'UNKNOWN', refund: null })
  })
})

describe('a withdrawal by the holder of the order', () => {
  it('can start from the link in the confirmation mail', async () => {
    const user = buyer('lien.du.message')
    const { reference } = await stage.place({ user })
    const mails = (await waitingMails(stage.test, user.email!)).filter(({ kind }) => kind === 'ORDER_PLACED')
    const token = new RegExp(`/suivi-commande/${reference}/([\\w-]{43})$`).exec(String(mails.at(-1)?.data['orderLink']))?.[1]
    expect(await stage.withdrawAtOnce({ reference, token, email: user.email })).toMatch(/Z$/)
  })

  it('changes the order immediately, and its mail links to the order', async () => {
    const { reference, token } = await stage.place()
    await stage.withdrawAtOnce({ reference, token })
    expect(await stage.order(reference)).toMatchObject({ withdrawal: 'CONFIRMED' })
    const [ack] = await mailsTo(email, 'WITHDRAWAL_ACK', reference)
    const held = String(ack?.data['orderLink']).split('/').at(-1) ?? ''
    const order = await stage.test.app.inject({ url: `/api/order/${reference}?token=${held}`, headers: { host } })
    expect(order.json()).toMatchObject({ data: { reference, withdrawal: 'CONFIRMED' } })
  })

  it('in part is returned with the order, so that only the rest is offered', async () => {
    const { reference, token } = await stage.placePaid()
    const [one] = stage.wines
    const givenUp = async () => {
      const order = await stage.test.app.inject({ url: `/api/order/${reference}?token=${token}`, headers: { host } })
      return order.json<{ data: { givenUp?: unknown } }>().data.givenUp
    }
    expect(await givenUp()).toBeUndefined()
    await stage.withdrawAtOnce({ reference, token, products: [{ id: one, quantity: 2 }] })
    expect(await givenUp()).toEqual([{ id: one, quantity: 2 }])
  })

  it('may be of a part, then of the rest: the shipping comes with the last part', async () => {
    const { reference, token } = await stage.placePaid()
    const [one, other] = stage.wines
    await stage.withdrawAtOnce({ reference, token, products: [{ id: one, quantity: 3 }] })
    await stage.withdrawAtOnce({ reference, token, products: [{ id: other, quantity: 3 }] })
    const [first, second] = await mailsTo('cave@example.org', 'WITHDRAWAL_TEAM', reference)
    expect(first?.data).toMatchObject({
      products: [expect.stringMatching(/^3 × Cuvée \d+ 2021, 75\u00a0cl$/)],
      refund: { goods: 3750, fees: 0 },
    })
    expect(second?.data).toMatchObject({ refund: { goods: 3750, fees: 690, total: 4440 } })
    expect(await stage.order(reference)).toMatchObject({ withdrawal: 'CONFIRMED' })
  })

  it('is rejected for unknown products and with the link of another order', async () => {
    const { reference, token } = await stage.place()
    const refused = (more: Record<string, unknown>) => stage.withdraw({ reference, token, ...more })
    expect(await refused({ products: [{ id: stage.wines[0], quantity: 4 }] })).toMatchObject({ status: 422, faults: ['products OPTION'] })
    expect(await refused({ products: [{ id: 999_999, quantity: 1 }] })).toMatchObject({ status: 422, faults: ['products OPTION'] })
    expect(await refused({ token: (await stage.place()).token })).toMatchObject({ status: 422, code: 'TOKEN_INVALID' })
  })

  it('is rejected for a refunded order, and accepted from an anonymous caller', async () => {
    const member = await addMember(stage.test, { siteId: shopId, email: 'remboursee@example.org' })
    const { id, reference, token } = await stage.placePaid()
    await stage.test.database.db.updateTable('orders').set({ user_id: member.userId }).where('id', '=', id).execute()
    await stage.happen(id, 'REFUND_PART')
    expect(await stage.withdraw({ reference, token })).toMatchObject({ status: 201 })
    await stage.happen(id, 'REFUND')
    const refused = { status: 409, code: 'ORDER_EVENT_REFUSED', message: expect.stringContaining('remboursée en entier') as string }
    expect(await stage.withdraw({ reference, token })).toMatchObject(refused)
    expect(await stage.withdraw({ reference }, member.token)).toMatchObject(refused)
    expect(await stage.withdraw({ reference })).toMatchObject({ status: 201 })
    expect(await mailsTo(email, 'WITHDRAWAL_ACK', reference)).toEqual([])
  })

  it('works for a member without a link', async () => {
    const member = await addMember(stage.test, { siteId: shopId, email: 'membre-cave@example.org' })
    const { reference } = await stage.place({}, member.token)
    await stage.withdrawAtOnce({ reference, email: 'ailleurs@example.org' }, member.token)
    expect(await stage.order(reference)).toMatchObject({ withdrawal: 'CONFIRMED' })
  })

  it('needs a review when it is late, has nothing left, or is of a company', async () => {
    const standing = async (reference: string) =>
      (await mailsTo('cave@example.org', 'WITHDRAWAL_TEAM', reference)).map(({ data }) => [data['standing'], data['refund']])
    const { db } = stage.test.database
    const late = await stage.place()
    await db
      .insertInto('order_events')
      .values({ site_id: shopId, order_id: late.id, event: 'COLLECT', at: new Date(Date.now() - 40 * 86_400_000) })
      .execute()
    await stage.withdrawAtOnce({ ...late })
    expect(await standing(late.reference)).toEqual([['LATE', null]])
    const ended = await stage.place()
    await db.updateTable('orders').set({ payment_status: 'EXPIRED' }).where('id', '=', ended.id).execute()
    await stage.withdrawAtOnce({ ...ended })
    expect(await standing(ended.reference)).toEqual([['ENDED', null]])
    const company = await stage.place({ company: { name: 'Aux Trois Verres' } })
    await stage.withdrawAtOnce({ ...company })
    expect(await standing(company.reference)).toEqual([['COMPANY', null]])
    for (const { reference } of [late, ended, company]) expect(await stage.order(reference)).toMatchObject({ withdrawal: 'NONE' })
  })
})

describe('the retention of a withdrawal', () => {
  it('survives the deletion of the account, with its order', async () => {
    const member = await addMember(stage.test, { siteId: shopId, email: 'adieu-cave@example.org' })
    const { reference } = await stage.place({}, member.token)
    await stage.withdrawAtOnce({ reference, email: member.email }, member.token)
    const deleted = await makeCall(stage.test, 'user.delete', { password: member.password }, { host, token: member.token })
    expect(deleted.status).toBe(200)
    const { db } = stage.test.database
    const kept = await db.selectFrom('withdrawals').select(['email', 'received_at']).where('reference', '=', reference).execute()
    expect(kept).toMatchObject([{ email: member.email, received_at: expect.any(Date) as Date }])
    expect(await stage.order(reference)).toMatchObject({ withdrawal: 'CONFIRMED' })
  })

  it('is seven days unconfirmed, five years without an order; links go on expiry', async () => {
    const { reference } = await stage.place()
    await stage.withdraw({ reference })
    await stage.withdrawAtOnce({ reference: '2026-555555' })
    await settle()
    const rows = async () => {
      const { db } = stage.test.database
      const all = await db.selectFrom('withdrawals').select(['received_at', 'standing']).execute()
      return [all.filter(({ received_at: at }) => at === null).length, all.filter(({ standing }) => standing === 'UNKNOWN').length]
    }
    const later = (days: number) => runJob(stage.test, 'withdrawals.retention', { at: new Date(Date.now() + days * 86_400_000) })
    const [waiting = 0, unknown = 0] = await rows()
    expect(await later(6)).toMatchObject({ unconfirmed: 0, unknown: 0 })
    expect(await later(8)).toMatchObject({ unconfirmed: waiting, unknown: 0 })
    expect(await later(5 * 366)).toMatchObject({ unconfirmed: 0, unknown })
    expect(await rows()).toEqual([0, 0])
    expect(await stage.test.database.db.selectFrom('order_links').selectAll().execute()).toEqual([])
  })
})
