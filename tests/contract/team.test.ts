import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { redactTokens } from '#domain/urls/redact-tokens.ts'
import { mailedLink, makeCall } from '#tests/support/accounts/account-calls.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, testPassword, type TestMember } from '#tests/support/accounts/members.ts'
import { expectDigestAlone } from '#tests/support/accounts/stored-token.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

interface Reply<Data> {
  readonly data: Data
}

let test: TestApp
let lucie: TestMember
let made = 0

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  lucie = await addMember(test, { role: 'SUPER_ADMIN' })
})
afterAll(() => test.close())

const newAddress = () => `invitee-${(made += 1)}@example.org`
const newPassword = 'quatre chats sous la pluie'

async function send(who: TestMember, method: 'DELETE' | 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const response = await test.app.inject({
    ...{ method, url: `/api/admin/team${path}`, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: who.token },
    ...(body && { payload: body }),
  })
  return { status: response.statusCode, ...response.json<Reply<{ readonly code?: string; readonly errors?: readonly object[] } | null>>() }
}

const list = async () => (await send(lucie, 'GET', '')).data as AdminCallData['team.list']
const invite = (email: string, more: object = {}) => send(lucie, 'POST', '/invitation', { email, profile: 'EDITOR', ...more })
const invitationOf = async (email: string) => (await list()).invitations.find((each) => each.email === email)

async function linkOf(email: string): Promise<string> {
  return new URL((await mailedLink(test, email, 'TEAM_INVITATION')).link).pathname
}

async function open(path: string, who?: TestMember, more: Readonly<Record<string, string>> = {}) {
  const response = await test.app.inject({
    ...{ method: 'GET', url: path, remoteAddress: newNetwork() },
    headers: { host: 'localhost', ...(who && { authorization: who.token }), ...more },
  })
  return { status: response.statusCode, body: response.body, headers: response.headers }
}

