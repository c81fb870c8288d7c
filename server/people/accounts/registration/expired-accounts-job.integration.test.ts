import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '#domain/dates/clock.ts'
import { silentLog } from '#server/database/log.ts'
import { createJobs } from '#server/platform/jobs/service.ts'
import { makeCall, registrationOf } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { expiredAccountsJob } from './expired-accounts-job.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

const run = (dryRun: boolean) => {
  const { features, database } = { features: test.app.features, database: test.database }
  const jobs = createJobs({
    db: database.db,
    jobs: [expiredAccountsJob],
    clock: systemClock,
    log: silentLog,
    features,
    dataDir: '/nowhere',
  })
  return jobs.run('accounts.expired', { dryRun })
}
const left = async () => {
  const count = async (table: 'account_tokens' | 'pending_registrations' | 'sessions' | 'team_invitations') =>
    (await test.database.db.selectFrom(table).select('site_id').execute()).length
  return [await count('pending_registrations'), await count('account_tokens'), await count('sessions'), await count('team_invitations')]
}

it('deletes expired tokens, and a dry run deletes nothing', async () => {
  const [old, present] = [await addMember(test), await addMember(test)]
  for (const { email } of [old, present]) await makeCall(test, 'password.askReset', { email })
  for (const email of ['ancienne@example.org', 'recente@example.org']) await makeCall(test, 'user.register', registrationOf(email))
  await test.database.pool.query("update pending_registrations set expires_at = now() where email = 'ancienne@example.org'")
  for (const table of ['account_tokens', 'sessions'])
    await test.database.pool.query(`update ${table} set expires_at = now() where user_id = $1`, [old.userId])
  await test.database.pool.query(
    `insert into team_invitations (site_id, email, profile, token_hash, invited_by, expires_at)
     values (37, 'tard@example.org', 'ALL', 'a', $1, now()), (37, 'bientot@example.org', 'ALL', 'b', $1, now() + interval '1 hour')`,
    [present.userId],
  )
  const counts = { registrations: 1, links: 1, sessions: 1, invitations: 1 }
  expect((await run(true)).counts).toEqual(counts)
  expect(await left()).toEqual([2, 2, 2, 2])
  expect((await run(false)).counts).toEqual(counts)
  expect(await left()).toEqual([1, 1, 1, 1])
  expect((await makeCall(test, 'user.logged', undefined, present)).data).toBe(true)
})

it('hides an unconfirmed address after its expiry, then deletes it', async () => {
  const [late, waiting] = [await addMember(test), await addMember(test)]
  for (const [index, member] of [late, waiting].entries()) {
    const asked = await makeCall(test, 'user.update', { email: `neuve-${index}@example.org` }, member)
    expect(asked.data?.['pendingEmail']).toBe(`neuve-${index}@example.org`)
  }
  await test.database.pool.query('update account_tokens set expires_at = now() where user_id = $1', [late.userId])
  const shown = async (member: typeof late) => (await makeCall(test, 'user.me', undefined, member)).data?.['pendingEmail']
  const stored = async () => {
    const rows = test.database.db.selectFrom('users').select('pending_email').where('id', 'in', [late.userId, waiting.userId])
    return (await rows.orderBy('id').execute()).map(({ pending_email }) => pending_email)
  }
  expect([await shown(late), await shown(waiting)]).toEqual([null, 'neuve-1@example.org'])
  expect(await stored()).toEqual(['neuve-0@example.org', 'neuve-1@example.org'])
  await run(false)
  expect(await stored()).toEqual([null, 'neuve-1@example.org'])
})

it('deletes a two-factor set-up that got no first code in time', async () => {
  const [late, waiting] = [await addMember(test, { role: 'ADMIN' }), await addMember(test, { role: 'ADMIN' })]
  for (const [member, minutes] of [
    [late, 11],
    [waiting, 1],
  ] as const) {
    await makeCall(test, 'totp.start', {}, member)
    const until = new Date(Date.now() + (minutes === 11 ? -60_000 : 540_000))
    await test.database.db
      .updateTable('users')
      .set({ totp_pending_until: until })
      .where('id', '=', member.userId)
      .where('totp_pending_until', 'is not', null)
      .execute()
  }
  await run(false)
  const left = await test.database.db.selectFrom('users').select('id').where('totp_pending', 'is not', null).execute()
  expect(left).toEqual([{ id: waiting.userId }])
})

it('leaves an address pending while its mailbox is over the mail limit', async () => {
  const wanted = 'debordee@example.org'
  const [first, second] = [await addMember(test), await addMember(test)]
  const shown = []
  for (const member of [first, first, first, second]) {
    await makeCall(test, 'user.update', { email: wanted }, member)
    shown.push((await makeCall(test, 'user.me', undefined, member)).data?.['pendingEmail'])
  }
  expect(shown).toEqual([wanted, wanted, wanted, wanted])
})
