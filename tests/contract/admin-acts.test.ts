import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailedLink, makeCall } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, testPassword, type TestMember } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

const newPassword = 'quatre chats sous la lune'

/** All that an account may do with its password and its address. */
const acts: Readonly<Record<string, (who: TestMember) => Promise<unknown>>> = {
  'user.changePassword': (who) => makeCall(test, 'user.changePassword', { password: testPassword, newPassword }, who),
  'password.reset': async ({ email }) => {
    await makeCall(test, 'password.askReset', { email })
    const { token } = await mailedLink(test, email, 'PASSWORD_RESET')
    return makeCall(test, 'password.reset', { token, password: newPassword })
  },
  'user.changeEmail': (who) => makeCall(test, 'user.update', { email: `autre-${who.email}`, password: testPassword }, who),
  'user.confirmEmail': async (who) => {
    const email = `neuf-${who.email}`
    await makeCall(test, 'user.update', { email, password: testPassword }, who)
    const { token } = await mailedLink(test, email, 'EMAIL_CHANGE_CONFIRM')
    return makeCall(test, 'user.confirmEmail', { token })
  },
}
const entriesOf = ({ userId }: TestMember) =>
  test.database.db
    .selectFrom('audit_log')
    .select(['action', 'target', 'diff', 'site_id'])
    .where('target', '=', `user:${userId}`)
    .orderBy('id')
    .execute()

describe('what an administrator does with the own password and address', () => {
  it.each(Object.entries(acts))('is written down without either: %s', async (action, act) => {
    const admin = await addMember(test, { role: 'ADMIN' })
    await act(admin)
    const entries = await entriesOf(admin)
    expect(entries.at(-1)).toEqual({ action, target: `user:${admin.userId}`, diff: {}, site_id: 37 })
    expect(entries.map(({ action: done }) => done)).toEqual(action === 'user.confirmEmail' ? ['user.changeEmail', action] : [action])
    expect((await test.app.features.audit.verify(37)).brokenAt).toBeNull()
  })

  it.each(Object.entries(acts))('is no act of an administrator when a member does it: %s', async (_action, act) => {
    const member = await addMember(test)
    await act(member)
    expect(await entriesOf(member)).toEqual([])
  })

  it('is not written down when it is refused', async () => {
    const admin = await addMember(test, { role: 'ADMIN' })
    await makeCall(test, 'user.changePassword', { password: 'un mot de passe faux', newPassword }, admin)
    await makeCall(test, 'user.changePassword', { password: testPassword, newPassword: 'court' }, admin)
    expect(await entriesOf(admin)).toEqual([])
  })
})
