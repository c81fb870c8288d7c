import { beforeEach, describe, expect, it } from 'vitest'
import type { InboxManyItem, InboxOutcome } from '#schemas/admin/inbox/inbox-many-call.ts'
import type { InboxKind } from '#schemas/admin/inbox/inbox-shapes.ts'
import { ACT_ITEMS } from '#schemas/admin/resources/calls/calls-of-many.ts'
import { newCaller } from '#tests/support/accounts/account-calls.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { formStage } from '#tests/support/blocks/form-stage.ts'
import { addEvent } from '#tests/support/sites/add-event.ts'

type Aim = Pick<InboxManyItem, 'id' | 'version'>

const { stage, send, filled } = formStage()
let admin: TestMember

beforeEach(async () => {
  // Acts on many have a small budget for each account.
  admin = await addMember(stage.test, { role: 'ADMIN' })
  await stage.test.database.pool.query('delete from inbox_items')
  await stage.test.database.pool.query('delete from messages')
})

const run = async <Row>(statement: string, ...values: unknown[]) =>
  (await stage.test.database.pool.query(statement, values)).rows as readonly Row[]

async function ask(items: readonly object[], { as = admin, host = 'localhost' }: { as?: TestMember; host?: string } = {}) {
  const response = await stage.test.app.inject({
    ...{ method: 'POST', url: '/api/admin/inbox/many', remoteAddress: newCaller(), payload: { items } },
    headers: { host, authorization: as.token },
  })
  return { status: response.statusCode, data: response.json<{ data: InboxOutcome }>().data }
}
const changeAll = async (aims: readonly Aim[], change: Omit<InboxManyItem, 'id' | 'version'>) =>
  (await ask(aims.map(({ id, version }) => ({ id, version, ...change })))).data
const undo = async ({ done }: InboxOutcome) => (await ask(done.map(({ id, version, former }) => ({ id, version, ...former })))).data

const ofKind = (kind: InboxKind) => run<Aim>('select id, version from inbox_items where kind = $1 order by id', kind)
const stored = () =>
  run<object>(`select id, state, assignee_id as assignee, deleted_at is not null as "isTrashed" from inbox_items order by id`)

async function addMessages(count: number, siteId = 37): Promise<readonly Aim[]> {
  await run(
    `insert into messages (site_id, reference, email, firstname, lastname, message, locale)
     select $1::integer, concat('M-', $1::integer, '-', n), 'p' || n || '@example.org', 'Inès', 'Garnier ' || n, 'Bonjour', 'fr_FR' from generate_series(1, $2::integer) n`,
    siteId,
    count,
  )
  const items = await run<Aim>('select id, version from inbox_items where site_id = $1 order by id', siteId)
  return items.slice(-count)
}

async function addRequest(): Promise<Aim> {
  await run(
    `insert into privacy_requests (site_id, reference, type, email, firstname, locale, received_at, due_on, alert_on)
     values (37, 'DP-' || $1, 'ACCESS', 'ines@example.org', 'Inès', 'fr_FR', now(), '2026-12-20', '2026-12-10')`,
    newCaller(),
  )
  const [item] = await ofKind('PRIVACY')
  return item!
}

async function addRegistration(): Promise<Aim> {
  const event = await addEvent(stage.test.database, { capacity: null })
  await stage.test.app.inject({
    ...{ method: 'POST', url: `/api/element/event/${event}/register`, headers: { host: 'localhost' }, remoteAddress: newCaller() },
    payload: { email: stage.email, firstname: 'Inès', lastname: 'Garnier', phone: '06 39 98 01 99', seats: 2 },
  })
  const [item] = await ofKind('REGISTRATION')
  return item!
}

