import { beforeEach, describe, expect, it } from 'vitest'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { saveSubscription } from '#server/people/newsletter/subscribers.ts'
import { waitingMails } from '#tests/support/accounts/account-calls.ts'
import { day, jobsAt, jobsRunAt, plus, runJob, runTwice, second } from '#tests/support/sites/job-runs.ts'
import { testStage } from '#tests/support/server/test-stage.ts'

const stage = testStage('retention')
const now = jobsRunAt

describe('the retention of rows', () => {
  it('consent proofs: thirteen months, to the second', async () => {
    const { db } = stage.test.database
    const add = (expiresAt: Date) =>
      db
        .insertInto('consents')
        .values({
          site_id: 37,
          choices: jsonb({ matomo: true }),
          version: '1',
          given_at: monthsBefore(expiresAt, 13),
          expires_at: expiresAt,
        })
        .execute()
    await add(now)
    await add(plus(now, second))
    const rows = () => db.selectFrom('consents').selectAll().execute()
    await runTwice(stage.test, 'consents.retention', { expected: { erased: 1 }, rows })
    expect((await rows()).map(({ expires_at }) => expires_at)).toEqual([plus(now, second)])
  })

  it('visit counts: twenty-five months', async () => {
    const { db } = stage.test.database
    const before = monthsBefore(now, 25)
    await db
      .insertInto('visits')
      .values([before, plus(before, second)].map((at) => ({ site_id: 37, source: 'lettre', visited_at: at })))
      .execute()
    await db
      .insertInto('visit_counts')
      .values(['2024-10-19', '2024-10-20'].map((date) => ({ site_id: 37, path: '/', day: date, count: 1 })))
      .execute()
    const rows = async () => [
      await db.selectFrom('visits').select('visited_at').execute(),
      await db.selectFrom('visit_counts').select('day').execute(),
    ]
    await runTwice(stage.test, 'visits.retention', { expected: { visits: 1, counts: 1, missed: 0 }, rows })
    expect(await rows()).toEqual([[{ visited_at: plus(before, second) }], [{ day: '2024-10-20' }]])
  })

  it('provider events: ninety days', async () => {
    const { db } = stage.test.database
    const before = plus(now, -90 * day)
    const told = { type: 'payment_intent.succeeded' }
    await db
      .insertInto('webhook_events')
      .values([
        { id: 'evt_1', ...told, received_at: before },
        { id: 'evt_2', ...told, received_at: plus(before, second) },
      ])
      .execute()
    const rows = () => db.selectFrom('webhook_events').select('id').execute()
    await runTwice(stage.test, 'payments.retention', { expected: { events: 1 }, rows })
    expect(await rows()).toEqual([{ id: 'evt_2' }])
  })

  it('pending subscriptions: the life of their link; proofs and links: thirteen months more', async () => {
    const { db } = stage.test.database
    const list = { id: 1, name: 'La lettre des créateurs' }
    const subscribe = (email: string) =>
      db
        .transaction()
        .execute((trx) =>
          saveSubscription(trx, { siteId: 37, email, locale: 'fr_FR', source: 'FORM', lists: [list], policyVersion: null, askedAt: null }),
        )
    const request = (expiresAt: Date, mark: number) =>
      db
        .insertInto('newsletter_requests')
        .values({ site_id: 37, email: 'a@b.example', lists: [1], token_hash: Buffer.from([mark]), expires_at: expiresAt })
        .execute()
    const link = (address: string, mark: number) =>
      db
        .insertInto('newsletter_links')
        .values({ token_hash: Buffer.from([mark]), site_id: 37, address, created_at: new Date(0) })
        .execute()
    await request(now, 1)
    await request(plus(now, second), 2)
    const before = monthsBefore(now, 13)
    for (const email of ['ancienne@example.org', 'recente@example.org', 'abonnee@example.org']) await subscribe(email)
    const addresses = (await db.selectFrom('newsletter_subscribers').select(['email', 'address']).orderBy('id').execute()).map(
      ({ address }) => address,
    )
    const [old = '', recent = '', current = ''] = addresses
    await db.deleteFrom('newsletter_subscribers').where('address', 'in', [old, recent]).execute()
    await db.updateTable('newsletter_proofs').set({ ended_at: before }).where('address', '=', old).execute()
    await db
      .updateTable('newsletter_proofs')
      .set({ ended_at: plus(before, second) })
      .where('address', '=', recent)
      .execute()
    await db
      .updateTable('newsletter_proofs')
      .set({ confirmed_at: new Date(0) })
      .where('address', '=', current)
      .execute()
    for (const [index, address] of addresses.entries()) await link(address, index)
    const rows = async () => [
      await db.selectFrom('newsletter_requests').select('expires_at').execute(),
      await db.selectFrom('newsletter_proofs').select('address').execute(),
      await db.selectFrom('newsletter_links').select('address').execute(),
    ]
    await runTwice(stage.test, 'newsletter.retention', { expected: { requests: 1, proofs: 1, links: 1 }, rows })
    const left = [{ address: recent }, { address: current }]
    expect(await rows()).toEqual([[{ expires_at: plus(now, second) }], expect.arrayContaining(left), expect.arrayContaining(left)])
  })

  it('rate limits and login failures: a day', async () => {
    const { db } = stage.test.database
    for (const table of ['budgets', 'login_failures', 'idempotency_keys'] as const) await db.deleteFrom(table).execute()
    const times = [plus(now, -day), plus(now, -day + second)]
    await db
      .insertInto('budgets')
      .values(times.map((at, index) => ({ name: 'register', caller: String(index), started_at: at, taken: 1 })))
      .execute()
    await db
      .insertInto('login_failures')
      .values([
        ...times.map((at, index) => ({ site_id: 37, address: String(index), failures: 1, last_at: at })),
        { site_id: 37, address: 'blocked', failures: 9, last_at: plus(now, -day), blocked_until: plus(now, second) },
      ])
      .execute()
    await db
      .insertInto('idempotency_keys')
      .values(
        times.map((at, index) => ({
          site_id: 37,
          caller: 'visitor',
          key: String(index),
          fingerprint: 'x',
          owner: '7f3c2f0e-6a56-4a83-9d53-0f6a1f2f6a11',
          answer: '{}',
          started_at: at,
        })),
      )
      .execute()
    const rows = async () => [
      await db.selectFrom('budgets').select('caller').execute(),
      await db.selectFrom('login_failures').select('address').orderBy('address').execute(),
      await db.selectFrom('idempotency_keys').select('key').execute(),
    ]
    await runTwice(stage.test, 'guards.retention', { expected: { budgets: 1, loginFailures: 1, answers: 1 }, rows })
    expect(await rows()).toEqual([[{ caller: '1' }], [{ address: '1' }, { address: 'blocked' }], [{ key: '1' }]])
  })
})

