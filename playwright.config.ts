import { defineConfig } from '@playwright/test'
import { fixSeed } from '#tests/support/sampling.ts'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const isRoot = process.getuid?.() === 0

// The workers read this file too: all take the same turn, even over midnight.
fixSeed()

/** The browser part of the tests: one real server with the sample sites, two workers. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  globalSetup: './tests/e2e/sites/start-sites.config.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Only a test that hangs takes so long, even on a slow and loaded machine.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    // start-sites.config.ts has chosen it before the workers read this file.
    baseURL: process.env['E2E_URL'],
    locale: 'fr-FR',
    launchOptions: {
      executablePath,
      // A page of a test lives for seconds: optimising its code takes a tenth of the processor time of these tests.
      args: ['--js-flags=--no-opt', ...(isRoot ? ['--no-sandbox'] : []), '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
    },
  },
})
