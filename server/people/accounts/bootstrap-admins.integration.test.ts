import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartError } from '#server/config/start-error.ts'
import { mailedLink, makeCall } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { bootstrapAdmins } from './bootstrap-admins.ts'

let test: TestApp

beforeEach(async () => {
  test = await testApp({ template: twoSites })
})
afterEach(() => test.close())

const make = (settings: { email?: string; password?: string } = {}) => {
  const { passwords, audit, directory } = test.app.features
  return bootstrapAdmins({ db: test.database.db, passwords, audit, sites: directory.all(), ...settings })
}
const hosts = { 37: 'localhost', 38: 'cave.localhost' } as Readonly<Record<number, string>>
const signIn = (siteId: number, email: string, password: string) =>
  makeCall(test, 'user.login', { email, password }, { host: hosts[siteId] ?? '' })

describe('the first administrators', () => {
  it('are created for each site without one, with a password that is returned once', async () => {
    const made = await make()
    expect(made.map(({ site, email }) => [site.id, email])).toEqual([
      [37, 'admin@greffe-plume.example'],
      [38, 'admin@cave.localhost'],
    ])
    for (const { site, email, password } of made) {
      expect(password).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/)
      expect((await signIn(site.id, email, password ?? '')).status).toBe(200)
    }
    expect(await make()).toEqual([])
    const roles = await test.database.db.selectFrom('users').select(['site_id', 'role']).execute()
    expect(roles).toEqual([
      { site_id: 37, role: 'SUPER_ADMIN' },
      { site_id: 38, role: 'SUPER_ADMIN' },
    ])
  })

  it('have the configured address and password, which are not returned', async () => {
    const made = await make({ email: 'Camille@Example.org', password: 'six chats sous le soleil' })
    expect(made.map(({ email, password }) => [email, password])).toEqual([
      ['camille@example.org', null],
      ['camille@example.org', null],
    ])
    expect((await signIn(38, 'camille@example.org', 'six chats sous le soleil')).status).toBe(200)
  })

  it('are promoted from existing accounts at the configured address', async () => {
    const member = await addMember(test, { email: 'camille@example.org' })
    await makeCall(test, 'user.update', { email: 'autre@example.org' }, member)
    const { token } = await mailedLink(test, 'autre@example.org', 'EMAIL_CHANGE_CONFIRM')
    const [made] = await make({ email: 'camille@example.org' })
    expect((await signIn(37, 'camille@example.org', made?.password ?? '')).status).toBe(200)
    expect((await makeCall(test, 'user.logged', undefined, member)).data).toBe(false)
    expect((await makeCall(test, 'user.confirmEmail', { token })).code).toBe('TOKEN_INVALID')
    expect(await test.database.db.selectFrom('users').select('id').where('site_id', '=', 37).execute()).toEqual([{ id: member.userId }])
  })

  it('are created once by servers that start together', async () => {
    const made = (await Promise.all([make(), make(), make()])).flat()
    expect(made.map(({ site }) => site.id).toSorted()).toEqual([37, 38])
    expect(await test.database.db.selectFrom('users').select('id').execute()).toHaveLength(2)
  })

  it('are not created with a common password', async () => {
    await expect(make({ password: 'motdepasse2026' })).rejects.toThrow(StartError)
    expect(await test.database.db.selectFrom('users').select('id').execute()).toEqual([])
  })

  it('are logged without their password', async () => {
    const [made] = await make()
    const entries = await test.database.db.selectFrom('audit_log').selectAll().where('site_id', '=', 37).execute()
    expect(entries).toMatchObject([{ actor_id: null, action: 'user.firstAdmin' }])
    expect(JSON.stringify(entries)).not.toContain(made?.password)
  })
})