async function accept(path: string, password: string, who?: TestMember) {
  const response = await test.app.inject({
    ...{
      method: 'POST',
      url: path,
      remoteAddress: newNetwork(),
      payload: new URLSearchParams({ firstname: ' Julie', lastname: '<b>', password }).toString(),
    },
    headers: {
      ...{ host: 'localhost', 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      ...(who && { authorization: who.token }),
    },
  })
  const cookies = response.cookies.map(({ name }) => name)
  return { status: response.statusCode, body: response.body, location: response.headers['location'], cookies }
}

const accountOf = async (email: string) => {
  const found = test.database.db
    .selectFrom('users')
    .select(['id', 'role', 'admin_profile', 'firstname', 'lastname'])
    .where('email', '=', email)
  return (await found.where('site_id', '=', 37).executeTakeFirst()) ?? null
}
const actsOn = async (target: string) => {
  const entries = test.database.db.selectFrom('audit_log').select(['action', 'actor_id']).where('target', '=', target).orderBy('id')
  return (await entries.execute()).map(({ action, actor_id }) => [action, actor_id])
}

describe('an invitation', () => {
  it('makes an account with the chosen password and profile, once, of two that are sent together', async () => {
    const email = newAddress()
    expect((await invite(email)).status).toBe(201)
    const path = await linkOf(email)
    const page = await open(path)
    expect([page.status, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex'])
    expect(page.body).toContain('autocomplete="new-password"')
    expect(page.body).toMatch(/Camille Roy vous propose de l’aider .* Vous pourrez y\u00a0: écrire et publier/)
    expect(page.body).toMatch(/Votre prénom.*name="firstname"/s)
    expect(page.body).not.toContain('<script')
    expect((await accept(path, 'court')).status).toBe(422)
    const sent = await Promise.all([accept(path, newPassword), accept(path, newPassword)])
    expect(sent.map(({ status }) => status).toSorted()).toEqual([303, 404])
    // The chosen password also signs the member in.
    const opened = sent.find(({ status }) => status === 303)
    expect([opened?.location, opened?.cookies.includes('token')]).toEqual(['/admin', true])
    expect(await accountOf(email)).toMatchObject({ role: 'ADMIN', admin_profile: 'EDITOR', firstname: 'Julie', lastname: null })
    expect((await makeCall(test, 'user.login', { email, password: newPassword })).status).toBe(200)
    expect([(await open(path)).status, await invitationOf(email)]).toEqual([404, undefined])
  })

  it('asks for the password of an account that is there, leaves it, and ends its sessions', async () => {
    const member = await addMember(test)
    await invite(member.email, { profile: 'AUTHOR' })
    const path = await linkOf(member.email)
    expect((await open(path)).body).toContain('autocomplete="current-password"')
    expect(await accept(path, newPassword)).toMatchObject({ status: 422 })
    expect(await accountOf(member.email)).toMatchObject({ role: 'MEMBER' })
    expect((await accept(path, testPassword, member)).status).toBe(303)
    expect(await accountOf(member.email)).toMatchObject({ id: member.userId, role: 'ADMIN', admin_profile: 'AUTHOR' })
    expect((await makeCall(test, 'session.list', undefined, member)).status).toBe(401)
    expect((await makeCall(test, 'user.login', member)).status).toBe(200)
    expect((await actsOn(`user:${member.userId}`)).map(([action]) => action)).toEqual(['team.accept'])
  })

  it('asks an account with codes for one before the panel opens', async () => {
    const member = await addMember(test)
    await test.database.pool.query('update users set totp_secret = $1, totp_enabled_at = now() where id = $2', ['x', member.userId])
    await invite(member.email)
    const { status, location, cookies } = await accept(await linkOf(member.email), testPassword)
    expect([status, location]).toEqual([303, '/auth?target=%2Fadmin'])
    expect(cookies).not.toContain('token')
    expect(await accountOf(member.email)).toMatchObject({ role: 'ADMIN' })
  })

  it('is written in the language of its reader, also where it opens nothing', async () => {
    const email = newAddress()
    await invite(email)
    const path = await linkOf(email)
    const english = async (address: string, who?: TestMember) => open(address, who, { cookie: 'locale=en_GB' })
    await test.database.pool.query("insert into site_languages (site_id, locale) values (37, 'en_GB')")
    await test.app.features.directory.refresh(37)
    expect((await english(path)).body).toMatch(/<html lang="en".*<h1[^>]*>Join the team<.*with the profile “Editing”/s)
    expect((await english(path, await addMember(test))).body).toMatch(/<h1[^>]*>This invitation is for another address</)
    expect((await english('/invitation/rien')).body).toMatch(/<h1[^>]*>This invitation is no longer valid</)
    expect((await open(path)).body).toMatch(/<html lang="fr".*<h1[^>]*>Rejoindre l’équipe</s)
  })

  it('is refused to a reader who is signed in with another address', async () => {
    const [email, other] = [newAddress(), await addMember(test)]
    await invite(email)
    const path = await linkOf(email)
    expect((await open(path, other)).status).toBe(403)
    expect((await accept(path, newPassword, other)).status).toBe(403)
    expect([await accountOf(email), await accountOf(other.email)]).toMatchObject([null, { role: 'MEMBER' }])
  })

  const ends: Readonly<Record<string, (email: string, by: TestMember) => Promise<unknown>>> = {
    'after a day': (email) => test.database.pool.query('update team_invitations set expires_at = now() where email = $1', [email]),
    'after it was withdrawn': async (email) => send(lucie, 'DELETE', `/invitation/${(await invitationOf(email))?.id}`, {}),
    'after its sender was removed': (_email, by) => send(lucie, 'DELETE', `/${by.userId}`, {}),
    'after its sender has another profile': (_email, by) => send(lucie, 'PUT', `/${by.userId}`, { profile: 'ALL' }),
    'after its sender has no account any more': (_email, by) =>
      makeCall(test, 'user.delete', { password: testPassword }, { token: by.token }),
    'after a new one was sent': (email) => invite(email),
    'on another site': (email) =>
      test.database.pool.query('update team_invitations set site_id = 38, invited_by = $2 where email = $1', [email, elsewhere]),
  }
  let elsewhere = 0
  it.each(Object.entries(ends))('opens nothing %s', async (_when, end) => {
    elsewhere = (await addMember(test, { siteId: 38, role: 'SUPER_ADMIN' })).userId
    const [email, by] = [newAddress(), await addMember(test, { role: 'SUPER_ADMIN' })]
    await send(by, 'POST', '/invitation', { email, profile: 'EDITOR' })
    const path = await linkOf(email)
    expect((await open(path)).status).toBe(200)
    await end(email, by)
    expect([(await open(path)).status, (await accept(path, newPassword)).status]).toEqual([404, 404])
    expect(await accountOf(email)).toBeNull()
  })

  it('stores only the hash of its token, which no log names', async () => {
    const email = newAddress()
    await invite(email)
    const token = (await linkOf(email)).split('/').at(-1) ?? ''
    const { rows } = await test.database.pool.query<{ row: string }>('select t::text as row from team_invitations t')
    expectDigestAlone(rows.map(({ row }) => row).join('\n'), token)
    expect(redactTokens(`/invitation/${token.toLowerCase().slice(0, 30)}`)).toBe('/invitation/…')
  })

  it('is refused to an address of the team, and to one with three mails within the hour', async () => {
    const colleague = await addMember(test, { role: 'ADMIN' })
    expect((await invite(colleague.email)).data?.errors).toMatchObject([{ field: 'email', code: 'IN_TEAM' }])
    const email = newAddress()
    const sent = []
    for (let index = 0; index < 4; index += 1) sent.push((await invite(email)).status)
    expect(sent).toEqual([201, 201, 201, 429])
    expect((await open(await linkOf(email))).status).toBe(200)
  })
})

describe('a person of the team', () => {
  it('gets another profile, then loses the panel and its sessions, and keeps the account', async () => {
    const paul = await addMember(test, { role: 'ADMIN' })
    expect((await send(lucie, 'PUT', `/${paul.userId}`, { profile: 'AUTHOR' })).status).toBe(200)
    expect((await list()).people.find(({ id }) => id === paul.userId)).toMatchObject({ profile: 'AUTHOR', name: 'Camille Roy' })
    expect((await send(lucie, 'DELETE', `/${paul.userId}`, {})).status).toBe(200)
    expect(await accountOf(paul.email)).toMatchObject({ role: 'MEMBER', admin_profile: 'ALL' })
    expect((await makeCall(test, 'session.list', undefined, paul)).status).toBe(401)
    expect(await actsOn(`user:${paul.userId}`)).toEqual([
      ['team.change', lucie.userId],
      ['team.remove', lucie.userId],
    ])
    expect((await send(lucie, 'DELETE', `/${paul.userId}`, {})).status).toBe(404)
  })

  it.each(['SHOP', 'ORDERS'])('is given %s, which has no place in the panel, by no invitation and no change', async (profile) => {
    const [paul, email] = [await addMember(test, { role: 'ADMIN' }), newAddress()]
    const refused = { status: 422, data: { code: 'VALIDATION_FAILED', errors: [{ field: 'profile', code: 'NO_DESK' }] } }
    expect([await invite(email, { profile }), await invitationOf(email)]).toMatchObject([refused, undefined])
    expect(await send(lucie, 'PUT', `/${paul.userId}`, { profile })).toMatchObject(refused)
    expect(await accountOf(paul.email)).toMatchObject({ admin_profile: 'ALL' })
    // A member with the profile does not lose it.
    await test.database.pool.query('update users set admin_profile = $1 where id = $2', [profile, paul.userId])
    expect((await send(lucie, 'PUT', `/${paul.userId}`, { profile })).status).toBe(200)
  })

  it('is signed out of one device, and of no device of another person', async () => {
    const [paul, anna] = [await addMember(test, { role: 'ADMIN' }), await addMember(test)]
    const { sessions } = (await send(lucie, 'GET', `/${paul.userId}`)).data as unknown as AdminCallData['team.read']
    expect(sessions).toMatchObject([{ id: paul.sessionId, device: 'Firefox, Linux', isYours: false }])
    expect((await send(lucie, 'DELETE', `/${paul.userId}/session/${anna.sessionId}`, {})).status).toBe(404)
    expect((await send(lucie, 'DELETE', `/${anna.userId}/session/${anna.sessionId}`, {})).status).toBe(404)
    expect((await send(lucie, 'GET', `/${anna.userId}`)).status).toBe(404)
    expect((await send(lucie, 'DELETE', `/${paul.userId}/session/${paul.sessionId}`, {})).status).toBe(200)
    expect([
      (await makeCall(test, 'session.list', undefined, paul)).status,
      (await makeCall(test, 'session.list', undefined, anna)).status,
    ]).toEqual([401, 200])
  })

  it('does not exist for another site, like its sessions and the invitations there', async () => {
    const [far, sender] = [await addMember(test, { siteId: 38, role: 'ADMIN' }), await addMember(test, { siteId: 38, role: 'SUPER_ADMIN' })]
    const { rows } = await test.database.pool.query<{ id: number }>(
      `insert into team_invitations (site_id, email, profile, token_hash, invited_by, expires_at)
       values (38, 'loin@example.org', 'ALL', 'x', $1, now() + interval '1 day') returning id`,
      [sender.userId],
    )
    const asked = [
      send(lucie, 'GET', `/${far.userId}`),
      send(lucie, 'PUT', `/${far.userId}`, { profile: 'AUTHOR' }),
      send(lucie, 'DELETE', `/${far.userId}`, {}),
      send(lucie, 'DELETE', `/${far.userId}/session/${far.sessionId}`, {}),
      send(lucie, 'DELETE', `/invitation/${rows[0]?.id}`, {}),
    ]
    for (const refused of await Promise.all(asked)) expect(refused.status).toBe(404)
    const { people, invitations } = await list()
    expect(people.some(({ id }) => id === far.userId) || invitations.some(({ id }) => id === rows[0]?.id)).toBe(false)
  })

  it('is changed only after a password within ten minutes', async () => {
    const [paul, old] = [await addMember(test, { role: 'ADMIN' }), await addMember(test, { role: 'SUPER_ADMIN' })]
    await test.database.pool.query(`update sessions set proved_at = now() - interval '11 minutes' where id = $1`, [old.sessionId])
    const person = `/${paul.userId}`
    const asked = [
      () => send(old, 'POST', '/invitation', { email: newAddress(), profile: 'EDITOR' }),
      () => send(old, 'DELETE', '/invitation/1', {}),
      () => send(old, 'PUT', person, { profile: 'AUTHOR' }),
      () => send(old, 'DELETE', person, {}),
      () => send(old, 'DELETE', `${person}/session/${paul.sessionId}`, {}),
    ]
    for (const ask of asked) expect(await ask()).toMatchObject({ status: 403, data: { code: 'REAUTH_REQUIRED' } })
    expect((await send(old, 'PUT', person, { profile: 'AUTHOR', password: 'un mot de passe faux' })).status).toBe(422)
    expect((await send(old, 'PUT', person, { profile: 'AUTHOR', password: testPassword })).status).toBe(200)
  })
})

describe('the last super-administrator', () => {
  /** Leaves a site with these super-administrators alone. */
  async function only(count: number): Promise<TestMember[]> {
    await test.database.pool.query(`update users set role = 'MEMBER' where site_id = 38`)
    return Promise.all(Array.from({ length: count }, () => addMember(test, { siteId: 38, role: 'SUPER_ADMIN' })))
  }
  const at38 = async (who: TestMember, method: 'DELETE' | 'PUT', id: number, body: object) => {
    const { features } = test.app
    const site = features.directory.find(38)
    if (!site) throw new Error('no site 38')
    const member = {
      scope: { site, locale: 'fr_FR' },
      caller: { kind: 'member', siteId: 38, role: 'SUPER_ADMIN', userId: who.userId, sessionId: who.sessionId, provedAt: new Date() },
    } as const
    const act = method === 'DELETE' ? features.team.remove(member, id, {}) : features.team.change(member, id, body as { profile: 'ALL' })
    return act.then(
      () => 'done',
      (error: { readonly code: string }) => error.code,
    )
  }
  const left = async () => {
    const rows = test.database.db.selectFrom('users').select('id').where('site_id', '=', 38).where('role', '=', 'SUPER_ADMIN')
    return (await rows.execute()).length
  }

  it('stays, removed or given another profile by itself', async () => {
    const [only1] = await only(1)
    if (!only1) throw new Error('nobody')
    expect(await at38(only1, 'DELETE', only1.userId, {})).toBe('LAST_ADMIN')
    expect(await at38(only1, 'PUT', only1.userId, { profile: 'ALL' })).toBe('LAST_ADMIN')
    expect(await left()).toBe(1)
  })

  it.each(['DELETE', 'PUT'] as const)('stays when two remove each other, or themselves, at the same moment: %s', async (method) => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [one, two] = await only(2)
      if (!one || !two) throw new Error('nobody')
      const crossed = [at38(one, method, two.userId, { profile: 'ALL' }), at38(two, method, one.userId, { profile: 'ALL' })]
      expect((await Promise.all(crossed)).filter((said) => said === 'done')).toHaveLength(1)
      expect(await left()).toBe(1)
      const [three, four] = await only(2)
      if (!three || !four) throw new Error('nobody')
      const own = [at38(three, method, three.userId, { profile: 'ALL' }), at38(four, method, four.userId, { profile: 'ALL' })]
      expect((await Promise.all(own)).toSorted()).toEqual(['LAST_ADMIN', 'done'])
      expect(await left()).toBe(1)
    }
  })
})
