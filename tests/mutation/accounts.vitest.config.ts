import { defineConfig } from 'vitest/config'

/** The tests that are asked whether they notice a change of what people do with their accounts: those that make the calls. */
export default defineConfig({
  test: {
    globals: false,
    setupFiles: ['tests/support/setup.ts'],
    include: [
      'tests/contract/{login,password-reset,register,totp,profile,sessions,session-cookies,deletion,email-change-enumeration}.test.ts',
      'tests/contract/{admin-acts,changed-meanwhile,newsletter-subscribers}.test.ts',
      'tests/integration/parallel-writes.test.ts',
    ],
    // Loading the application anew for each change took most of the time; each file has a database of its own.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
