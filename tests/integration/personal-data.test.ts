import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RetainedItem } from '#schemas/api/people/profile-calls.ts'
import type { PageDocument } from '#schemas/generated/content.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { erasers } from '#server/composition/erasers.ts'
import { exportSections } from '#server/people/privacy/export-sections.ts'
import { personalData } from '#server/people/personal-data/personal-data.ts'
import { makeCall, mailedLink, newCaller, registrationOf } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { testPassword } from '#tests/support/accounts/members.ts'
import { schemaFaults, tablesNaming } from '#tests/support/database/personal-rows.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

const daysBetween = (from: Date, day: string) => (Date.parse(day) - from.getTime()) / 86_400_000
const personal = Object.entries(personalData).flatMap(([table, told]) => ('exported' in told ? [{ table, ...told }] : []))

describe('the personal data in the tables of the database', () => {
  it('is declared by table and column', async () => {
    expect(await schemaFaults(test.database.pool, personalData)).toEqual([])
  })

  it.each([
    ['a new table', 'create table guest_book (id integer, message text)', 'guest_book: not declared'],
    ['a new column that names somebody', 'alter table visits add column email text', 'visits.email: not declared'],
    [
      'a new column that points to an account',
      'alter table media add column kept integer references users (id)',
      'media.kept: not declared',
    ],
    ['a column that is no more', 'alter table users drop column phone', 'users.phone: not there'],
  ])('is reported as incomplete after %s', async (_what, statement, fault) => {
    const client = await test.database.pool.connect()
    try {
      await client.query('begin')
      await client.query(statement)
      expect(await schemaFaults(client as never, personalData)).toEqual([fault])
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('is in the data export, or excluded with a reason', () => {
    const sections = personal.flatMap(({ exported }) => (typeof exported === 'string' ? [exported] : []))
    expect([...new Set(sections)].toSorted()).toEqual(Object.keys(exportSections).toSorted())
    for (const { exported, onDeletion } of personal) {
      if (typeof exported === 'object') expect(exported.not).toMatch(/^\p{Lu}.{10,}\.$/u)
      if (typeof onDeletion === 'object') for (const words of Object.values(onDeletion.kept)) expect(words).toMatch(/^\p{Lu}.{10,}\.$/u)
    }
  })
})

describe('a member who requests their data', () => {
  const email = 'zephyrine.quetzal@example.org'
  const newEmail = 'quetzal.nouvelle@example.org'
  const words = ['zephyrine', 'quetzal', 'xanthippe', '639980199', '1987-04-02', 'mon secret bien garde']
  let token: string
  let userId: number

  const call = (name: Parameters<typeof makeCall>[1], body?: Record<string, unknown>, given: Record<string, unknown> = {}) =>
    makeCall(test, name, body, { token, ...given })

  beforeAll(async () => {
    const profile = { firstname: 'Xanthippe', lastname: 'Quetzal', phone: '06 39 98 01 99', birthdate: '1987-04-02', newsletter: true }
    await makeCall(test, 'user.register', registrationOf(email, profile))
    const { token: link } = await mailedLink(test, email, 'REGISTRATION_CONFIRM')
    const opened = await makeCall(test, 'user.confirmRegistration', { token: link, password: testPassword })
    token = String(opened.data?.['token'])
    const row = await test.database.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    userId = row.id
    await call('user.update', { email: newEmail })
    await makeCall(test, 'password.askReset', { email })
    await makeCall(test, 'user.login', { email, password: 'ce n’est pas celui-là' })
    await makeCall(test, 'newsletter.subscribe', { email, lists: [2], consent: true }, { headers: { 'idempotency-key': randomUUID() } })
    await makeCall(test, 'newsletter.subscribe', { email, lists: [1], consent: true })
    await makeCall(test, 'newsletter.subscribe', { email, lists: [2], consent: true, _hp: 'robot' })
    const asking = { email, firstname: 'Xanthippe', lastname: 'Quetzal', message: 'Mon secret bien gardé'.replace('é', 'e') }
    await call('privacy.request', { type: 'ACCESS', ...asking })
    await makeCall(test, 'user.register', registrationOf(email, profile))
    await call('consent.record', { choices: { matomo: true }, version: '2026-11-20' })
    await test.app.features.sessions.open({ siteId: 37, userId, device: 'Firefox, Linux' })
    await test.database.db
      .transaction()
      .execute((trx) =>
        test.app.features.audit.record(trx, { siteId: 37, actorId: userId, action: 'parameter.save', target: 'parameter:X', diff: {} }),
      )
  })

  const rowsOf = async (table: string) => {
    const { rows } = await test.database.pool.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from "${table}" t`)
    return rows.map(({ row }) => row)
  }

  /** Returns the rows about this member. A mail to another person that names the member belongs to that person. */
  const ownRows = async (table: string) =>
    (await rowsOf(table))
      .filter((row) => words.some((word) => JSON.stringify(row).toLowerCase().includes(word)))
      .filter(({ recipient }) => recipient === undefined || recipient === email)
  const isSecret = /hash|totp|^address$|_id$|^data$|^diff$/

  it('is named only in the declared tables', async () => {
    const named = await tablesNaming(test.database.pool, words)
    expect(named).toEqual(
      [
        'account_tokens',
        'idempotency_keys',
        'inbox_items',
        'mails',
        'newsletter_requests',
        'newsletter_subscribers',
        'privacy_requests',
        'users',
      ].toSorted(),
    )
    expect(named.filter((table) => !personal.some((told) => told.table === table))).toEqual([])
  })

  it('finds every value of a declared column in the export, except secrets and hashes', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/user/export',
      headers: { host: 'localhost', authorization: token },
      remoteAddress: newCaller(),
    })
    const files = Object.entries(unzipSync(response.rawPayload))
    const json = strFromU8(files.find(([name]) => name.endsWith('.json'))?.[1] ?? new Uint8Array())
    const csv = files.filter(([name]) => name.endsWith('.csv')).map(([, bytes]) => strFromU8(bytes))
    const { data } = JSON.parse(json) as { data: Record<string, unknown> }
    const missing: string[] = []
    for (const { table, columns, exported } of personal.filter((told) => typeof told.exported === 'string')) {
      const part = JSON.stringify(typeof exported === 'string' ? data[exported] : null)
      const values = (await ownRows(table)).flatMap((row) => columns.map((column) => [column, row[column]] as const))
      const told = values.filter(([column, value]) => value !== null && !isSecret.test(column))
      missing.push(...told.filter(([, value]) => !part.includes(JSON.stringify(value))).map(([column]) => `${table}.${column}`))
    }
    expect(missing).toEqual([])
    for (const section of Object.keys(exportSections)) expect(json).toContain(`"${section}"`)
    for (const word of ['zephyrine.quetzal@example.org', 'Quetzal', 'Xanthippe', '+33639980199', '1987-04-02'])
      expect(csv.join('\n')).toContain(word)
  })

  it.each(['fr_FR', 'en_GB'])('sees on the data page in %s what is retained and for how long', async (locale) => {
    const kept: RetainedItem[] = []
    const undone = new Error('nothing is deleted yet')
    const now = new Date()
    const rehearsed = test.database.db.transaction().execute(async (trx) => {
      const account = { siteId: 37, userId, isAdmin: false, email, locale, now }
      for (const erase of erasers) kept.push(...(await erase(trx, account)))
      throw undone
    })
    await expect(rehearsed).rejects.toBe(undone)
    const page = JSON.parse(await readFile(`server/seeds/site-defaults/pages/${locale}/account-data.json`, 'utf8')) as PageDocument
    let told: { what: string; until: string }[] = []
    walkBlocks(page.layout.blocks, ({ type, props }) => {
      if (type === 'account-deletion') told = props['kept'] as typeof told
    })
    expect(told.map(({ what }) => what)).toEqual(kept.map(({ what }) => what))
    for (const [index, { until }] of kept.entries()) {
      const [, count, unit = ''] = /^(\d+)\s(mois|months|jours|days)$/.exec(told[index]?.until ?? '') ?? []
      // The register retains a request for years after its answer, whose date is unknown.
      if (until === null) expect(told[index]?.until).toMatch(/réponse|answer/)
      else expect(daysBetween(now, until) / (Number(count) * (/^m/.test(unit) ? 30.5 : 1))).toBeCloseTo(1, 1)
    }
  })

  it('is named after the deletion only in rows that are retained with a reason', async () => {
    const answer = await call('user.delete')
    expect(answer.status).toBe(200)
    const kept = personal.filter(({ onDeletion }) => typeof onDeletion === 'object').map(({ table }) => table)
    const named = await tablesNaming(test.database.pool, words)
    expect(named.filter((table) => !kept.includes(table))).toEqual([])
    expect(named).toEqual(['mails', 'privacy_requests'])
    // Promised mails and the deletion notice remain in the outbox. The others are cancelled or without content.
    const mails = (await rowsOf('mails')).filter((row) => words.some((word) => JSON.stringify(row).toLowerCase().includes(word)))
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['ACCOUNT_DELETED', 'ACCOUNT_EXPORTED_NOTICE', 'PRIVACY_REQUEST_ACK'])
    const told = answer.data?.['kept'] as { what: string; why: string }[]
    expect(told.map(({ what }) => what)).toEqual([
      'Preuve de votre accord à recevoir nos lettres, sous une empreinte de votre adresse',
      'Vos demandes sur vos données, au registre',
      'Trace des messages envoyés, sans leur contenu',
      'Journal des actes d’administration',
    ])
  })

  it('leaves no row in the tables declared as erased', async () => {
    for (const { table, columns, onDeletion } of personal) {
      if (onDeletion !== 'erased') continue
      for (const row of await rowsOf(table)) {
        const said = columns.filter((column) => /user|subscriber/.test(column)).map((column) => row[column])
        expect({ table, said: said.includes(userId) }).toEqual({ table, said: false })
        expect({ table, caller: row['caller'] === `user:${userId}` }).toEqual({ table, caller: false })
      }
    }
  })
})
