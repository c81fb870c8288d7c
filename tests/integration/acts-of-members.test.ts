import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { recordActivity } from '#server/people/personal-data/last-activity.ts'
import { personalData } from '#server/people/personal-data/personal-data.ts'
import { mailedLink, makeCall } from '#tests/support/accounts/account-calls.ts'
import { addEvent } from '#tests/support/sites/add-event.ts'
import { day, jobsRunAt, plus, runJob } from '#tests/support/sites/job-runs.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { addGround, addRow } from '#tests/support/database/owned-rows.ts'
import { testStage } from '#tests/support/server/test-stage.ts'

const stage = testStage('acts-of-members')
const siteId = 37
const now = jobsRunAt
/** Members without activity since this instant are warned. */
const warnedSince = monthsBefore(plus(now, 30 * day), 36)

const personal = Object.entries(personalData).flatMap(([table, told]) => ('acts' in told ? [{ table, ...told }] : []))
const ofActs = personal.flatMap(({ table, columns, acts }) => ('at' in acts ? [{ table, columns, at: acts.at }] : []))
/** The tables of activity, and how each identifies the member. */
const ways = ofActs.flatMap(({ table, columns, at }) => {
  const byAccount = columns.includes('user_id') ? [{ table, at, way: 'account' as const }] : []
  const isAddressed = table !== 'account_tokens' && columns.some((name) => name === 'email' || name === 'address')
  return [...byAccount, ...(isAddressed ? [{ table, at, way: 'address' as const }] : [])]
})

let ground: { event: number; form: number }
let member: TestMember

async function add(table: string, way: 'account' | 'address', at: Date): Promise<void> {
  const { pool } = stage.test.database
  const owner = way === 'account' ? { userId: member.userId, email: 'autre@exemple.example' } : { userId: null, email: member.email }
  await addRow(pool, { table }, { ...owner, siteId, word: 'acte', ground })
  const columns = ofActs.find((each) => each.table === table)?.at ?? []
  await pool.query(`update "${table}" set ${columns.map((name) => `"${name}" = $1`).join(', ')}`, [at])
}

const account = () =>
  stage.test.database.db
    .selectFrom('users')
    .select(['last_seen_at', 'active_at', 'warned_at', 'erased_at'])
    .where('id', '=', member.userId)
    .executeTakeFirstOrThrow()

const setSeen = (warnedAt: Date | null = plus(now, -31 * day)) =>
  stage.test.database.db
    .updateTable('users')
    .set({ last_seen_at: monthsBefore(now, 40), last_act_at: null, warned_at: warnedAt })
    .where('id', '=', member.userId)
    .execute()

beforeAll(async () => {
  ground = await addGround(stage.test.database)
})

beforeEach(async () => {
  await stage.test.database.db.deleteFrom('users').execute()
  await stage.test.database.pool.query(`truncate ${ofActs.map(({ table }) => `"${table}"`).join(', ')} cascade`)
  member = await addMember(stage.test, { email: stage.email })
  await setSeen()
})

describe('the activity of a member', () => {
  it('is declared for every table about people, or excluded with a reason', async () => {
    const { rows } = await stage.test.database.pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' and data_type = 'timestamp with time zone'`,
    )
    const instants = new Set(rows.map(({ name }) => name))
    expect(ofActs.flatMap(({ table, at }) => at.map((column) => `${table}.${column}`)).filter((name) => !instants.has(name))).toEqual([])
    for (const { acts } of personal) if ('not' in acts) expect(acts.not).toMatch(/^\p{Lu}.{10,}\.$/u)
    const knowing = personal.filter(({ columns }) => columns.some((name) => /^(user_id|email|recipient|address)$/.test(name)))
    expect(knowing.flatMap(({ table, acts }) => ('not' in acts ? [table] : [])).toSorted()).toEqual(
      [
        ...[
          'draft_presence',
          'list_views',
          'login_failures',
          'mails',
          'member_notes',
          'newsletter_links',
          'newsletter_subscribers',
          'pending_registrations',
          'preview_tokens',
        ],
        ...['sessions', 'team_invitations', 'users'],
      ].toSorted(),
    )
    expect(new Set(ways.map(({ table }) => table)).size).toBe(ofActs.length)
  })

  it.each(ways)('prevents the deletion and clears the warning: $table, by the $way', async ({ table, way }) => {
    const done = plus(warnedSince, 1000)
    await add(table, way, done)
    expect(await runJob(stage.test, 'accounts.inactive')).toEqual({ erased: 0, warned: 0 })
    expect(await account()).toMatchObject({ active_at: done, warned_at: null, erased_at: null })
    expect(await runJob(stage.test, 'accounts.inactive', { at: plus(now, 2000) })).toEqual({ erased: 0, warned: 1 })
  })

  it.each(ways)('does not prevent the deletion when it is too old: $table, by the $way', async ({ table, way }) => {
    await add(table, way, monthsBefore(now, 36))
    expect(await runJob(stage.test, 'accounts.inactive')).toEqual({ erased: 1, warned: 0 })
  })

  it('does not count for another account or another site', async () => {
    const other = await addMember(stage.test)
    await stage.test.database.db.updateTable('users').set({ last_seen_at: now }).where('id', '=', other.userId).execute()
    const { pool } = stage.test.database
    await addRow(pool, { table: 'messages' }, { siteId, userId: other.userId, email: member.email, word: 'autre', ground })
    await addRow(pool, { table: 'messages' }, { siteId: 38, userId: null, email: member.email, word: 'ailleurs', ground })
    expect(await runJob(stage.test, 'accounts.inactive')).toEqual({ erased: 1, warned: 0 })
  })

  it('counts without a login, through the calls themselves', async () => {
    const today = new Date()
    await stage.test.database.db
      .updateTable('users')
      .set({ last_seen_at: monthsBefore(today, 40), warned_at: plus(today, -31 * day) })
      .where('id', '=', member.userId)
      .execute()
    await makeCall(stage.test, 'message.send', { email: member.email.toUpperCase(), message: 'Je reviens vers vous.' })
    expect(await runJob(stage.test, 'accounts.inactive', { at: today })).toEqual({ erased: 0, warned: 0 })
    expect((await account()).warned_at).toBeNull()
  })

  it('counts without a login when an account link is used, or was requested and expired', async () => {
    const { db, pool } = stage.test.database
    const recently = Date.now() - 600_000
    const seen = async () => (await account()).active_at.getTime() > recently
    await makeCall(stage.test, 'password.askReset', { email: member.email })
    const { token } = await mailedLink(stage.test, member.email, 'PASSWORD_RESET')
    expect((await makeCall(stage.test, 'password.reset', { token, password: 'quatre chats sous la pluie' })).status).toBe(200)
    expect([await seen(), (await account()).warned_at]).toEqual([true, null])
    await setSeen()
    await makeCall(stage.test, 'password.askReset', { email: member.email })
    await pool.query('update account_tokens set expires_at = now()')
    await runJob(stage.test, 'accounts.expired')
    expect(await db.selectFrom('account_tokens').selectAll().execute()).toEqual([])
    expect([await seen(), (await account()).warned_at]).toEqual([true, null])
  })

  it('is the date in the warning', async () => {
    await setSeen(null)
    await add('messages', 'address', monthsBefore(now, 36))
    expect(await runJob(stage.test, 'accounts.inactive')).toEqual({ erased: 0, warned: 1 })
    const mail = await stage.test.database.db
      .selectFrom('mails')
      .select('data')
      .where('kind', '=', 'INACTIVITY_WARNING')
      .where('recipient', '=', member.email)
      .executeTakeFirstOrThrow()
    expect(mail.data).toMatchObject({ lastSeenOn: '2023-11-20', deletedOn: '2026-12-20' })
  })
})

