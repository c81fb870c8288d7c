import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { budgets, loginBackoff } from '#schemas/api/base/rate-limits.ts'
import { passwordLength } from '#schemas/api/people/password-length.ts'
import { missingTests, namedTests, readRows } from './standard.ts'

const page = 'docs/security/asvs.md'
const document = readFileSync(page, 'utf8')
const guards = readFileSync('docs/security/guards.md', 'utf8')

/** The requirements of level 1 by section, such as 1.2.1 to 1.2.5. */
const LEVEL_1: Readonly<Record<string, readonly number[]>> = {
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2],
  '1.5': [1],
  '2.1': [1],
  '2.2': [1, 2],
  '2.3': [1],
  '3.2': [1, 2],
  '3.3': [1],
  '3.4': [1, 2],
  '3.5': [1, 2, 3],
  '4.1': [1],
  '4.4': [1],
  '5.2': [1, 2],
  '5.3': [1, 2],
  '6.1': [1],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8],
  '6.3': [1, 2],
  '6.4': [1, 2],
  '7.2': [1, 2, 3, 4],
  '7.4': [1, 2],
  '8.1': [1],
  '8.2': [1, 2],
  '8.3': [1],
  '9.1': [1, 2, 3],
  '9.2': [1],
  '10.4': [1, 2, 3, 4, 5],
  '11.3': [1, 2],
  '11.4': [1],
  '12.1': [1],
  '12.2': [1, 2],
  '13.4': [1],
  '14.2': [1],
  '14.3': [1],
  '15.1': [1],
  '15.2': [1],
  '15.3': [1],
}
const ids = Object.entries(LEVEL_1).flatMap(([section, numbers]) => numbers.map((number) => `${section}.${number}`))

const readAnswers = (text: string) =>
  readRows(text).map(([id = '', asks = '', says = '']) => ({ id, asks, says, tests: namedTests(page, says) }))

/** Returns the errors of an answer: a missing test, or neither test nor reason. */
function faultsOf({ id, asks, says, tests }: ReturnType<typeof readAnswers>[number]): string[] {
  const reason = /(?:does not apply|otherwise): \S.{20,}/.test(says)
  return [
    ...missingTests(tests),
    ...(tests.length === 0 && !reason ? ['neither a test nor a reason'] : []),
    ...(asks.length < 15 ? ['it does not say what is asked'] : []),
  ].map((fault) => `${id}: ${fault}`)
}

const answers = readAnswers(document)

describe('the answers to the standard', () => {
  it('are 70 of 70, each once, in their order', () => {
    expect(ids).toHaveLength(70)
    expect(answers.map(({ id }) => id)).toEqual(ids)
  })

  it('name tests that exist, or a reason', () => {
    expect(answers.flatMap(faultsOf)).toEqual([])
  })

  it('are tests for most, and a reason alone where there is nothing to test', () => {
    const reasoned = answers.filter(({ tests }) => tests.length === 0).map(({ id }) => id)
    expect(reasoned).toEqual(['4.4.1', '10.4.1', '10.4.2', '10.4.3', '10.4.4', '10.4.5', '12.2.2'])
  })

  it('are seen to be wrong when they are', () => {
    const row = (says: string) => readAnswers(`| 1.2.1 | What is written somewhere is escaped. | ${says} |`)
    expect(readAnswers('| 1.2.1 | Nothing.')).toEqual([])
    expect(row('[no such test](../../tests/architecture/asvs.test.ts)').flatMap(faultsOf)).toHaveLength(1)
    expect(row('[are 70 of 70, each once, in their order](../../tests/nothing.test.ts)').flatMap(faultsOf)).toHaveLength(1)
    expect(row('[are 70 of 70, each once, in their order](../../tests/architecture/asvs.test.ts)').flatMap(faultsOf)).toEqual([])
    expect(row('does not apply: no.').flatMap(faultsOf)).toHaveLength(1)
    expect(row('does not apply: there is nothing of the kind here.').flatMap(faultsOf)).toEqual([])
    expect(readAnswers(document.replace(/^\| 6\.2\.1 .*\n/m, '')).map(({ id }) => id)).not.toEqual(ids)
  })
})

describe('what is written down about guards', () => {
  it('states the limits that are in force', () => {
    const { free, longestWait } = loginBackoff
    expect([free, longestWait, budgets.login.limit, budgets.login.seconds]).toEqual([5, 900, 30, 60])
    expect(guards).toContain('five failures for an address')
    expect(guards).toContain('up to a quarter of an hour')
    expect(guards).toContain('Thirty tries a minute')
    expect(guards).toContain(`${passwordLength.min} to ${passwordLength.max} characters`)
  })

  it('says within how many days a hole is mended', () => {
    expect(guards).toMatch(/within 7 days when it is critical, 30 days when it is high, 90 days otherwise/)
  })
})
