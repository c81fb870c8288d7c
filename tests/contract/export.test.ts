import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailedLink, makeCall, newCaller, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

const ask = (member: TestMember | null, body: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/user/export',
    headers: { host: 'localhost', 'content-type': 'application/json', ...(member && { authorization: member.token }), ...headers },
    payload: body,
    remoteAddress: newCaller(),
  })
const filesOf = (zip: Buffer) => Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]))
interface Whole {
  readonly site: object
  readonly exportedAt: string
  readonly data: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  readonly keptAfterDeletion: Readonly<Record<string, string>>
}
const wholeOf = (files: Record<string, string>) => JSON.parse(files['mes-donnees.json'] ?? '') as Whole
const codeOf = (response: Awaited<ReturnType<typeof ask>>) => [response.statusCode, response.json<{ data: { code: string } }>().data.code]
const makeOld = ({ sessionId }: TestMember) =>
  test.database.pool.query("update sessions set proved_at = now() - interval '11 minutes' where id = $1", [sessionId])

describe('the data export', () => {
  it('is an uncached ZIP file with everything as JSON and each section as CSV', async () => {
    const member = await addMember(test)
    await makeCall(test, 'user.update', { phone: '06 39 98 00 12', birthdate: '1987-04-02', lastname: '=cmd|calc!A1' }, member)
    await makeCall(test, 'newsletter.update', { lists: [1, 2] }, member)
    await makeCall(test, 'privacy.request', { type: 'ACCESS', email: member.email, message: 'Que savez-vous ?' })
    const response = await ask(member)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="mes-donnees-\d{4}-\d\d-\d\d\.zip"$/) as string,
    })
    const files = filesOf(response.rawPayload)
    expect(Object.keys(files)).toEqual([
      'LISEZ-MOI.txt',
      'mes-donnees.json',
      'profil.csv',
      'sessions.csv',
      'lettres.csv',
      'accords.csv',
      'demandes.csv',
      'messages.csv',
    ])
    expect(files['LISEZ-MOI.txt']).toMatch(
      /^Copie de vos données sur le site Greffe & Plume, faite le \d.* \d{4} à .* \(heure de Paris\)\.$/mu,
    )
    expect(files['LISEZ-MOI.txt']).toContain('\nprofil.csv — votre compte\n')
    expect(files['LISEZ-MOI.txt']).toContain('\nSans fichier, faute de données — les échecs de connexion récents\n')
    const { data, keptAfterDeletion } = wholeOf(files)
    expect(data['profile']).toMatchObject([
      { id: member.userId, email: member.email, firstname: 'Camille', phone: '+33639980012', birthdate: '1987-04-02', role: 'MEMBER' },
    ])
    expect(data['newsletters']).toMatchObject([{ list: 1, name: 'La lettre des créateurs' }, { list: 2 }])
    expect(data['newsletterConsents']).toMatchObject([{ source: 'ACCOUNT', endedAt: null }])
    expect(data['privacyRequests']).toMatchObject([{ type: 'ACCESS', message: 'Que savez-vous ?' }])
    expect(data['mails']?.map(({ kind }) => kind)).toEqual(['PRIVACY_REQUEST_ACK'])
    expect(Object.keys(keptAfterDeletion)).toEqual(expect.arrayContaining(['mails', 'privacy_requests', 'newsletter_proofs']))
  })

  it('contains no spreadsheet formula and no secret', async () => {
    const member = await addMember(test)
    await makeCall(test, 'user.update', { lastname: '+SUM(A1:A9)', firstname: '-2+3', phone: '06 39 98 00 13' }, member)
    const files = filesOf((await ask(member)).rawPayload)
    expect(files['profil.csv']).toContain("'+SUM(A1:A9)")
    expect(files['profil.csv']).toContain("'-2+3")
    expect(files['profil.csv']).toContain("'+33639980013")
    const all = Object.values(files).join('\n')
    for (const secret of ['argon2', member.token, Buffer.from(member.token, 'base64url').toString('hex')]) expect(all).not.toContain(secret)
  })

  it('is in the locale of the caller', async () => {
    const member = await addMember(test, { siteId: 38 })
    const inEnglish = filesOf((await ask(member, {}, { host: 'cave.localhost', userlang: 'en_GB' })).rawPayload)
    expect(Object.keys(inEnglish).slice(0, 3)).toEqual(['README.txt', 'my-data.json', 'profile.csv'])
    const inFrench = filesOf((await ask(member, {}, { host: 'cave.localhost', userlang: 'fr_FR' })).rawPayload)
    const keptIn = (json: string | undefined) => (JSON.parse(json ?? '') as { keptAfterDeletion: Record<string, string> }).keptAfterDeletion
    expect(keptIn(inEnglish['my-data.json'])['mails']).toMatch(/^That a message was sent, to whom, when/)
    expect(keptIn(inFrench['mes-donnees.json'])['mails']).toMatch(/^Qu’un message a été envoyé, à qui, quand/)
    for (const why of Object.values(keptIn(inFrench['mes-donnees.json']))) expect(why).not.toMatch(/\b(the|and|that|for)\b/i)
  })

  it('contains no data of another person', async () => {
    const [one, other] = [await addMember(test, { email: 'une@example.org' }), await addMember(test, { email: 'autre@example.org' })]
    for (const { email, token } of [one, other]) {
      await makeCall(test, 'newsletter.update', { lists: [1] }, { token })
      await makeCall(test, 'privacy.request', { type: 'ACCESS', email })
      await makeCall(test, 'password.askReset', { email })
    }
    const all = Object.values(filesOf((await ask(one)).rawPayload)).join('\n')
    expect(all).toContain('une@example.org')
    expect(all).not.toContain('autre@example.org')
  })

  it('retains mails to a former address, and hides them from its next owner', async () => {
    const mailsOf = async (member: TestMember) => {
      const { data } = wholeOf(filesOf((await ask(member)).rawPayload))
      return data['mails']?.map(({ kind }) => kind)
    }
    const [former, latter] = ['avant@exemple.example', 'apres@exemple.example']
    const first = await addMember(test, { email: former })
    await makeCall(test, 'password.askReset', { email: former })
    await makeCall(test, 'user.update', { email: latter }, first)
    const { token } = await mailedLink(test, latter, 'EMAIL_CHANGE_CONFIRM')
    await makeCall(test, 'user.confirmEmail', { token }, first)
    expect(await mailsOf({ ...first, email: latter })).toEqual(['PASSWORD_RESET', 'EMAIL_CHANGE_CONFIRM', 'EMAIL_CHANGED_NOTICE'])
    const second = await addMember(test, { email: former })
    expect(await mailsOf(second)).toEqual([])
    await makeCall(test, 'user.delete', undefined, second)
    expect(await mailsOf(await addMember(test, { email: former }))).toEqual([])
  })

  it('is announced to the member by mail, with a link to change the password', async () => {
    const member = await addMember(test)
    await ask(member)
    expect(await waitingMails(test, member.email)).toMatchObject([
      { kind: 'ACCOUNT_EXPORTED_NOTICE', data: { firstname: 'Camille', resetLink: 'http://localhost:3000/password/reset/ask' } },
    ])
  })

  it('is logged when an administrator requests it', async () => {
    const admin = await addMember(test, { role: 'ADMIN' })
    await ask(admin)
    await ask(admin)
    const acts = await test.database.db.selectFrom('audit_log').selectAll().where('actor_id', '=', admin.userId).execute()
    expect(acts).toMatchObject([{ action: 'user.export', target: `user:${admin.userId}` }, {}])
    expect((await test.app.features.audit.verify(37)).brokenAt).toBeNull()
  })

  it('requires a session and a recent reauthentication', async () => {
    expect(codeOf(await ask(null))).toEqual([401, 'UNAUTHENTICATED'])
    const member = await addMember(test)
    await makeOld(member)
    expect(codeOf(await ask(member))).toEqual([403, 'REAUTH_REQUIRED'])
    expect(codeOf(await ask(member, { password: 'un autre mot de passe' }))).toEqual([422, 'VALIDATION_FAILED'])
    expect((await ask(member, { password: member.password })).statusCode).toBe(200)
  })

  it('is limited to three a day; a failed reauthentication is not counted', async () => {
    const member = await addMember(test)
    await makeOld(member)
    for (let index = 0; index < 4; index += 1) expect((await ask(member)).statusCode).toBe(403)
    const statuses = []
    for (let index = 0; index < 4; index += 1) statuses.push((await ask(member, { password: member.password })).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(Number((await ask(member)).headers['retry-after'])).toBeGreaterThan(80_000)
    expect((await waitingMails(test, member.email)).length).toBe(3)
  })
})
