import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Changes the code of guards, sessions and tokens in every small way, one at a time: a test has to notice each.
 * `npm run proof -- mutations` runs it, and fails below the threshold.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [
    'server/plugins/{access,policies,cross-site,sessions}.ts',
    'server/features/{sessions,passwords,budgets,idempotency}/*.ts',
    'server/platform/tokens/opaque-token.ts',
    'server/features/accounts/{account-tokens,sign-in-codes}.ts',
    'server/adapters/outbound/*.ts',
    'src/domain/passwords/password-policy.ts',
    '!server/features/{sessions/device-of,budgets/retention-job}.ts',
    '!**/*.test.ts',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Where the code's own folder would be found by every other tool.
  tempDirName: join(tmpdir(), 'vitrine-mutations'),
  ignorePatterns: ['dist', 'data', 'bench', 'docs', 'public', 'test-results', 'server/seeds/pictures', 'tests/e2e'],
  // What is made once, when a file is read, would ask for every test anew: lists and patterns have tables of tests of their own.
  ignoreStatic: true,
  timeoutMS: 10_000,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: join(tmpdir(), 'vitrine-mutations.json') },
  clearTextReporter: { logTests: false, allowColor: false },
  thresholds: { high: 95, low: 90, break: 85 },
  disableTypeChecks: false,
  allowConsoleColors: false,
}
