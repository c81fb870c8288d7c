import { expect, it } from 'vitest'
import { failedTests, filesOf } from './failed-tests.mjs'

it('reads failed tests, unloaded files and errors between two tests of vitest', () => {
  const assertionResults = [
    { status: 'failed', fullName: 'adds', failureMessages: ['Error: no\n at x'] },
    { status: 'passed', fullName: 'ok', failureMessages: [] },
  ]
  const testResults = [
    { name: '/root/src/a.test.ts', status: 'failed', message: '', assertionResults },
    { name: '/root/src/b.test.ts', status: 'failed', message: 'SyntaxError: x', assertionResults: [] },
    { name: '/root/src/ok.test.ts', status: 'passed', message: '', assertionResults: [] },
  ]
  const output = 'This error originated in "src/c.test.tsx" test file.'
  const tests = failedTests({ kind: 'vitest', report: JSON.stringify({ testResults }), output, root: '/root' })
  expect(filesOf(tests ?? [])).toEqual(['src/a.test.ts', 'src/b.test.ts', 'src/c.test.tsx'])
  expect(tests?.[0]).toEqual({ file: 'src/a.test.ts', title: 'adds', error: 'Error: no' })
})

it('reads the failed tests of Playwright with their lines', () => {
  const results = [{ error: { message: 'Error: late' } }]
  const spec = { title: 'orders', file: 'shop/cart.spec.ts', line: 12, tests: [{ status: 'unexpected', results }] }
  const report = JSON.stringify({ suites: [{ title: 'shop/cart.spec.ts', specs: [], suites: [{ title: 'a cart', specs: [spec] }] }] })
  expect(failedTests({ kind: 'playwright', report, output: '', root: '/root' })).toEqual([
    { file: 'tests/e2e/shop/cart.spec.ts:12', title: 'a cart › orders', error: 'Error: late' },
  ])
})

it.each([
  ['a check', 'check', '{}'],
  ['a part without a report', 'vitest', null],
  ['a report cut in its middle', 'vitest', '{"testResults": ['],
  ['a report without a failed test', 'vitest', '{"testResults": []}'],
] as const)('names no test of %s', (_, kind, report) => {
  expect(failedTests({ kind, report, output: '', root: '/' })).toBeNull()
})
