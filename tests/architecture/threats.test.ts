import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { missingTests, namedTests } from './standard.ts'

const page = 'docs/security/threats.md'
const document = readFileSync(page, 'utf8')

interface Threat {
  readonly what: string
  readonly says: string
  readonly shown: string
}

/** The rows of the page’s tables. */
const readThreats = (text: string): Threat[] =>
  text.split('\n').flatMap((line) => {
    const [what, says, ...shown] = line.startsWith('| ') && !/^\| (?:what may|---)/.test(line) ? line.slice(2, -2).split(' | ') : []
    return what === undefined ? [] : [{ what, says: says ?? '', shown: shown.join(' | ') }]
  })

/** The faults of one row: a missing test file, no test, or no words. */
function faultsOf({ what, says, shown }: Threat): string[] {
  const tests = namedTests(page, shown)
  return [
    ...missingTests(tests),
    ...(tests.length === 0 ? ['no test shows it'] : []),
    ...(tests.length === shown.split('](').length - 1 ? [] : ['something beside a test is named']),
    ...(what.length < 20 || says.length < 10 ? ['it does not say what may go wrong, or what is done'] : []),
  ].map((fault) => `${what} ${fault}`)
}

const threats = readThreats(document)

describe('the threats that are written down', () => {
  it('are each listed once', () => {
    expect(threats.length).toBeGreaterThan(50)
    expect(new Set(threats.map(({ what }) => what)).size).toBe(threats.length)
  })

  it('name tests that exist', () => {
    expect(threats.flatMap(faultsOf)).toEqual([])
  })

  it('are seen to be unshown when they are', () => {
    const row = (shown: string) => readThreats(`| What somebody may do one day. | What is done about it. | ${shown} |`).flatMap(faultsOf)
    expect(row('[are each listed once](../../tests/architecture/threats.test.ts)')).toEqual([])
    expect(row('[are told twice](../../tests/architecture/threats.test.ts)')).toHaveLength(1)
    expect(row('[are each listed once](../../tests/architecture/gone.test.ts)')).toHaveLength(1)
    expect(row('[guards](guards.md)')).toHaveLength(2)
    expect(row('nothing')).toEqual([expect.stringContaining('no test shows it')])
    expect(readThreats(`| a | b | [c](d) |\n\n| what may go wrong | x | y |\n| --- | --- | --- |`)).toHaveLength(1)
  })
})
