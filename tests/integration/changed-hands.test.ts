import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erasers } from '#server/composition/erasers.ts'
import { addressKey } from '#server/platform/rate-limits/rate-limit-key.ts'
import type { ExportSection } from '#schemas/api/people/export-section-names.ts'
import { exportSections } from '#server/people/privacy/export-sections.ts'
import { personalData } from '#server/people/personal-data/personal-data.ts'
import { mailedLink, makeCall } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { addGround, addRow, ownedTables, type OwnedTable } from '#tests/support/database/owned-rows.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

const siteId = 37
const shared = 'partagee@exemple.example'

let test: TestApp
let tables: OwnedTable[]
/** The former owner of the shared address, at the time of the rows. */
let before: TestMember
/** The current owner of the shared address. */
let now: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  const { pool } = test.database
  tables = await ownedTables(pool)
  before = await addMember(test)
  now = await addMember(test, { email: shared })
  const ground = await addGround(test.database)
  const owners = [
    { userId: before.userId, email: shared, word: 'anatole' },
    { userId: now.userId, email: 'autre@exemple.example', word: 'barnabe' },
    { userId: null, email: shared, word: 'visiteur' },
  ]
  for (const owner of owners) {
    const numbers = new Map<string, unknown>()
    for (const each of tables.filter(({ hasVisitors }) => hasVisitors || owner.userId !== null)) {
      const id = await addRow(pool, each, { ...owner, siteId, ground }, each.parent && numbers.get(each.parent.table))
      numbers.set(each.table, id)
    }
  }
  await pool.query(
    `insert into idempotency_keys (site_id, caller, key, fingerprint, owner, answer)
     values (37, $1, 'a', '', gen_random_uuid(), $3), (37, $2, 'b', '', gen_random_uuid(), $3), (37, 'visitor', 'c', '', gen_random_uuid(), $3)`,
    [`user:${before.userId}`, `user:${now.userId}`, JSON.stringify({ email: shared })],
  )
})
afterAll(() => test.close())

const ofAccounts = (section: string) => tables.filter((each) => each.section === section)

async function read(section: string, { userId, email }: TestMember) {
  const person = { siteId, userId, email, address: addressKey({ siteId, email }) }
  return exportSections[section as ExportSection](test.database.db, person)
}

async function rowsLeft(table: string): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ row: object }>(`select to_jsonb(t) as row from "${table}" t`)
  return rows.map(({ row }) => JSON.stringify(row))
}

describe('an address with a former owner', () => {
  it('is tested in every table with accounts, and in those with addresses only', () => {
    expect(tables.map(({ table }) => table).toSorted()).toEqual(
      [
        ...['account_tokens', 'event_registrations', 'form_answers', 'form_files', 'messages', 'orders', 'order_shipments', 'papers'],
        ...['privacy_requests', 'withdrawals'],
      ].toSorted(),
    )
    // These tables belong to the owner of the address: mailboxes, and input without an account.
    const addressed = Object.entries(personalData).filter(
      ([table, { columns }]) =>
        columns.some((name) => /^(email|recipient|address)$/.test(name)) && !tables.some((one) => one.table === table),
    )
    expect(addressed.map(([table]) => table).toSorted()).toEqual([
      ...['login_failures', 'mails', 'newsletter_links', 'newsletter_proofs', 'newsletter_requests', 'newsletter_subscribers'],
      ...['pending_registrations', 'team_invitations', 'users'],
    ])
  })

  it('exports rows of another account to their author only', async () => {
    const told: Record<string, [number, number]> = {}
    const expected: Record<string, [number, number]> = {}
    for (const section of new Set(tables.map((each) => each.section))) {
      const [own, others] = [await read(section, now), await read(section, before)]
      told[section] = [own.length, others.length]
      expected[section] = [ofAccounts(section).some(({ hasVisitors }) => hasVisitors) ? 2 : 1, 1]
      expect(JSON.stringify(own)).not.toContain('anatole')
      expect(JSON.stringify(others)).not.toMatch(/barnabe|visiteur/)
    }
    expect(told).toEqual(expected)
  })

  it('shows the privacy requests of another account to their author only', async () => {
    const asked = async ({ token }: TestMember) => (await makeCall(test, 'privacy.ownRequests', undefined, { token })).data
    expect([await asked(now), await asked(before)]).toEqual([[expect.anything(), expect.anything()], [expect.anything()]])
  })

  it('deletes no row of another account with its own account', async () => {
    const others = new Map<string, string[]>()
    for (const { table } of tables) others.set(table, await rowsLeft(table))
    const account = { siteId, userId: now.userId, isAdmin: false, email: shared, locale: 'fr_FR', now: new Date() }
    await test.database.db.transaction().execute(async (trx) => {
      for (const erase of erasers) await erase(trx, account)
    })
    for (const { table, isErased } of tables.filter(({ hasVisitors }) => hasVisitors)) {
      const kept = others.get(table)?.filter((row) => !isErased || !/barnabe|visiteur/.test(row))
      expect({ table, rows: await rowsLeft(table) }).toEqual({ table, rows: kept })
    }
    const { rows } = await test.database.pool.query<{ key: string }>(`select key from idempotency_keys where key in ('a', 'b', 'c')`)
    expect(rows).toEqual([{ key: 'a' }])
  })
})

describe('the consent proofs of a deleted account', () => {
  const proofsOf = async (member: TestMember) => (await read('newsletterConsents', member)).map(({ lists }) => lists)
  const subscribe = (member: TestMember, lists: readonly number[]) => makeCall(test, 'newsletter.update', { lists }, member)
  const toldAtDeletion = async (member: TestMember) => {
    const { data } = await makeCall(test, 'user.delete', { password: member.password }, member)
    return (data?.['kept'] as { what: string }[]).some(({ what }) => what.startsWith('Preuve de votre accord'))
  }
  const keptProofs = async () => (await rowsLeft('newsletter_proofs')).filter((row) => row.includes('La lettre des créateurs')).length

  it('are retained, and are separate from those of the next owner of the address', async () => {
    const email = 'abonnee@exemple.example'
    const first = await addMember(test, { email })
    await subscribe(first, [1])
    expect(await proofsOf(first)).toEqual(['La lettre des créateurs'])
    expect(await toldAtDeletion(first)).toBe(true)
    expect(await keptProofs()).toBe(1)

    const second = await addMember(test, { email })
    expect(await proofsOf(second)).toEqual([])
    expect(await toldAtDeletion(second)).toBe(false)

    const third = await addMember(test, { email })
    await subscribe(third, [2])
    expect(await proofsOf(third)).toHaveLength(1)
    await makeCall(test, 'user.update', { email: `neuve-${email}` }, third)
    const { token } = await mailedLink(test, `neuve-${email}`, 'EMAIL_CHANGE_CONFIRM')
    expect((await makeCall(test, 'user.confirmEmail', { token }, third)).status).toBe(200)
    const moved = { ...third, email: `neuve-${email}` }
    expect((await proofsOf(moved)).join()).not.toContain('La lettre des créateurs')
    expect(await proofsOf(moved)).toHaveLength(1)
    expect(await toldAtDeletion(moved)).toBe(true)
    expect(await keptProofs()).toBe(1)
  })
})