describe('a registration for an upcoming event', () => {
  it.each(['account', 'address'] as const)('prevents the deletion by the %s until the event is over', async (way) => {
    const event = await addEvent(stage.test.database, { capacity: null })
    const { pool } = stage.test.database
    await add('event_registrations', way, monthsBefore(now, 37))
    await pool.query(`update event_registrations set status = 'CONFIRMED', cancelled_at = null, element_id = $1`, [event])
    const when = (start: Date) =>
      pool.query(
        `update elements set properties = properties || jsonb_build_object('startAt', $1::text, 'endAt', $1::text) where id = $2`,
        [start.toISOString(), event],
      )
    await when(plus(now, 1000))
    expect(await runJob(stage.test, 'accounts.inactive')).toEqual({ erased: 0, warned: 0 })
    await when(now)
    expect(await runJob(stage.test, 'accounts.inactive')).toEqual({ erased: 1, warned: 0 })
  })
})

describe('activity whose row is deleted before the account', () => {
  it.each(['account', 'address'] as const)('still counts: a place at a past event, by the %s', async (way) => {
    await add('event_registrations', way, monthsBefore(now, 14))
    const { pool } = stage.test.database
    await pool.query(`update elements set properties = properties || '{"startAt":"2025-10-01T10:00:00Z"}' where id = $1`, [ground.event])
    expect(await runJob(stage.test, 'events.retention')).toMatchObject({ erased: 1 })
    expect(await runJob(stage.test, 'accounts.inactive')).toEqual({ erased: 0, warned: 0 })
    expect(await account()).toMatchObject({ active_at: monthsBefore(now, 14), warned_at: null })
  })

  it('still counts: a newsletter subscription or its end', async () => {
    await add('newsletter_proofs', 'address', monthsBefore(now, 13))
    expect(await runJob(stage.test, 'newsletter.retention')).toMatchObject({ proofs: 1 })
    expect((await account()).active_at).toEqual(monthsBefore(now, 13))
    await add('newsletter_requests', 'address', monthsBefore(now, 1))
    await stage.test.database.pool.query('update newsletter_requests set expires_at = $1', [now])
    expect(await runJob(stage.test, 'newsletter.retention')).toMatchObject({ requests: 1 })
    expect((await account()).active_at).toEqual(monthsBefore(now, 1))
  })

  it('still counts: a withdrawal that was never confirmed', async () => {
    await add('withdrawals', 'address', monthsBefore(now, 2))
    await stage.test.database.pool.query('update withdrawals set received_at = null')
    expect(await runJob(stage.test, 'withdrawals.retention')).toMatchObject({ unconfirmed: 1 })
    expect((await account()).active_at).toEqual(monthsBefore(now, 2))
  })
})

describe('the query for the activity of members', () => {
  it('uses indexes only', async () => {
    const asked: CompiledQuery[] = []
    const { pool } = stage.test.database
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void asked.push(query) })
    await db.transaction().execute((trx) => recordActivity(trx, warnedSince))
    const looked = asked.find(({ sql: text }) => text.includes('last_act_at'))
    if (!looked) throw new Error('acts are looked for')
    const text = await stage.test.database.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx)
      const { rows } = await trx.executeQuery<Record<string, string>>({ ...looked, sql: `explain ${looked.sql}` })
      return rows.map((row) => Object.values(row).join('')).join('\n')
    })
    expect(text).not.toContain('Seq Scan')
    for (const { table } of ofActs) expect(text).toMatch(new RegExp(`Index (Only )?Scan[^\\n]* on ${table} |Bitmap Heap Scan on ${table} `))
  })
})
