import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Changes the code of guards, sessions and tokens in every small way, one at a time: a test has to notice each.
 * `npm run proof -- mutations` runs it, and fails below the threshold.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/guards.vitest.config.ts' },
  mutate: [
    'server/http/guards/access-control.ts',
    'server/http/guards/cross-site.ts',
    'server/http/guards/route-policies.ts',
    'server/http/guards/sessions.ts',
    'server/people/passwords/check-password.ts',
    'server/people/passwords/service.ts',
    'server/people/sessions/bearer-token.ts',
    'server/people/sessions/login-attempts.ts',
    'server/people/sessions/member-transaction.ts',
    'server/people/sessions/reauthentication.ts',
    'server/people/sessions/require-role.ts',
    'server/people/sessions/service.ts',
    'server/people/sessions/session-cookies.ts',
    'server/platform/concurrency/keyed-mutex.ts',
    'server/platform/idempotency/repository.ts',
    'server/platform/idempotency/request-key.ts',
    'server/platform/idempotency/service.ts',
    'server/platform/rate-limits/deferred-charge.ts',
    'server/platform/rate-limits/format-delay.ts',
    'server/platform/rate-limits/rate-limit-key.ts',
    'server/platform/rate-limits/service.ts',
    'server/platform/rate-limits/too-many-requests.ts',
    'server/platform/scope/caller.ts',
    'server/platform/scope/member.ts',
    'server/platform/tokens/opaque-token.ts',
    'server/people/accounts/account-tokens.ts',
    'server/people/accounts/sign-in/totp.ts',
    'server/adapters/outbound/*.ts',
    'src/domain/passwords/password-policy.ts',
    '!**/*.test.ts',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Where the code's own folder would be found by every other tool.
  tempDirName: join(tmpdir(), 'vitrine-mutations'),
  ignorePatterns: ['dist', 'data', 'bench', 'docs', 'public', 'test-results', 'server/seeds/pictures', 'tests/e2e'],
  // A mutant in module scope would rerun all tests. Lists and patterns have their own tables of tests.
  ignoreStatic: true,
  timeoutMS: 10_000,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: join(tmpdir(), 'vitrine-mutations.json') },
  clearTextReporter: { logTests: false, allowColor: false },
  thresholds: { high: 95, low: 90, break: 85 },
  disableTypeChecks: false,
  allowConsoleColors: false,
}
