import { hash } from '@node-rs/argon2'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeCall } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { seedDemoMembers } from './demo-members.ts'

let test: TestApp

beforeEach(async () => {
  test = await testApp({ template: twoSites })
})
afterEach(() => test.close())

const person = { firstname: 'Camille', lastname: 'Roy', phone: '+33639980012', birthdate: '1987-04-02' }
const members = [{ email: 'camille.roy@example.org', password: 'cinq plumes dans un encrier', ...person }]
const told = [{ email: 'camille.roy@example.org', password: 'cinq plumes dans un encrier' }]

const seed = (publicUrl = 'http://localhost:3000', host?: string) =>
  seedDemoMembers({ db: test.database.db, publicUrl, host, siteId: 37 }, { members })
const accounts = () => test.database.db.selectFrom('users').selectAll().execute()
const signIn = () => makeCall(test, 'user.login', { email: 'camille.roy@example.org', password: 'cinq plumes dans un encrier' })

const setHash = (hash: string) => test.database.pool.query('update users set password_hash = $1', [hash])
const chooseAnother = async () => setHash(await test.app.features.passwords.hash('six plumes dans un encrier'))

describe('the demo members of a sample site', () => {
  it('are ordinary members, created once and returned at each start', async () => {
    expect(await seed()).toEqual(told)
    expect(await seed()).toEqual(told)
    expect(await accounts()).toMatchObject([{ role: 'MEMBER', firstname: 'Camille', site_id: 37 }])
    expect((await signIn()).status).toBe(200)
  })

  it('are not returned after a password change, nor created again after a deletion', async () => {
    await seed()
    await chooseAnother()
    expect(await seed()).toEqual([])
    await test.database.pool.query("update users set erased_at = now(), email = '', password_hash = null")
    expect(await seed()).toEqual([])
    expect(await accounts()).toHaveLength(1)
  })

  it('do not replace an existing account', async () => {
    await test.database.db.insertInto('users').values({ site_id: 37, email: 'camille.roy@example.org', firstname: 'Autre' }).execute()
    expect(await seed()).toEqual([])
    expect(await accounts()).toMatchObject([{ firstname: 'Autre' }])
  })

  it.each(['https://www.greffe-plume.example', 'http://192.0.2.7:3000', 'https://localhost.evil.example'])(
    'are not created on a public URL, and removed when the server gets one: %s',
    async (publicUrl) => {
      expect(await seed(publicUrl)).toEqual([])
      expect(await accounts()).toEqual([])
      await seed()
      expect(await seed(publicUrl)).toEqual([])
      expect((await signIn()).code).toBe('BAD_CREDENTIALS')
      expect(await seed()).toEqual(told)
    },
  )

  it.each(['0.0.0.0', '::', '192.0.2.7', 'serveur.local'])(
    'are not created when the server listens to other machines, and removed: HOST=%s',
    async (host) => {
      expect(await seed(undefined, host)).toEqual([])
      expect(await accounts()).toEqual([])
      for (const own of ['127.0.0.1', 'localhost', '::1']) expect(await seed(undefined, own)).toEqual(told)
      expect(await seed(undefined, host)).toEqual([])
      expect((await signIn()).code).toBe('BAD_CREDENTIALS')
    },
  )

  it('are removed on a public URL after a rehash of the same password too', async () => {
    await seed()
    await setHash(await hash('cinq plumes dans un encrier', { memoryCost: 8192, timeCost: 2, parallelism: 1 }))
    expect(await seed()).toEqual(told)
    expect((await signIn()).status).toBe(200)
    expect(await seed('https://www.greffe-plume.example')).toEqual([])
    expect(await accounts()).toEqual([])
  })

  it('remain when they have another password', async () => {
    await seed()
    await chooseAnother()
    await seed('https://www.greffe-plume.example')
    expect(await accounts()).toHaveLength(1)
  })
})
