import { defineConfig } from 'vitest/config'
import { patience } from '../support/patience.ts'

/** The tests that run for mutations of the account code: those that make its calls. */
export default defineConfig({
  test: {
    globals: false,
    expect: { poll: patience },
    setupFiles: ['tests/support/setup.ts'],
    include: [
      'tests/contract/{login,password-reset,register,totp,profile,sessions,session-cookies,deletion,email-change-enumeration}.test.ts',
      'tests/contract/{admin-acts,changed-meanwhile,newsletter-subscribers}.test.ts',
      'tests/integration/parallel-writes.test.ts',
    ],
    // Without isolation the application is loaded once, which saves most of the time. Each file has its own database.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