describe('an act on several items of the inbox', () => {
  it.each([
    ['a state', { state: 'CLOSED' }],
    ['an assignee', { assignee: 0 }],
    ['the trash', { isTrashed: true }],
    ['a state and an assignee', { state: 'SPAM', assignee: 0 }],
  ] as const)('gives each of them %s, and its undo what each was before', async (_what, wish) => {
    const change = 'assignee' in wish ? { ...wish, assignee: admin.userId } : wish
    const [first, ...others] = await addMessages(3)
    await changeAll([first!], { state: 'READ' })
    const before = await stored()
    const outcome = await changeAll([{ ...first!, version: 2 }, ...others], change)
    expect([outcome.done.length, outcome.left]).toEqual([3, []])
    for (const row of await stored()) expect(row).toMatchObject(change)
    expect((await undo(outcome)).left).toEqual([])
    expect(await stored()).toEqual(before)
  })

  it('leaves and names what a colleague has changed meanwhile, and changes the others', async () => {
    const [taken, free] = await addMessages(2)
    await changeAll([taken!], { assignee: admin.userId })
    const outcome = await changeAll([taken!, free!], { isTrashed: true })
    expect(outcome.left).toEqual([{ id: taken!.id, version: 2, name: 'Inès Garnier 1', reason: 'CHANGED' }])
    expect(outcome.done).toEqual([{ id: free!.id, version: 2, former: { isTrashed: false } }])
    expect(await stored()).toMatchObject([{ state: 'NEW', isTrashed: false }, { isTrashed: true }])
  })

  it('takes no undo over what a colleague has changed since', async () => {
    const items = await addMessages(2)
    const outcome = await changeAll(items, { state: 'CLOSED' })
    await changeAll([outcome.done[0]!], { state: 'ANSWERED' })
    expect((await undo(outcome)).left).toMatchObject([{ id: items[0]!.id, reason: 'CHANGED' }])
    expect(await stored()).toMatchObject([{ state: 'ANSWERED' }, { state: 'NEW' }])
  })

  it('counts what is so already as done, in its version', async () => {
    const [item] = await addMessages(1)
    expect(await changeAll([item!], { state: 'NEW', isTrashed: false, assignee: null })).toEqual({
      ...{ done: [{ ...item, former: {} }], left: [] },
    })
  })

  it('leaves requests about personal data open, and registrations out of spam and trash', async () => {
    const [request, registration] = [await addRequest(), await addRegistration()]
    const left = async (change: Omit<InboxManyItem, 'id' | 'version'>) =>
      (await changeAll([request, registration], change)).left.map(({ reason }) => reason)
    expect(await left({ isTrashed: true })).toEqual(['REGISTER', 'HAS_PLACE'])
    expect(await left({ state: 'SPAM' })).toEqual(['STATE', 'STATE'])
    expect(await left({ state: 'CLOSED' })).toEqual(['CLOSES_FOR_EVER'])
    expect(await run('select 1 from privacy_requests where answered_at is not null')).toEqual([])
  })

  it('marks answers to forms as spam and as read where forms are read, in their version', async () => {
    await send(filled())
    await send(filled())
    const items = await ofKind('FORM')
    const answers = () => run('select is_spam, read_at is null as is_new from form_answers order by id desc limit 2')
    const spam = await changeAll(items, { state: 'SPAM' })
    expect(await answers()).toEqual(Array.from({ length: 2 }, () => ({ is_spam: true, is_new: false })))
    expect(spam.done.map(({ version }) => version)).toEqual((await ofKind('FORM')).map(({ version }) => version))
    await undo(spam)
    expect(await answers()).toEqual(Array.from({ length: 2 }, () => ({ is_spam: false, is_new: true })))
  })

  it(`changes ${ACT_ITEMS} at once, and refuses one more, none, and one twice`, async () => {
    const items = await addMessages(ACT_ITEMS + 1)
    expect((await changeAll(items.slice(0, ACT_ITEMS), { state: 'READ' })).done).toHaveLength(ACT_ITEMS)
    for (const refused of [items, [], [items[0]!, items[0]!]]) expect((await ask(refused)).status).toBe(422)
  })

  it('changes nothing for an item of another site, an assignee or a writer without right', async () => {
    const [own, foreign] = [await addMessages(1), await addMessages(1, 38)]
    const close = ({ id, version }: Aim) => ({ id, version, state: 'CLOSED' })
    expect((await ask([...own, ...foreign].map(close))).status).toBe(404)
    const author = await addMember(stage.test, { role: 'ADMIN' })
    await run(`update users set admin_profile = 'AUTHOR' where id = $1`, author.userId)
    expect((await ask([...own.map(close), { ...own[0]!, assignee: author.userId }])).status).toBe(422)
    expect((await ask([{ ...close(own[0]!), assignee: author.userId }])).status).toBe(422)
    expect((await ask(own.map(close), { as: author })).status).toBe(403)
    const neighbour = await addMember(stage.test, { siteId: 38, role: 'ADMIN' })
    expect((await ask(own.map(close), { as: neighbour, host: 'cave.localhost' })).status).toBe(404)
    expect(await stored()).toMatchObject([{ state: 'NEW' }, { state: 'NEW' }])
  })
})
