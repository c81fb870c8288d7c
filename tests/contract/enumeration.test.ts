import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallName } from '#schemas/api/calls.ts'
import { makeCall, registrationOf, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { hearStatements } from '#tests/support/database/hear-statements.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let takeStatements: ReturnType<typeof hearStatements>

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  takeStatements = hearStatements(test.database.pool)
})
afterAll(() => test.close())

interface Trial {
  readonly call: CallName
  /** Builds the body for an email address. */
  readonly body: (email: string) => Record<string, unknown>
  /** The numbers of password hashes and of mails, with and without an account. */
  readonly hashes: number
  readonly mails: number
}

const trials: readonly Trial[] = [
  { call: 'user.login', body: (email) => ({ email, password: 'un autre mot de passe' }), hashes: 1, mails: 0 },
  { call: 'user.register', body: (email) => registrationOf(email), hashes: 1, mails: 1 },
  { call: 'password.askReset', body: (email) => ({ email }), hashes: 0, mails: 1 },
  { call: 'newsletter.subscribe', body: (email) => ({ email, lists: [1], consent: true }), hashes: 0, mails: 1 },
]

/** Adds an email address with an account and a newsletter subscription. */
async function addKnown(email: string): Promise<void> {
  const member = await addMember(test, { email })
  await makeCall(test, 'newsletter.update', { lists: [1, 2] }, member)
}

/** Replaces the waiting time, which changes every second. */
const hideWaits = (text: string | null): string | undefined => text?.replaceAll(/\d+/g, '…')

/** Returns the response of a call and its cost. */
async function look({ call, body }: Trial, email: string) {
  const { passwords } = test.app.features
  const [hashed, mailed] = [passwords.made(), (await waitingMails(test)).length]
  const { data, headers, ...answer } = await makeCall(test, call, body(email))
  const names = Object.keys(headers).toSorted()
  return {
    shown: { ...answer, headers: names, data: hideWaits(JSON.stringify(data).replaceAll(email, '…')), message: hideWaits(answer.message) },
    hashes: passwords.made() - hashed,
    mails: (await waitingMails(test)).length - mailed,
  }
}

describe.each(trials)('$call', (trial) => {
  it('has the same response and cost with and without an account', async () => {
    const email = `${trial.call.replace('.', '-')}-connue@example.org`
    await addKnown(email)
    const known = await look(trial, email)
    const unknown = await look(trial, `${trial.call.replace('.', '-')}-inconnue@example.org`)
    expect(known.shown).toEqual(unknown.shown)
    expect([known.hashes, known.mails]).toEqual([trial.hashes, trial.mails])
    expect([unknown.hashes, unknown.mails]).toEqual([trial.hashes, trial.mails])
  })

  it('behaves alike when it is repeated for an address', async () => {
    const email = `${trial.call.replace('.', '-')}-pressee@example.org`
    await addKnown(email)
    for (let index = 0; index < 7; index += 1) {
      const known = await look(trial, email)
      const unknown = await look(trial, `${trial.call.replace('.', '-')}-personne@example.org`)
      expect(known.shown).toEqual(unknown.shown)
      expect([known.hashes, known.mails]).toEqual([unknown.hashes, unknown.mails])
    }
  })
})

describe('a password reset', () => {
  const statementsFor = async (email: string) => {
    takeStatements()
    expect((await makeCall(test, 'password.askReset', { email })).status).toBe(202)
    // The list of sites is loaded once a second, independent of the caller. Before the transaction, expired rate limits are deleted.
    const statements = takeStatements().flatMap(({ text }) => (text.includes('content_version') ? [] : [text]))
    return statements.slice(statements.indexOf('begin'))
  }

  it('runs the same statements with and without an account, also beyond the hourly limit', async () => {
    const { email } = await addMember(test)
    const first = await statementsFor(email)
    expect(first).toEqual(expect.arrayContaining(['begin', 'commit']))
    for (let index = 0; index < 5; index += 1) {
      expect(await statementsFor('jamais-vue@example.org')).toEqual(first)
      expect(await statementsFor(email)).toEqual(first)
    }
    const { rows } = await test.database.pool.query('select 1 from account_tokens t join users u on u.id = t.user_id where u.email = $1', [
      email,
    ])
    expect(rows).toHaveLength(1)
  })
})
