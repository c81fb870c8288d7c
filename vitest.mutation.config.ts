import { defineConfig } from 'vitest/config'

/** The tests that are asked whether they notice a change of what guards: those that need no whole application first. */
export default defineConfig({
  test: {
    globals: false,
    setupFiles: ['tests/support/setup.ts'],
    include: [
      'server/plugins/{cross-site,guards}.test.ts',
      'server/features/{sessions,passwords,budgets,idempotency}/*.test.ts',
      'server/platform/tokens/opaque-token.test.ts',
      'server/features/accounts/{account-tokens.integration,sign-in-codes}.test.ts',
      'server/adapters/outbound/*.test.ts',
      'src/domain/passwords/password-policy.test.ts',
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
