import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { eraseRateLimits } from './erase-pending-mail.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase(twoSites)
})
afterAll(() => database.close())

it('erases stored responses that contain the address, not those with a longer one', async () => {
  const { db } = database
  const answerTo = (email: string) => JSON.stringify({ success: true, data: { email, next: 'CONFIRM' }, message: null })
  const own = ['roy@x.example', 'Roy@X.example']
  const others = ['camille.roy@x.example', 'roy@x.example.org', 'le-roy@x.example', 'r%y@x.example', 'r_y@x.example']
  const rows = [...own, ...others].map((email) => ({ caller: 'visitor', key: email, answer: answerTo(email) }))
  const marks = { site_id: 37, fingerprint: 'f', owner: '00000000-0000-4000-8000-000000000000' }
  await db
    .insertInto('idempotency_keys')
    .values([...rows, { caller: 'user:12', key: 'own', answer: '{}' }].map((row) => ({ ...marks, ...row })))
    .execute()
  await db
    .transaction()
    .execute((trx) => eraseRateLimits(trx, { siteId: 37, userId: 12, email: 'roy@x.example' } as Parameters<typeof eraseRateLimits>[1]))
  const left = await db.selectFrom('idempotency_keys').select('key').execute()
  expect(left.map(({ key }) => key).toSorted()).toEqual(others.toSorted())
})

it('erases responses to an administrator with the address, not those to another member', async () => {
  const { db } = database
  const person = { site_id: 37, firstname: 'Ana', lastname: 'Roy', password_hash: 'x' }
  const users = await db
    .insertInto('users')
    .values([
      { ...person, email: 'chef@x.example', role: 'ADMIN' },
      { ...person, email: 'autre@x.example', role: 'MEMBER' },
    ])
    .returning(['id', 'role'])
    .execute()
  await db
    .insertInto('idempotency_keys')
    .values(
      users.map(({ id, role }) => ({
        ...{ site_id: 37, fingerprint: 'f', owner: '00000000-0000-4000-8000-000000000000', caller: `user:${id}`, key: role },
        answer: JSON.stringify({ data: { answers: [{ value: 'roy@x.example' }] } }),
      })),
    )
    .execute()
  await db
    .transaction()
    .execute((trx) => eraseRateLimits(trx, { siteId: 37, userId: 12, email: 'roy@x.example' } as Parameters<typeof eraseRateLimits>[1]))
  const left = await db.selectFrom('idempotency_keys').select('key').where('key', 'in', ['ADMIN', 'MEMBER']).execute()
  expect(left).toEqual([{ key: 'MEMBER' }])
})
