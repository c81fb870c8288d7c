import { beforeEach, describe, expect, it } from 'vitest'
import { monthsBefore } from '#domain/calendar-months.ts'
import { makeCall, waitingMails } from '#tests/support/account-calls.ts'
import { day, jobsAt, jobsRunAt, plus, runJob, runTwice, second } from '#tests/support/job-runs.ts'
import { addMember } from '#tests/support/members.ts'
import { testStage } from '#tests/support/test-stage.ts'

const stage = testStage('inactive-members')
const now = jobsRunAt

describe('members who do not come', () => {
  const seen = async (email: string, lastSeen: Date, warned: Date | null = null) => {
    const member = await addMember(stage.test, { email })
    await stage.test.database.db
      .updateTable('users')
      .set({ last_seen_at: lastSeen, warned_at: warned })
      .where('id', '=', member.userId)
      .execute()
    return member
  }
  const row = (userId: number) =>
    stage.test.database.db
      .selectFrom('users')
      .select(['email', 'warned_at', 'erased_at'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  const everyone = () =>
    stage.test.database.db.selectFrom('users').select(['id', 'email', 'warned_at', 'erased_at']).orderBy('id').execute()
  const threeYearsAgo = monthsBefore(now, 36)
  const almost = monthsBefore(plus(now, 30 * day), 36)

  beforeEach(async () => {
    await stage.test.database.db.deleteFrom('users').execute()
    await stage.test.database.db.deleteFrom('mails').execute()
  })

  it('for three years less thirty days are warned, once, to the second', async () => {
    const due = await seen('absente@example.org', almost)
    const early = await seen('presente@example.org', plus(almost, second))
    const admin = await addMember(stage.test, { role: 'ADMIN', email: 'admin@example.org' })
    await stage.test.database.db
      .updateTable('users')
      .set({ last_seen_at: new Date(0) })
      .where('id', '=', admin.userId)
      .execute()
    await runTwice(stage.test, 'accounts.inactive', { expected: { erased: 0, warned: 1 }, rows: everyone })
    expect((await row(due.userId)).warned_at).toEqual(now)
    expect((await row(early.userId)).warned_at).toBeNull()
    expect((await row(admin.userId)).warned_at).toBeNull()
    expect(await waitingMails(stage.test)).toEqual([
      {
        kind: 'INACTIVITY_WARNING',
        to: 'absente@example.org',
        state: 'QUEUED',
        data: { firstname: 'Camille', lastSeenOn: '2023-12-20', deletedOn: '2026-12-20', loginLink: 'http://localhost:3000/auth' },
      },
    ])
  })

  it('for three years are erased thirty days after their warning, to the second, and told so', async () => {
    const due = await seen('partie@example.org', threeYearsAgo, plus(now, -30 * day))
    const lately = await seen('avertie-tard@example.org', threeYearsAgo, plus(now, -30 * day + second))
    const recent = await seen('vue-tard@example.org', plus(threeYearsAgo, second), plus(now, -31 * day))
    const { lines } = await jobsAt(stage.test, now).run('accounts.inactive', { dryRun: true })
    expect(lines).toEqual([`site 37\u00a0: compte n°\u00a0${due.userId} effacé`])
    await runTwice(stage.test, 'accounts.inactive', { expected: { erased: 1, warned: 0 }, rows: everyone })
    expect(await row(due.userId)).toMatchObject({ email: '', erased_at: expect.any(Date) as Date })
    for (const { userId } of [lately, recent]) expect((await row(userId)).erased_at).toBeNull()
    expect((await waitingMails(stage.test)).map(({ kind, to }) => [kind, to])).toEqual([['ACCOUNT_DELETED', 'partie@example.org']])
    expect(await runJob(stage.test, 'accounts.inactive', { at: plus(now, second) })).toEqual({ erased: 2, warned: 0 })
  })

  it('have thirty days after the warning even when it comes late', async () => {
    const forgotten = await seen('oubliee@example.org', monthsBefore(now, 60))
    expect(await runJob(stage.test, 'accounts.inactive')).toEqual({ erased: 0, warned: 1 })
    expect((await waitingMails(stage.test))[0]?.data).toMatchObject({ deletedOn: '2026-12-20' })
    expect(await runJob(stage.test, 'accounts.inactive', { at: plus(now, 30 * day - second) })).toEqual({ erased: 0, warned: 0 })
    expect(await runJob(stage.test, 'accounts.inactive', { at: plus(now, 30 * day) })).toEqual({ erased: 1, warned: 0 })
    expect((await row(forgotten.userId)).email).toBe('')
  })

  it('keep their account by signing in once, and are warned anew three years later', async () => {
    const member = await seen('revenue@example.org', almost)
    await runJob(stage.test, 'accounts.inactive')
    expect((await row(member.userId)).warned_at).not.toBeNull()
    expect((await makeCall(stage.test, 'user.login', { email: member.email, password: member.password })).status).toBe(200)
    expect((await row(member.userId)).warned_at).toBeNull()
    expect(await runJob(stage.test, 'accounts.inactive', { at: plus(now, 31 * day) })).toEqual({ erased: 0, warned: 0 })
    const { last_seen_at } = await stage.test.database.db
      .selectFrom('users')
      .select('last_seen_at')
      .where('id', '=', member.userId)
      .executeTakeFirstOrThrow()
    expect(await runJob(stage.test, 'accounts.inactive', { at: monthsBefore(last_seen_at, -37) })).toEqual({ erased: 0, warned: 1 })
  })
})
