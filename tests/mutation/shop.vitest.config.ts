import { defineConfig } from 'vitest/config'
import { patience } from '../support/patience.ts'

/** The tests that are asked whether they notice a change of the shop's rules. */
export default defineConfig({
  test: {
    globals: false,
    expect: { poll: patience },
    setupFiles: ['tests/support/setup.ts'],
    include: ['src/domain/shop/**/*.test.ts', 'src/domain/{dates/{age,dates,french-holidays,paris-day,working-days},distance}.test.ts'],
    testTimeout: 60_000,
  },
})
