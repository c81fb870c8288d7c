import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { hashTables } from '#tests/support/database/whole-database.ts'
import { answerTo, askedCall, isRefused, type AskedCall, type Sender } from '#tests/support/rights/ask-call.ts'
import { shopLines } from '#tests/support/rights/shop-lines.ts'
import { siteLines } from '#tests/support/rights/site-lines.ts'
import { everyone, people, type Person, type TradeLine } from '#tests/support/rights/trade-line.ts'
import { isInTurn, takeTurn } from '#tests/support/sampling.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

/** The kind of a plan, an act or a batch is read from its row, which resource-rights.test.ts makes. */
const isByRow = (call: string): boolean => /^(plan\.(change|cancel)|publication\.revert|admin\.undo):(?!page$)/.test(call)

// What is open to all is asked call by call in access-matrix.test.ts.
const asked = [...siteLines, ...shopLines]
  .filter(({ may }) => may !== everyone)
  .flatMap((line) => line.calls.filter((call) => !isByRow(call)).map((call) => ({ line, ...askedCall(call) })))
type Asked = AskedCall & { readonly line: TradeLine }

let test: TestApp
beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
})
afterAll(() => test.close())

const profiles = people.filter((person) => !['visitor', 'member', 'SUPER_ADMIN'].includes(person))

async function makePerson(person: Person): Promise<TestMember | null> {
  if (person === 'visitor') return null
  if (person === 'member') return addMember(test)
  if (person === 'SUPER_ADMIN') return addMember(test, { role: 'SUPER_ADMIN' })
  return addMember(test, { role: 'ADMIN', profile: person })
}

/** The digest of each table, but for the journal, which notes refusals. */
async function siteState(): Promise<object> {
  const { audit_log: _log, audit_heads: _heads, ...tables } = await hashTables(test.database.pool)
  return tables
}

/** Sends what must be refused, and compares the database before and after; then sends the rest. */
async function expectAnswers(calls: readonly Asked[], sender: Sender, mayPass: (call: Asked) => boolean): Promise<void> {
  const refused = calls.filter((call) => !mayPass(call))
  const before = await siteState()
  for (const call of refused) {
    const answer = await answerTo(test, call, sender)
    expect([call.unit, call.line.does, answer]).toEqual([
      call.unit,
      call.line.does,
      sender.member ? '403 FORBIDDEN' : '401 UNAUTHENTICATED',
    ])
  }
  expect(await siteState()).toEqual(before)
  // Once an account is deleted its session is over.
  const passing = calls.filter(mayPass)
  for (const call of [...passing.filter(({ unit }) => unit !== 'user.delete'), ...passing.filter(({ unit }) => unit === 'user.delete')]) {
    const answer = await answerTo(test, call, sender)
    expect([call.unit, call.line.does, answer, isRefused(answer)]).toEqual([call.unit, call.line.does, answer, false])
    expect([call.unit, answer.startsWith('500')]).toEqual([call.unit, false])
  }
}

describe('each call by who asks', () => {
  it.each(people)('lets %s do the acts of their lines, and refuses all others without a change', async (person) => {
    const number = people.indexOf(person)
    const calls = asked.filter((_, at) => isInTurn(at + number, 3))
    await expectAnswers(calls, { member: await makePerson(person) }, ({ line }) => line.may.includes(person))
  })

  it.each(profiles.map((profile, number) => ({ profile, number })))(
    'shows a super-administrator who looks as $profile what it reads, and takes no write',
    async ({ profile, number }) => {
      const sender = { member: await makePerson('SUPER_ADMIN'), viewsAs: profile }
      const calls = takeTurn(asked, 4).filter((_, at) => isInTurn(at + number))
      await expectAnswers(calls, sender, ({ line, method }) => method === 'GET' && line.may.includes(profile))
    },
  )

  it('refuses an administrator of another site', async () => {
    for (const role of ['ADMIN', 'SUPER_ADMIN'] as const) {
      const member = await addMember(test, { siteId: 38, role })
      const before = await siteState()
      for (const call of takeTurn(asked, 6)) {
        const answer = await answerTo(test, call, { member })
        expect([call.unit, answer]).toEqual([call.unit, '401 SESSION_EXPIRED'])
      }
      expect(await siteState()).toEqual(before)
    }
  })
})
