import { beforeAll, describe, expect, it } from 'vitest'
import { addressKey } from '#server/features/budgets/caller-key.ts'
import { exportSections, type ExportSection } from '#server/features/privacy/export-sections.ts'
import { mailedLink, makeCall } from '#tests/support/account-calls.ts'
import { addMember, type TestMember } from '#tests/support/members.ts'
import { addGround, addRow, ownedTables, type OwnedTable } from '#tests/support/owned-rows.ts'
import { testStage } from '#tests/support/test-stage.ts'

const stage = testStage('given-up-address')
const siteId = 37
const word = 'visiteuse'

let ground: { event: number; form: number }
let tables: OwnedTable[]
const lists = { lists: [2], consent: true }

beforeAll(async () => {
  tables = (await ownedTables(stage.test.database.pool)).filter(({ hasVisitors }) => hasVisitors)
  ground = await addGround(stage.test.database)
})

/** Somebody whose rows, in every table, know their address and no account. */
async function withRows(): Promise<TestMember> {
  const member = await addMember(stage.test)
  const numbers = new Map<string, unknown>()
  const owner = { userId: null, email: member.email, word, siteId, ground }
  for (const each of tables)
    numbers.set(each.table, await addRow(stage.test.database.pool, each, owner, each.parent && numbers.get(each.parent.table)))
  await makeCall(
    stage.test,
    'newsletter.subscribe',
    { email: member.email, ...lists },
    { headers: { 'idempotency-key': crypto.randomUUID() } },
  )
  await makeCall(stage.test, 'user.login', { email: member.email, password: 'ce n’est pas celui-là' })
  return member
}

/** Gives them another address, which they confirm. */
async function changeAddress(member: TestMember): Promise<TestMember> {
  const email = `neuve-${member.email}`
  await makeCall(stage.test, 'user.update', { email }, member)
  const { token } = await mailedLink(stage.test, email, 'EMAIL_CHANGE_CONFIRM')
  expect((await makeCall(stage.test, 'user.confirmEmail', { token }, member)).status).toBe(200)
  return { ...member, email }
}

async function read(section: string, { userId, email }: TestMember) {
  const person = { siteId, userId, email, address: addressKey({ siteId, email }) }
  return exportSections[section as ExportSection](stage.test.database.db, person)
}

async function countsOf(member: TestMember): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const section of [...new Set(tables.map((each) => each.section)), 'newsletterRequests'])
    counts[section] = (await read(section, member)).length
  return counts
}

/** The tables with a row that holds a text. */
async function naming(text: string): Promise<string[]> {
  const { rows } = await stage.test.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hit = await stage.test.database.pool.query(
      `select 1 from "${name}" t where position($1 in lower(to_jsonb(t)::text)) > 0 limit 1`,
      [text],
    )
    if (hit.rowCount !== 0) found.push(name)
  }
  return found
}

describe('what was sent from an address without signing in', () => {
  it('stays in the copy of the account that had the address, once it has another one', async () => {
    const before = await withRows()
    const had = await countsOf(before)
    expect(Object.values(had)).not.toContain(0)
    expect(await countsOf(await changeAddress(before))).toEqual(had)
  })

  it('is nothing of who opens an account at the address next, neither to read nor to erase', async () => {
    const before = await withRows()
    const after = await changeAddress(before)
    const had = await countsOf(after)
    const next = await addMember(stage.test, { email: before.email })
    expect(new Set(Object.values(await countsOf(next)))).toEqual(new Set([0]))
    expect(await read('mails', next)).toEqual([])
    expect((await makeCall(stage.test, 'privacy.ownRequests', undefined, next)).data).toEqual([])
    expect((await makeCall(stage.test, 'user.delete', { password: next.password }, next)).status).toBe(200)
    expect(await countsOf(after)).toEqual(had)
  })

  it('goes with the account when that is deleted after the change: what is left is what was said to be kept', async () => {
    const before = await withRows()
    const after = await changeAddress(before)
    const { data } = await makeCall(stage.test, 'user.delete', { password: after.password }, after)
    expect((data?.['kept'] as { what: string }[]).map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'Commandes et factures',
        'Vos demandes sur vos données, au registre',
        'Trace des messages envoyés, sans leur contenu',
      ]),
    )
    expect(await naming(before.email)).toEqual(['mails', 'orders', 'privacy_requests', 'withdrawals'])
    const erased = tables.filter(({ isErased }) => isErased)
    expect(erased.length).toBeGreaterThan(3)
    for (const section of new Set(erased.map((each) => each.section))) expect(await read(section, after)).toEqual([])
  })

  it('and is kept after a deletion is nothing of who opens an account at the address next', async () => {
    const before = await withRows()
    await makeCall(stage.test, 'user.delete', { password: before.password }, before)
    const next = await addMember(stage.test, { email: before.email })
    expect(new Set(Object.values(await countsOf(next)))).toEqual(new Set([0]))
  })
})
