import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { FilesByPath } from './tests/support/files-by-path.ts'
import { outOfTurn } from './tests/support/files-by-turn.ts'
import { patience } from './tests/support/patience.ts'
import { isFull } from './tests/support/sampling.ts'

const common = {
  globals: false,
  expect: { poll: patience },
  setupFiles: ['tests/support/setup.ts'],
  css: { modules: { classNameStrategy: 'stable' as const } },
}

const minutes = 60_000

/** These limits only catch a hang: a tighter one would measure the machine. A proof fills tables with 100,000 rows before its tests. */
const limit = (isFull ? 30 : 5) * minutes
const hanging = { testTimeout: limit, hookTimeout: limit }

/** The parts of a clock that a test without a list of its own stops: all but intervals. */
const fakedClock = [
  ...(['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'Date', 'performance'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'] as const),
]

/** These compare the durations of requests with each other: no test file runs beside them. */
const measured = ['tests/integration/*-cost.test.ts']

/** The parts of the suite that vitest runs; each has a script in package.json. */
export default defineConfig({
  plugins: [react()],
  test: {
    globalSetup: ['tests/support/report-seed.ts'],
    sequence: { sequencer: FilesByPath },
    projects: [
      {
        extends: true,
        test: {
          ...common,
          ...hanging,
          name: 'unit',
          // These tests leave no state behind; loading React and jsdom again for each file took three quarters of the time.
          isolate: false,
          // jsdom draws its frames by an interval: one that starts on a faked clock never ends, and later files get no frame.
          fakeTimers: { toFake: [...fakedClock] },
          include: ['{schemas,blocks,machines,src,server,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.integration.test.ts', '**/*.property.test.{ts,tsx}', ...outOfTurn('unit')],
        },
      },
      {
        extends: true,
        test: {
          ...common,
          ...hanging,
          name: 'property',
          // These tests leave no state behind; loading the application again for each file took a third of the processor time.
          isolate: false,
          include: ['tests/property/**/*.test.ts', '**/*.property.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...outOfTurn('property')],
        },
      },
      {
        extends: true,
        // These tests read the files of the project; loading their modules again for each took half of the processor time.
        test: { ...common, ...hanging, name: 'architecture', isolate: false, include: ['tests/architecture/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...common,
          ...hanging,
          name: 'contract',
          // Loading the application again for each file took two thirds of the processor time; each file has its own database.
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...outOfTurn('contract')],
        },
      },
      {
        extends: true,
        test: {
          ...common,
          ...hanging,
          name: 'integration',
          isolate: false,
          globalSetup: ['tests/support/server/open-to-accounts.ts'],
          include: ['server/**/*.integration.test.ts', 'tests/{integration,faults}/**/*.test.ts'],
          exclude: [...measured, ...outOfTurn('integration')],
          // Most of their time they wait: for servers to start and stop, for mails to be tried again. The browser part runs beside them.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { ...common, ...hanging, name: 'measured', include: measured, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
      {
        extends: true,
        // `npm run proof` alone runs these: benchmarks, and checks that run the tools of the project again.
        test: { ...common, ...hanging, name: 'proof', include: ['tests/proof/**/*.test.ts'], maxWorkers: 1, sequence: { groupOrder: 3 } },
      },
    ],
  },
})
