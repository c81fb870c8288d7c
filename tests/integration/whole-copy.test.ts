import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { PaperSnapshot } from '#server/database/tables/paper-tables.ts'
import { personalData } from '#server/people/personal-data/personal-data.ts'
import { attemptKeys } from '#server/people/sessions/login-attempts.ts'
import { makeCall, newCaller } from '#tests/support/accounts/account-calls.ts'
import { adminDesk, type AdminDesk } from '#tests/support/shop/admin-desk.ts'
import { busyWords, doEverything, type BusyPerson } from '#tests/support/accounts/busy-person.ts'
import { testPassword } from '#tests/support/accounts/members.ts'
import { tablesNaming } from '#tests/support/database/personal-rows.ts'

let desk: AdminDesk
let person: BusyPerson
let files: Record<string, Uint8Array>[]

beforeAll(async () => {
  desk = await adminDesk()
  person = await doEverything(desk)
  files = []
  for (const { host, token } of person.sites) {
    const headers = { host, authorization: token, 'content-type': 'application/json' }
    const asked = { method: 'POST' as const, url: '/api/user/export', headers, payload: {}, remoteAddress: newCaller() }
    files.push(unzipSync((await desk.test.app.inject(asked)).rawPayload))
  }
})
afterAll(() => desk.close())

type Row = Readonly<Record<string, unknown>>

const exported = Object.entries(personalData).flatMap(([table, told]) =>
  'exported' in told && typeof told.exported === 'string' ? [{ table, section: told.exported, columns: told.columns }] : [],
)
/** Columns that are no personal data: secrets, hashes, internal ids and duplicates. */
const isSecret = /hash|totp|^address$|^id$|_id$|^data$|^diff$/
/** Returns the rows of this person in a table: those that name them, or refer to their account or to one of their rows. */
async function ownRows(table: string): Promise<Row[]> {
  const { rows } = await desk.test.database.pool.query<{ row: Row }>(`select to_jsonb(t) as row from "${table}" t`)
  const numbers = new Set<unknown>(person.sites.map(({ userId }) => userId))
  const digests = new Set<unknown>(person.sites.flatMap(({ siteId }) => attemptKeys({ siteId, email: person.email })))
  const { db } = desk.test.database
  const subscribers = await db.selectFrom('newsletter_subscribers').select('id').where('email', '=', person.email).execute()
  const letters = new Set<unknown>(subscribers.map(({ id }) => id))
  return rows
    .map(({ row }) => row)
    .filter((row) => {
      // A person named in the action of an administrator has not performed it.
      if (row['actor_id'] !== undefined) return numbers.has(row['actor_id'])
      if (numbers.has(row['user_id']) || digests.has(row['address']) || letters.has(row['subscriber_id'])) return true
      const text = JSON.stringify(row).toLowerCase()
      return busyWords.some((word) => text.includes(word))
    })
    .filter(({ recipient }) => recipient === undefined || recipient === person.email)
}

/** Returns the texts of a stored value. */
function textsOf(column: string, value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap((each) => textsOf(column, each))
  if (typeof value !== 'string' && typeof value !== 'number') return []
  return [/_at$/.test(column) ? toInstant(new Date(String(value))) : String(value)]
}

const wholeOf = (index: number) => {
  const json = Object.entries(files[index] ?? {}).find(([name]) => name.endsWith('.json'))?.[1] ?? new Uint8Array()
  return (JSON.parse(strFromU8(json)) as { data: Record<string, unknown[]> }).data
}
const copyOf = (siteId: unknown) => person.sites.findIndex((site) => site.siteId === siteId)

/** Returns the buyer of an invoice. The rest belongs to the shop. */
function buyerOf(snapshot: unknown): object {
  const { buyer, delivery } = snapshot as PaperSnapshot
  return { ...buyer, isCompany: null, delivery: delivery.lines }
}

/** Returns the values of a column that the data export lacks. */
function untold({ table, section }: (typeof exported)[number], column: string, row: Row): string[] {
  const index = copyOf(row['site_id'] ?? 37)
  if (column === 'content') {
    const bytes = Buffer.from(String(row[column]).slice(2), 'hex')
    const isThere = Object.entries(files[index] ?? {}).some(([name, each]) => name.startsWith('files/') && bytes.equals(each))
    return isThere ? [] : [`${table}.${column}`]
  }
  const part = JSON.stringify(wholeOf(index)[section])
  const written = (text: string) => [JSON.stringify(text).slice(1, -1), JSON.stringify(JSON.stringify(text)).slice(3, -3)]
  return textsOf(column, column === 'snapshot' ? buyerOf(row[column]) : row[column])
    .filter((text) => !written(text).some((each) => part.includes(each)))
    .map((text) => `${table}.${column}: ${text}`)
}

describe('a member with every kind of data', () => {
  it('has a row in every exported table', async () => {
    const without: string[] = []
    for (const { table } of exported) if ((await ownRows(table)).length === 0) without.push(table)
    expect(without).toEqual([])
  })

  it('has a value in every declared column of these tables', async () => {
    const missing: string[] = []
    for (const { table, columns } of exported) {
      const rows = await ownRows(table)
      missing.push(
        ...columns
          .filter((column) => !isSecret.test(column) && rows.every((row) => row[column] === null))
          .map((column) => `${table}.${column}`),
      )
    }
    expect(missing).toEqual([])
  })

  it('finds every value of every declared column in the export, files included', async () => {
    const missing: string[] = []
    for (const each of exported)
      for (const row of await ownRows(each.table))
        for (const column of each.columns) if (!isSecret.test(column)) missing.push(...untold(each, column, row))
    expect(missing).toEqual([])
  })

  it('is named after the deletion only in rows that are declared as retained', async () => {
    for (const { host, token } of person.sites)
      expect((await makeCall(desk.test, 'user.delete', { password: testPassword }, { host, token })).status).toBe(200)
    const kept = Object.entries(personalData).flatMap(([table, told]) =>
      'onDeletion' in told && typeof told.onDeletion === 'object' ? [table] : [],
    )
    const named = await tablesNaming(desk.test.database.pool, busyWords)
    expect(named.filter((table) => !kept.includes(table))).toEqual([])
    expect(named).toEqual(['audit_log', 'mails', 'order_shipments', 'orders', 'papers', 'privacy_requests', 'withdrawals'])
  })
})
