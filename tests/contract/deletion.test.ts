import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { columnRetention } from '#server/people/personal-data/retained-account-data.ts'
import { makeCall, mailedLink, registrationOf, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { addOrder } from '#tests/support/sites/two-sites-orders.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

const remove = ({ token }: TestMember, body?: Record<string, unknown>) => makeCall(test, 'user.delete', body, { token })
const row = (userId: number) => test.database.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
const isOpen = async (token: string) => (await makeCall(test, 'user.logged', undefined, { token })).data

describe('deleting an account', () => {
  it('erases personal data, ends every session and lists what is retained and why', async () => {
    const member = await addMember(test)
    await makeCall(test, 'user.update', { phone: '06 39 98 00 12', birthdate: '1987-04-02', email: 'bientot@example.org' }, member)
    const { token: elsewhere } = await test.app.features.sessions.open({ siteId: 37, userId: member.userId, device: '', locale: 'fr_FR' })
    const later = new Date(Date.now() + 60_000)
    const known = { last_act_at: later, totp_pending: 'x', totp_pending_until: later }
    await test.database.db.updateTable('users').set(known).where('id', '=', member.userId).execute()
    const before = await row(member.userId)
    const answer = await remove(member)
    expect(answer).toMatchObject({ status: 200, message: 'Votre compte est supprimé.' })
    expect(answer.data).toEqual({
      deletedAt: expect.stringMatching(/Z$/) as string,
      kept: [
        {
          what: expect.any(String) as string,
          why: expect.any(String) as string,
          until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        },
      ],
    })
    expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['token', ''],
      ['idSite', ''],
    ])
    const left = Object.entries(await row(member.userId))
    const fates: Readonly<Record<string, object>> = columnRetention
    expect(left.map(([column]) => column).toSorted()).toEqual(Object.keys(fates).toSorted())
    const { id, site_id, created_at, erased_at, ...emptied } = Object.fromEntries(left) as Readonly<Record<string, unknown>>
    expect([id, site_id]).toEqual([member.userId, 37])
    expect(Object.keys(fates).filter((column) => 'kept' in (fates[column] ?? {}))).toEqual(['id', 'site_id', 'created_at', 'erased_at'])
    // The history of the address and the time of the last visit are erased too.
    const { email, role, admin_profile, totp_recovery, last_seen_at, active_at, ...personal } = emptied
    expect([email, role, admin_profile, totp_recovery]).toEqual(['', 'MEMBER', 'ALL', []])
    expect([last_seen_at, active_at]).toEqual([erased_at, erased_at])
    expect(created_at).toEqual(before.created_at)
    expect(Object.entries(personal).filter(([, value]) => value !== null)).toEqual([])
    expect([await isOpen(member.token), await isOpen(elsewhere)]).toEqual([false, false])
    expect((await waitingMails(test, member.email)).at(-1)).toMatchObject({
      kind: 'ACCOUNT_DELETED',
      data: { kept: answer.data?.['kept'] },
    })
  })

  it('retains orders, and returns the end date: ten years after the last one, in Paris time', async () => {
    const member = await addMember(test)
    const own = { site_id: 37, user_id: member.userId }
    const ordered = [
      await addOrder(test.database.db, { ...own, reference: '2026-000201', created_at: new Date('2026-06-30T22:30:00Z') }),
      await addOrder(test.database.db, { ...own, reference: '2024-000202', created_at: new Date('2024-02-29T10:00:00Z') }),
    ]
    const { data } = await remove(member)
    expect(data?.['kept']).toContainEqual({
      what: 'Commandes et factures',
      why: 'Obligation comptable\u00a0: dix ans',
      until: '2036-07-01',
    })
    const left = await test.database.db.selectFrom('orders').select('id').where('id', 'in', ordered).execute()
    expect(left.map(({ id }) => id).toSorted()).toEqual(ordered.toSorted())
  })

  it('revokes sent links and frees the address for a new account', async () => {
    const member = await addMember(test)
    await makeCall(test, 'password.askReset', { email: member.email })
    const { token } = await mailedLink(test, member.email, 'PASSWORD_RESET')
    await remove(member)
    expect((await makeCall(test, 'password.reset', { token, password: 'quatre chats sous la pluie' })).code).toBe('TOKEN_INVALID')
    expect((await makeCall(test, 'user.login', { email: member.email, password: member.password })).code).toBe('BAD_CREDENTIALS')
    await makeCall(test, 'user.register', registrationOf(member.email))
    const confirm = await mailedLink(test, member.email, 'REGISTRATION_CONFIRM')
    const again = await makeCall(test, 'user.confirmRegistration', { token: confirm.token, password: member.password })
    expect(again.status).toBe(200)
    expect((await makeCall(test, 'user.me', undefined, { token: again.data?.['token'] as string })).data).not.toMatchObject({
      id: member.userId,
    })
  })

  it('revokes the pending email changes of the member, not those of another', async () => {
    const [first, second] = [await addMember(test), await addMember(test)]
    const ask = (member: TestMember, email: string) => makeCall(test, 'user.update', { email }, member)
    const links = async (email: string) => (await waitingMails(test, email)).map(({ kind }) => kind)
    for (const email of ['avant@example.org', 'voulue@example.org']) await ask(first, email)
    await ask(second, 'voulue@example.org')
    const { token } = await mailedLink(test, 'voulue@example.org', 'EMAIL_CHANGE_CONFIRM')
    await remove(first)
    expect([await links('avant@example.org'), await links('voulue@example.org')]).toEqual([[], ['EMAIL_CHANGE_CONFIRM']])
    expect((await makeCall(test, 'user.confirmEmail', { token })).status).toBe(200)
  })

  it('retains queued mails when the address is also that of the site', async () => {
    const member = await addMember(test)
    await test.app.features.parameters.set(37, 'COMPANY_EMAIL', member.email)
    await makeCall(test, 'message.send', { firstname: 'Ana', lastname: 'Lee', email: 'ana@example.org', message: 'Bonjour', consent: true })
    await makeCall(test, 'privacy.request', { type: 'ACCESS', email: 'ana@example.org' })
    await makeCall(test, 'password.askReset', { email: member.email })
    await remove(member)
    const kinds = (await waitingMails(test, member.email)).map(({ kind }) => kind)
    expect(kinds).toEqual(['MESSAGE_TEAM', 'PRIVACY_REQUEST_DPO', 'ACCOUNT_DELETED'])
    await test.app.features.parameters.set(37, 'COMPANY_EMAIL', null)
  })

  it('runs once for concurrent requests', async () => {
    const member = await addMember(test)
    const answers = await Promise.all([remove(member), remove(member), remove(member)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    expect((await waitingMails(test, member.email)).map(({ kind }) => kind)).toEqual(['ACCOUNT_DELETED'])
  })

  it('rejects an empty password, even after a recent reauthentication', async () => {
    const member = await addMember(test)
    expect(await remove(member, { password: '' })).toMatchObject({ status: 422, faults: ['password REQUIRED'] })
    expect(await isOpen(member.token)).toBe(true)
    expect((await remove(member, { password: null })).status).toBe(200)
  })

  it('requires a recent reauthentication', async () => {
    const member = await addMember(test)
    await test.database.pool.query("update sessions set proved_at = now() - interval '11 minutes' where id = $1", [member.sessionId])
    expect(await remove(member)).toMatchObject({ status: 403, code: 'REAUTH_REQUIRED' })
    expect((await remove(member, { password: 'un autre mot de passe' })).faults).toEqual(['password PASSWORD_WRONG'])
    expect((await row(member.userId)).erased_at).toBeNull()
    expect((await remove(member, { password: member.password })).status).toBe(200)
  })
})

describe('an administrator', () => {
  it('is not deleted with a wrong password, even after a recent reauthentication', async () => {
    const member = await addMember(test)
    expect((await remove(member, { password: 'ce n’est pas lui' })).code).toBe('VALIDATION_FAILED')
    expect(await isOpen(member.token)).toBe(true)
    expect((await remove(member, { password: member.password })).status).toBe(200)
  })

  it('cannot leave a site without another one, also concurrently', async () => {
    const [one, two] = [await addMember(test, { role: 'SUPER_ADMIN' }), await addMember(test, { role: 'SUPER_ADMIN' })]
    await addMember(test, { role: 'ADMIN' })
    await addMember(test, { role: 'SUPER_ADMIN', siteId: 38 })
    const answers = await Promise.all([remove(one), remove(two)])
    expect(answers.map(({ status, code }) => [status, code]).toSorted()).toEqual([
      [200, null],
      [409, 'LAST_ADMIN'],
    ])
  })

  it('is deleted while another of the same or a higher rank remains, and this is logged', async () => {
    const admin = await addMember(test, { role: 'ADMIN' })
    const answer = await remove(admin)
    expect(answer.status).toBe(200)
    expect(answer.data?.['kept']).toHaveLength(2)
    const entries = await test.database.db.selectFrom('audit_log').selectAll().where('actor_id', '=', admin.userId).execute()
    expect(entries).toMatchObject([{ action: 'user.delete', target: `user:${admin.userId}`, diff: {} }])
  })
})