describe('privacy requests', () => {
  const { dueOn, alertOn } = { dueOn: '2026-12-10', alertOn: '2026-11-30' }
  const add = (reference: string, more: Record<string, unknown> = {}) =>
    stage.test.database.db
      .insertInto('privacy_requests')
      .values({
        site_id: 37,
        reference,
        type: 'ACCESS',
        email: 'camille.roy@example.org',
        locale: 'fr_FR',
        received_at: new Date('2026-11-10T08:00:00Z'),
        due_on: dueOn,
        alert_on: alertOn,
        ...more,
      })
      .execute()
  const rows = () =>
    stage.test.database.db.selectFrom('privacy_requests').select(['reference', 'alert_on', 'answered_at']).orderBy('reference').execute()
  const alerts = async () => (await waitingMails(stage.test)).filter(({ kind }) => kind === 'PRIVACY_ALERT_DPO')
  const at = (date: string) => new Date(`${date}T07:00:00Z`)

  beforeEach(async () => {
    await stage.test.database.db.deleteFrom('privacy_requests').execute()
    await stage.test.database.db.deleteFrom('mails').execute()
    await stage.test.app.features.parameters.set(37, 'DPO_EMAIL', 'donnees@greffe-plume.example')
  })

  it('are reminded on day twenty, when late, then weekly, once over all servers', async () => {
    await add('DP-2026-0001')
    await add('DP-2026-0002', { answered_at: now })
    const days = ['2026-11-29', alertOn, '2026-12-01', dueOn, '2026-12-11', '2026-12-12', '2026-12-17', '2026-12-18']
    const sent = []
    for (const date of days) {
      const [one, other] = await Promise.all([
        runJob(stage.test, 'privacy.alerts', { at: at(date) }),
        runJob(stage.test, 'privacy.alerts', { at: at(date) }),
      ])
      sent.push(Number(one['alerts']) + Number(other['alerts']))
    }
    expect(sent).toEqual([0, 1, 0, 0, 1, 0, 0, 1])
    expect((await alerts()).map(({ to, data }) => [to, data['reference'], data['daysLeft']])).toEqual([
      ['donnees@greffe-plume.example', 'DP-2026-0001', 10],
      ['donnees@greffe-plume.example', 'DP-2026-0001', -1],
      ['donnees@greffe-plume.example', 'DP-2026-0001', -8],
    ])
  })

  it('are not reminded in a dry run', async () => {
    await add('DP-2026-0001')
    expect(await runJob(stage.test, 'privacy.alerts', { at: at(alertOn), dryRun: true })).toEqual({ alerts: 1 })
    expect([await alerts(), (await rows())[0]?.alert_on]).toEqual([[], alertOn])
  })

  it('are reminded once the site has a contact, and this is logged', async () => {
    await stage.test.app.features.parameters.set(37, 'DPO_EMAIL', null)
    await add('DP-2026-0001')
    const report = await jobsAt(stage.test, at(alertOn)).run('privacy.alerts')
    expect([report.counts, report.lines]).toEqual([{ alerts: 0 }, ['DP-2026-0001, site 37\u00a0: le site ne désigne aucun contact']])
    await stage.test.app.features.parameters.set(37, 'DPO_EMAIL', 'donnees@greffe-plume.example')
    expect(await runJob(stage.test, 'privacy.alerts', { at: at('2026-12-02') })).toEqual({ alerts: 1 })
  })

  it('leave the register five years after their answer, to the second; open ones stay', async () => {
    const before = monthsBefore(now, 60)
    await add('DP-2021-0001', { answered_at: before })
    await add('DP-2021-0002', { answered_at: plus(before, second) })
    await add('DP-2020-0001', { received_at: new Date('2020-01-01T00:00:00Z') })
    await runTwice(stage.test, 'privacy.retention', { expected: { erased: 1 }, rows })
    expect((await rows()).map(({ reference }) => reference)).toEqual(['DP-2020-0001', 'DP-2021-0002'])
  })
})
