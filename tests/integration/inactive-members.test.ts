import { beforeEach, describe, expect, it } from 'vitest'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { makeCall, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { day, jobsAt, jobsRunAt, plus, runJob, runTwice, second } from '#tests/support/sites/job-runs.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { testStage } from '#tests/support/server/test-stage.ts'

const stage = testStage('inactive-members')
const now = jobsRunAt

describe('inactive members', () => {
  it('get mails in the locale of their last use, with its URLs', async () => {
    const cellar = { siteId: 38 }
    const shop = { host: 'cave.localhost' }
    const [english, silent, back] = [
      await addMember(stage.test, cellar),
      await addMember(stage.test, cellar),
      await addMember(stage.test, cellar),
    ]
    for (const { email, password } of [english, back])
      await makeCall(stage.test, 'user.login', { email, password }, { ...shop, headers: { userlang: 'en_GB' } })
    const kept = async ({ userId }: { userId: number }) =>
      (await stage.test.database.db.selectFrom('users').select('locale').where('id', '=', userId).executeTakeFirstOrThrow()).locale
    expect([await kept(english), await kept(silent), await kept(back)]).toEqual(['en_GB', null, 'en_GB'])
    // A call without a locale does not change it.
    await makeCall(stage.test, 'user.me', undefined, { ...shop, token: back.token })
    expect(await kept(back)).toBe('en_GB')
    await makeCall(stage.test, 'user.me', undefined, { ...shop, token: back.token, headers: { userlang: 'fr_FR' } })
    expect(await kept(back)).toBe('fr_FR')
    const open = (url: string, headers: Record<string, string>) =>
      stage.test.app.inject({ url, headers: { host: shop.host, cookie: `token=${back.token}; idSite=38`, ...headers } })
    const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    await open('/en/account', { ...page, 'sec-fetch-dest': 'document' })
    expect(await kept(back)).toBe('en_GB')
    // Automatic requests of a page or a browser do not change it.
    await open('/favicon.ico', { accept: 'image/avif,image/webp,*/*', 'sec-fetch-dest': 'image' })
    await open('/introuvable.png', { accept: '*/*' })
    await open('/', { ...page, 'sec-purpose': 'prefetch' })
    await open('/', { ...page, 'sec-fetch-dest': 'iframe' })
    expect(await kept(back)).toBe('en_GB')
    await open('/compte', page)
    expect(await kept(back)).toBe('fr_FR')
    await stage.test.database.db
      .updateTable('users')
      .set({ last_seen_at: almost, locale: 'de_DE' })
      .where('id', '=', silent.userId)
      .execute()
    await stage.test.database.db
      .updateTable('users')
      .set({ last_seen_at: almost })
      .where('id', 'in', [english.userId, back.userId])
      .execute()
    expect(await runJob(stage.test, 'accounts.inactive')).toEqual({ erased: 0, warned: 3 })
    const mails = await stage.test.database.db
      .selectFrom('mails')
      .select(['recipient', 'locale', 'data'])
      .where('kind', '=', 'INACTIVITY_WARNING')
      .execute()
    const told = (email: string) =>
      mails.filter(({ recipient }) => recipient === email).map(({ locale, data }) => [locale, data['loginLink']])
    expect(told(english.email)).toEqual([['en_GB', expect.stringMatching(/\/en\/auth$/)]])
    for (const { email } of [silent, back]) expect(told(email)).toEqual([['fr_FR', expect.not.stringContaining('/en/')]])
    await stage.test.database.db
      .updateTable('users')
      .set({ last_seen_at: threeYearsAgo, warned_at: plus(now, -31 * day) })
      .where('id', '=', english.userId)
      .execute()
    expect(await runJob(stage.test, 'accounts.inactive')).toEqual({ erased: 1, warned: 0 })
    const last = stage.test.database.db
      .selectFrom('mails')
      .select('locale')
      .where('kind', '=', 'ACCOUNT_DELETED')
      .where('recipient', '=', english.email)
    expect(await last.execute()).toEqual([{ locale: 'en_GB' }])
    expect(await kept(english)).toBeNull()
  })

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

  it('are warned once after three years less thirty days, to the second', async () => {
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

  it('are deleted and notified thirty days after their warning, to the second', async () => {
    const due = await seen('partie@example.org', threeYearsAgo, plus(now, -30 * day))
    const lately = await seen('avertie-tard@example.org', threeYearsAgo, plus(now, -30 * day + second))
    const recent = await seen('vue-tard@example.org', plus(threeYearsAgo, second), plus(now, -31 * day))
    const { lines } = await jobsAt(stage.test, now).run('accounts.inactive', { dryRun: true })
    expect(lines).toEqual([`site 37\u00a0: compte n°\u00a0${due.userId} effacé`])
    await runTwice(stage.test, 'accounts.inactive', { expected: { erased: 1, warned: 0 }, rows: everyone })
    expect(await row(due.userId)).toMatchObject({ email: '', erased_at: expect.any(Date) as Date })
    for (const { userId } of [lately, recent]) expect((await row(userId)).erased_at).toBeNull()
    const mails = await waitingMails(stage.test)
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([['ACCOUNT_DELETED', 'partie@example.org']])
    expect(mails[0]?.data['isUnused']).toBe(true)
    expect(await runJob(stage.test, 'accounts.inactive', { at: plus(now, second) })).toEqual({ erased: 2, warned: 0 })
  })

  it('have thirty days after a late warning too', async () => {
    const forgotten = await seen('oubliee@example.org', monthsBefore(now, 60))
    expect(await runJob(stage.test, 'accounts.inactive')).toEqual({ erased: 0, warned: 1 })
    expect((await waitingMails(stage.test))[0]?.data).toMatchObject({ deletedOn: '2026-12-20' })
    expect(await runJob(stage.test, 'accounts.inactive', { at: plus(now, 30 * day - second) })).toEqual({ erased: 0, warned: 0 })
    expect(await runJob(stage.test, 'accounts.inactive', { at: plus(now, 30 * day) })).toEqual({ erased: 1, warned: 0 })
    expect((await row(forgotten.userId)).email).toBe('')
  })

  it('remain after one login, and are warned again three years later', async () => {
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
