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

it('names the tests of vitest that were left out, which no second run of other files would run', () => {
  const assertionResults = [
    { status: 'skipped', fullName: 'is left out', failureMessages: [] },
    { status: 'pending', fullName: 'was under way in a crash', failureMessages: [] },
    { status: 'passed', fullName: 'ok', failureMessages: [] },
  ]
  const report = JSON.stringify({ testResults: [{ name: '/root/src/a.test.ts', status: 'passed', message: '', assertionResults }] })
  expect(failedTests({ kind: 'vitest', report, output: '', root: '/root' })).toEqual([
    { file: 'src/a.test.ts', title: 'is left out', error: 'Did not run' },
    { file: 'src/a.test.ts', title: 'was under way in a crash', error: 'Did not run' },
  ])
})

it('takes the error of a hook of a group from the output of vitest, whose report has none', () => {
  const testResults = [{ name: '/root/src/a.test.ts', status: 'failed', message: '', assertionResults: [{ status: 'skipped' }] }]
  const output =
    ' FAIL  |unit| src/b.test.ts > b\nError: other\n\n FAIL  |unit| src/a.test.ts > a\n FAIL  |unit| src/a.test.ts > c\nError: no database\n'
  expect(failedTests({ kind: 'vitest', report: JSON.stringify({ testResults }), output, root: '/root' })).toEqual([
    { file: 'src/a.test.ts', title: 'src/a.test.ts', error: 'Error: no database' },
  ])
})

it('names an error of vitest that belongs to no file beside those that do', () => {
  const output = [
    'Vitest caught 2 unhandled errors during the test run.',
    'Unhandled Error ---',
    'Error: Worker exited unexpectedly',
    'This error originated in "src/c.test.ts" test file.',
  ].join('\n')
  expect(failedTests({ kind: 'vitest', report: '{"testResults": []}', output, root: '/' })).toEqual([
    { file: 'src/c.test.ts', title: '(between two tests)', error: 'Error: Worker exited unexpectedly' },
    { file: null, title: '(outside of test files)', error: 'Error: Worker exited unexpectedly' },
  ])
})

it('names the errors of Playwright outside of tests, and the tests that did not run', () => {
  const spec = { title: 'orders', file: 'a.spec.ts', line: 3, tests: [{ status: 'skipped', results: [] }] }
  const report = JSON.stringify({ errors: [{ message: 'Error: no server\nat x' }], suites: [{ title: 'a', specs: [spec] }] })
  expect(failedTests({ kind: 'playwright', report, output: '', root: '/' })).toEqual([
    { file: null, title: '(outside of tests)', error: 'Error: no server' },
    { file: 'tests/e2e/a.spec.ts:3', title: 'orders', error: 'Did not run' },
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
