import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentVersions } from '#schemas/api/people/consent-versions.ts'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { makeCall } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

const record = (body: Record<string, unknown>, given = {}) => makeCall(test, 'consent.record', body, given)
const stored = (id: unknown) => test.database.db.selectFrom('consents').selectAll().where('id', '=', String(id)).executeTakeFirstOrThrow()

describe('the proof of a choice', () => {
  it('holds the choices, the version of the texts and the time, and nothing of who made it', async () => {
    const { token, email } = await addMember(test)
    const answer = await record(
      { choices: { matomo: true, plausible: false }, version: '2026-11-20' },
      { token, remoteAddress: '203.0.113.77' },
    )
    expect(answer).toMatchObject({ status: 201, message: 'Vos choix sont enregistrés.', cookies: [] })
    const row = await stored(answer.data?.['id'])
    expect(Object.keys(row).toSorted()).toEqual(['choices', 'expires_at', 'given_at', 'id', 'site_id', 'version'])
    expect(row).toMatchObject({ site_id: 37, choices: { matomo: true, plausible: false }, version: '2026-11-20' })
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`203\\.0\\.113|${email}`))
  })

  it('holds the services that a site can ask about, and nothing else that is sent', async () => {
    const known = { matomo: true, gtag: false, plausible: true, facebookpixel: false, script: true }
    const others = { tracker: true, '<script>': true, ...Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`s${at}`, true])) }
    const { status, data } = await record({ choices: { ...others, ...known }, version: '2026-11-20' })
    expect([status, (await stored(data?.['id'])).choices]).toEqual([201, known])
  })

  it('is refused where no service is named that a site can ask about: it would prove nothing', async () => {
    const count = () => test.database.db.selectFrom('consents').select('id').execute()
    const before = await count()
    for (const choices of [{}, { tracker: true }, { '<script>': true, s1: false }])
      expect(await record({ choices, version: '2026-11-20' })).toMatchObject({ status: 422, faults: ['choices REQUIRED'] })
    expect(await count()).toEqual(before)
  })

  it('counts for thirteen months, to the second', async () => {
    const { data } = await record({ choices: { matomo: true }, version: '2026-11-20' })
    const { given_at, expires_at } = await stored(data?.['id'])
    expect(expires_at).toEqual(monthsBefore(given_at, -13))
    expect(data?.['expiresAt']).toBe(expires_at.toISOString().replace(/\.\d+Z$/, 'Z'))
  })

  it.each(consentVersions)('is taken of every version of the words, as of %s', async (version) => {
    expect((await record({ choices: { matomo: true }, version })).status).toBe(201)
  })

  it('has a random number of its own each time', async () => {
    const ids = []
    for (let index = 0; index < 3; index += 1) ids.push((await record({ choices: { matomo: false }, version: '2026-11-20' })).data?.['id'])
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it.each([
    [{}, ['choices REQUIRED', 'version REQUIRED']],
    [{ choices: { matomo: 'oui' }, version: '2026-11-20' }, ['choices.matomo TYPE']],
    [{ choices: [true], version: '2026-11-20' }, ['choices TYPE']],
    [{ choices: { matomo: true }, version: 'x'.repeat(101) }, ['version OPTION']],
    [{ choices: { matomo: true }, version: '1999-01-01' }, ['version OPTION']],
    [{ choices: { matomo: true, tracker: true }, version: 7 }, ['version OPTION']],
  ])('is refused when it is not one: %j', async (body, faults) => {
    expect(await record(body)).toMatchObject({ status: 422, faults })
  })

  it('is recorded twenty times a minute from one address', async () => {
    const statuses = []
    for (let index = 0; index < 21; index += 1)
      statuses.push((await record({ choices: { matomo: true }, version: '2026-11-20' }, { remoteAddress: '203.0.113.78' })).status)
    expect([statuses.slice(0, 20).every((status) => status === 201), statuses[20]]).toEqual([true, 429])
  })
})
