import { defineConfig } from 'vitest/config'
import { patience } from '../support/patience.ts'

/** The tests that are asked whether they notice a change of what guards: those that need no whole application first. */
export default defineConfig({
  test: {
    globals: false,
    expect: { poll: patience },
    setupFiles: ['tests/support/setup.ts'],
    include: [
      'server/http/guards/cross-site.test.ts',
      'server/http/guards/guards.test.ts',
      'server/people/passwords/check-password.test.ts',
      'server/people/passwords/passwords.test.ts',
      'server/people/passwords/strength-agrees.test.ts',
      'server/people/sessions/bearer-token.test.ts',
      'server/people/sessions/describe-device.test.ts',
      'server/people/sessions/login-attempts.integration.test.ts',
      'server/people/sessions/member-transaction.integration.test.ts',
      'server/people/sessions/reauthentication.integration.test.ts',
      'server/people/sessions/session-cookies.test.ts',
      'server/platform/concurrency/keyed-mutex.test.ts',
      'server/platform/idempotency/idempotency.integration.test.ts',
      'server/platform/idempotency/request-key.test.ts',
      'server/platform/rate-limits/budget-words.test.ts',
      'server/platform/rate-limits/rate-limits.integration.test.ts',
      'server/people/sessions/sessions.integration.test.ts',
      'server/platform/tokens/opaque-token.test.ts',
      'server/people/accounts/account-tokens.integration.test.ts',
      'server/people/accounts/sign-in/totp.test.ts',
      'server/adapters/outbound/*.test.ts',
      'src/domain/passwords/password-policy.test.ts',
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
