import { expect, it } from 'vitest'
import { newCaller } from '#tests/support/accounts/account-calls.ts'
import { pageFormStage } from '#tests/support/http/page-form-stage.ts'
import { closeGateBy } from '#tests/support/gate.ts'
import { limitLockWaits } from '#tests/support/shop/busy-counters.ts'

const { stage, send } = pageFormStage()

it('a form that waits too long in a queue keeps its fields, and is stored once when sent again', async () => {
  const { database } = stage.test
  const fields = { _form: 'privacy.request', type: 'ACCESS', email: 'nadia@example.org', message: 'Toutes mes données' }
  const from = newCaller()
  const requests = () => database.db.selectFrom('privacy_requests').select('id').where('email', '=', 'nadia@example.org').execute()
  const endLimit = limitLockWaits(stage.test, 30)
  await send('/mes-droits', { fields: { ...fields, email: 'ada@example.org' } })
  const gate = await closeGateBy(database, `select 1 from counters where name like 'references DP-%' for update`)
  const refused = await send('/mes-droits', { fields, from })
  expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([503, '5', 'no-store'])
  expect(refused.headers['content-type']).toMatch(/^text\/html/)
  expect(refused.body).toContain('Trop de demandes arrivent en même temps\u00a0: réessayez dans un moment.')
  for (const typed of ['value="nadia@example.org"', 'Toutes mes données']) expect(refused.body).toContain(typed)
  expect(await requests()).toEqual([])
  await gate.open()
  endLimit()
  expect((await send('/mes-droits', { fields, from })).status).toBe(303)
  expect((await send('/mes-droits', { fields, from })).status).toBe(303)
  expect(await requests()).toHaveLength(1)
})
