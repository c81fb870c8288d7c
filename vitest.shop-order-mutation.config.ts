import { defineConfig } from 'vitest/config'
import { chosenSlice } from './scripts/mutation/shop-order-slices.ts'

/** The tests that are asked whether they notice a change of what the order service does with the database. */
export default defineConfig({
  test: {
    globals: false,
    setupFiles: ['tests/support/setup.ts'],
    include: [...chosenSlice().tests],
    // Loading the application anew for each change took most of the time; each file has a database of its own.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
