import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCall, newCaller, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { hearStatements } from '#tests/support/database/hear-statements.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

// A member may request any new email address. No response, mail or data export reveals whether the address has an account.

let test: TestApp
let takeStatements: ReturnType<typeof hearStatements>

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  takeStatements = hearStatements(test.database.pool)
})
afterAll(() => test.close())

/** Replaces numbers, times and addresses, so that the texts of two members are comparable. */
const alike = (text: string, { email, userId }: TestMember, wanted: string): string =>
  text
    .replaceAll(wanted, '(wanted)')
    .replaceAll(email, '(own)')
    .replaceAll(/\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?/g, '(moment)')
    .replaceAll(/\d{1,2}(?:er)?\s\p{L}+\s\d{4}\sà\s[\d\s:h]+/gu, '(moment)')
    .replaceAll(new RegExp(`\\b${userId}\\b`, 'g'), '(number)')

async function copyOf(member: TestMember): Promise<string> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/user/export',
    headers: { host: 'localhost', 'content-type': 'application/json', authorization: member.token },
    payload: {},
    remoteAddress: newCaller(),
  })
  expect(response.statusCode).toBe(200)
  const files = Object.entries(unzipSync(response.rawPayload)).map(([name, bytes]) => `${name}\n${strFromU8(bytes)}`)
  return files.join('\n')
}

const ask = (member: TestMember, email: string) => makeCall(test, 'user.update', { email }, member)

/** Returns the response and cost of a request, and everything that the member can read afterwards. */
async function look(member: TestMember, wanted: string) {
  const { passwords } = test.app.features
  const [hashed, mailed] = [passwords.made(), (await waitingMails(test)).length]
  takeStatements()
  const { headers, ...answer } = await ask(member, wanted)
  // The list of sites is loaded once a second, independent of the caller. Before the transaction, settings are loaded once and expired rate
  // limits deleted.
  const statements = takeStatements().flatMap(({ text }) => (text.includes('content_version') ? [] : [text]))
  const inTransaction = statements.slice(statements.indexOf('begin'))
  const costs = { hashes: passwords.made() - hashed, mails: (await waitingMails(test)).length - mailed, inTransaction }
  const read = [await makeCall(test, 'user.me', undefined, member), await makeCall(test, 'session.list', undefined, member)]
  const sessions = JSON.stringify(read.map(({ data }) => data)).replaceAll(`"id":${member.sessionId}`, '"id":0')
  const shown = { answer: JSON.stringify(answer), headers: Object.keys(headers).toSorted(), sessions }
  return { costs, shown: alike(JSON.stringify(shown), member, wanted) }
}

async function twoMembers() {
  return { owner: await addMember(test), asksKnown: await addMember(test), asksUnknown: await addMember(test) }
}

describe('a request for another email address', () => {
  it('has the same response and statements with and without an account at the address', async () => {
    const { owner, asksKnown, asksUnknown } = await twoMembers()
    const known = await look(asksKnown, owner.email)
    const unknown = await look(asksUnknown, 'inconnue@example.org')
    expect(known.shown).toEqual(unknown.shown)
    expect(known.shown).toContain('"pendingEmail\\":\\"(wanted)')
    expect(known.costs).toEqual(unknown.costs)
    expect(known.costs).toMatchObject({ hashes: 0, mails: 1, inTransaction: expect.arrayContaining(['begin', 'commit']) as string[] })
    expect((await waitingMails(test, owner.email)).map(({ kind }) => kind)).toEqual(['EMAIL_TAKEN'])
    expect((await waitingMails(test, 'inconnue@example.org')).map(({ kind }) => kind)).toEqual(['EMAIL_CHANGE_CONFIRM'])
  })

  it('is in the copy of the data alike, with and without an account at the address', async () => {
    const { owner, asksKnown, asksUnknown } = await twoMembers()
    await ask(asksKnown, owner.email)
    await ask(asksUnknown, 'personne@example.org')
    const known = alike(await copyOf(asksKnown), asksKnown, owner.email)
    const unknown = alike(await copyOf(asksUnknown), asksUnknown, 'personne@example.org')
    expect(known).toEqual(unknown)
    expect(known).toContain('EMAIL_CHANGE')
    expect(known).toContain('faite le (moment)(heure de Paris)')
  })

  it('behaves alike when it is repeated, and with another address in between', async () => {
    const { owner, asksKnown, asksUnknown } = await twoMembers()
    for (let index = 0; index < 8; index += 1) {
      const [known, unknown] = index === 5 ? ['entre-1@example.org', 'entre-2@example.org'] : [owner.email, 'pressee@example.org']
      expect(await look(asksKnown, known)).toEqual(await look(asksUnknown, unknown))
      if (index % 3 === 2)
        expect(alike(await copyOf(asksKnown), asksKnown, known)).toEqual(alike(await copyOf(asksUnknown), asksUnknown, unknown))
    }
  })

  it('for the address of an account stores a token that opens nothing', async () => {
    const { owner, asksKnown } = await twoMembers()
    await ask(asksKnown, owner.email)
    const mails = await waitingMails(test, owner.email)
    expect(mails.map(({ data }) => Object.keys(data).toSorted())).toEqual([['firstname', 'loginLink', 'resetLink']])
    expect(JSON.stringify(mails)).not.toContain('/auth/email/')
  })
})
