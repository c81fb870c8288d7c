import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/dates/dates.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { waitingMails } from '#tests/support/accounts/account-calls.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { buyer } from '#tests/support/shop/order-stage.ts'
import { shopId } from '#tests/support/shop/shop.ts'
import { withdrawalStage, type PlacedOrder, type WithdrawalStage } from '#tests/support/shop/withdrawal-stage.ts'

// How a withdrawal is acknowledged to its author: always with proof of ownership, and with the rules that apply.

const day = 86_400_000

let stage: WithdrawalStage

beforeAll(async () => {
  stage = await withdrawalStage()
})
afterAll(() => stage.close())

const acksTo = async (to: string) =>
  (await waitingMails(stage.test, to)).filter(({ kind, state }) => kind === 'WITHDRAWAL_ACK' && state === 'QUEUED')
const acksOf = async (to: string, reference: string) => (await acksTo(to)).filter(({ data }) => data['reference'] === reference)

/** Declares withdrawals of unknown orders with the email address: two more than are acknowledged. */
async function useUp(email: string): Promise<void> {
  for (let index = 0; index < 12; index += 1) await stage.withdrawAtOnce({ reference: `2026-77${String(index).padStart(4, '0')}`, email })
}

describe('a withdrawal with proof of ownership', () => {
  it('by its link is acknowledged after any number of others with the address', async () => {
    const email = 'inondee@example.org'
    const { reference, token } = await stage.place({ user: buyer('inondee') })
    await useUp(email)
    expect(await acksTo(email)).toHaveLength(10)
    await stage.withdrawAtOnce({ reference, token, email })
    expect(await acksOf(email, reference)).toHaveLength(1)
  })

  it('by a session is acknowledged too', async () => {
    const member = await addMember(stage.test, { siteId: shopId, email: 'membre-inondee@example.org' })
    const { reference } = await stage.place({}, member.token)
    await useUp(member.email)
    await stage.withdrawAtOnce({ reference, email: member.email }, member.token)
    expect(await acksOf(member.email, reference)).toHaveLength(1)
  })

  it('does not count against the limit for anonymous ones', async () => {
    const email = 'prolixe@example.org'
    const { reference, token } = await stage.place({ user: buyer('prolixe') })
    for (let index = 0; index < 11; index += 1) await stage.withdrawAtOnce({ reference, token, email, message: `Remarque ${index}` })
    expect(await acksOf(email, reference)).toHaveLength(11)
    await useUp(email)
    expect(await acksTo(email)).toHaveLength(21)
  })

  it('is acknowledged when it repeats an unacknowledged anonymous one', async () => {
    const email = 'deux-voies@example.org'
    const { reference, token } = await stage.place({ user: buyer('deux-voies') })
    await useUp(email)
    const receivedAt = await stage.withdrawAtOnce({ reference, email })
    expect(await acksOf(email, reference)).toEqual([])
    for (const _ of [1, 2]) expect(await stage.withdrawAtOnce({ reference, token, email, seen: 0 })).toBe(receivedAt)
    expect(await acksOf(email, reference)).toMatchObject([{ data: { receivedAt } }])
  })
})

describe('a withdrawal after the last day', () => {
  /** An order that was fetched the given number of days ago, with the last day of its withdrawal. */
  const fetched = async (daysAgo: number): Promise<PlacedOrder & { until: string }> => {
    const order = await stage.placePaid()
    const at = new Date(Date.now() - daysAgo * day)
    await stage.test.database.db.insertInto('order_events').values({ site_id: shopId, order_id: order.id, event: 'COLLECT', at }).execute()
    const page = await stage.test.app.inject({
      ...{ url: `/api/order/${order.reference}?token=${order.token}`, headers: { host: 'cave.localhost' } },
    })
    return { ...order, until: page.json<{ data: { withdrawUntil: string } }>().data.withdrawUntil }
  }
  const lateAfter = async ({ reference }: PlacedOrder) =>
    (await acksOf('camille.roy@example.org', reference)).map(({ data }) => data['lateAfter'] ?? null)

  it('is acknowledged as late, with that day, to the owner of the order', async () => {
    const order = await fetched(40)
    const today = parisDay(Date.now())
    expect(order.until < addDays(today, -14)).toBe(true)
    const { id: _, until, ...shown } = order
    await stage.withdrawAtOnce({ reference: shown.reference, token: shown.token })
    expect(await lateAfter(order)).toEqual([until])
    expect(await stage.order(order.reference)).toMatchObject({ withdrawal: 'NONE' })
  })

  it('is acknowledged as any other to an anonymous caller', async () => {
    const order = await fetched(40)
    await stage.withdrawAtOnce({ reference: order.reference })
    expect(await lateAfter(order)).toEqual([null])
  })

  it('differs from one in time', async () => {
    const order = await fetched(3)
    await stage.withdrawAtOnce({ reference: order.reference, token: order.token })
    expect(await lateAfter(order)).toEqual([null])
    expect(await stage.order(order.reference)).toMatchObject({ withdrawal: 'CONFIRMED' })
  })
})

it('a withdrawal of a company order is acknowledged with the reason why it does not apply', async () => {
  const company = { name: 'Le Comptoir', siret: null, vatNumber: null, reference: null }
  const { reference, token } = await stage.placePaid({ company })
  await stage.withdrawAtOnce({ reference, token })
  expect((await acksOf('camille.roy@example.org', reference)).map(({ data }) => data)).toMatchObject([
    { notFor: 'COMPANY', lateAfter: null },
  ])
})
