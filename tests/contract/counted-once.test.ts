import { describe, expect, it } from 'vitest'
import { newCaller, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { deskOfTests } from '#tests/support/shop/admin-desk.ts'
import { runJob } from '#tests/support/sites/job-runs.ts'
import type { PlacedOrder } from '#tests/support/shop/withdrawal-stage.ts'

const { stage } = deskOfTests()

const units = (quantity: number) => [{ id: stage.wines[0], quantity }]
const productsOf = (data: Readonly<Record<string, unknown>> | undefined) => data?.['products']
const told = async (kind: string, { reference }: PlacedOrder) =>
  (await waitingMails(stage.test))
    .filter((mail) => mail.kind === kind && mail.data['reference'] === reference)
    .map(({ data }) => productsOf(data))

/** Six bottles of one wine, two of them withdrawn. */
async function partGivenUp(): Promise<PlacedOrder> {
  const order = await stage.placePaid({ products: units(6) })
  await stage.withdrawAtOnce({ ...order, products: units(2) })
  return order
}

describe('a withdrawal of more units than remain', () => {
  const name = /^5 × Cuvée[^(]*/
  const words = '(il n’en restait que 4\u00a0: le reste avait déjà fait l’objet d’une rétractation ou d’un remboursement)'

  it('is stored as declared, and states the counted units before and after confirmation', async () => {
    const order = await partGivenUp()
    const { status, data } = await stage.withdraw({ ...order, products: units(5) })
    const [line = ''] = productsOf(data?.['declared'] as Record<string, unknown>) as string[]
    expect([status, name.test(line), line.replace(name, '')]).toEqual([201, true, words])
    expect((await stage.confirm(data?.['withdrawalId'])).status).toBe(200)
    for (const kind of ['WITHDRAWAL_ACK', 'WITHDRAWAL_TEAM']) expect([kind, (await told(kind, order)).at(-1)]).toEqual([kind, [line]])
  })
})

describe('the same withdrawal with and without a link', () => {
  type Sent = Record<string, unknown>
  const emailOf = ({ reference }: PlacedOrder) => `${reference}@example.org`
  /** An order of six bottles of one wine with a new email address. */
  async function bought(): Promise<PlacedOrder> {
    const order = await stage.placePaid({ products: units(6) })
    await stage.test.database.db
      .updateTable('orders')
      .set({ email: emailOf(order) })
      .where('id', '=', order.id)
      .execute()
    return order
  }
  const declare = async (order: PlacedOrder, sent: Sent) =>
    (await stage.withdraw({ reference: order.reference, email: emailOf(order), ...sent })).data?.['withdrawalId']
  const confirm = async (id: unknown) => {
    const url = `/api/order/withdrawal/${String(id)}/confirm`
    const asked = { method: 'POST', url, headers: { host: 'cave.localhost' }, remoteAddress: newCaller() } as const
    const outcome = (await stage.test.app.inject(asked)).json<{ data: { outcome?: string } }>().data.outcome
    await runJob(stage.test, 'withdrawals.settling')
    return outcome ?? 'NEW'
  }
  const claimed = async ({ id }: PlacedOrder) => {
    const rows = await stage.test.database.db.selectFrom('withdrawals').select('refund').where('order_id', '=', id).execute()
    return rows.flatMap(({ refund }) => refund?.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0)
  }
  const link = ({ token }: PlacedOrder, seen = 0) => ({ token, seen })

  it.each([
    ['of lines', (): Sent => ({ products: units(2) }), 2],
    ['of everything', (): Sent => ({}), 6],
    ['in words', (): Sent => ({ scope: 'WORDED', message: 'Je rends deux bouteilles.' }), 0],
  ])('%s counts once from two tabs, in either order of confirmation', async (_, what, units) => {
    for (const isGuestFirst of [true, false]) {
      const order = await bought()
      const ids = [await declare(order, what()), await declare(order, { ...what(), ...link(order) })]
      const answers = []
      for (const id of isGuestFirst ? ids : ids.toReversed()) answers.push(await confirm(id))
      expect([answers, await claimed(order)]).toEqual([['NEW', 'KNOWN'], units])
    }
  })

  it('counts once when its page is older than the first one, and twice when it shows that one', async () => {
    const order = await bought()
    expect(await confirm(await declare(order, { products: units(1) }))).toBe('NEW')
    expect(await confirm(await declare(order, { products: units(1), ...link(order, 0) }))).toBe('KNOWN')
    expect(await confirm(await declare(order, { products: units(1), ...link(order, 1) }))).toBe('NEW')
    // A guest without a link sees no earlier withdrawal. A second one after the receipt of the first therefore counts.
    expect(await confirm(await declare(order, { products: units(1) }))).toBe('NEW')
    expect(await claimed(order)).toBe(3)
  })

  it('counts beside an unmatched declaration with the same content', async () => {
    const order = await bought()
    const stranger = { email: `autre-${order.reference}@example.org` }
    for (const what of [{}, { products: units(2) }]) {
      const [guest, holder] = [
        await declare(order, { ...what, ...stranger }),
        await declare(order, { ...what, ...stranger, ...link(order) }),
      ]
      expect([await confirm(guest), await confirm(holder)]).toEqual(['NEW', 'NEW'])
    }
    expect(await claimed(order)).toBe(6)
    const same = await bought()
    const ids = [await declare(same, stranger), await declare(same, { ...stranger, token: same.token })]
    expect([await confirm(ids[0]), await confirm(ids[1]), await claimed(same)]).toEqual(['NEW', 'NEW', 6])
  })
})
