import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const common = { globals: false, setupFiles: ['tests/support/setup.ts'], css: { modules: { classNameStrategy: 'stable' as const } } }

/** After this a test hangs: on two busy cores most of what a test takes is waiting, so a tighter bound would measure the machine. */
const hanging = { testTimeout: 30_000, hookTimeout: 60_000 }

const integration = { testTimeout: 120_000, hookTimeout: 240_000 }

/** These measure how much the machine does in a time: nothing runs beside them. */
const measured = ['tests/integration/*-cost.test.ts']

/** The parts of the suite that vitest runs; each is a script of its own in package.json. */
export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...common,
          ...hanging,
          name: 'unit',
          // These tests leave nothing behind; loading React and jsdom anew for each file took three quarters of the time.
          isolate: false,
          include: ['{schemas,blocks,machines,src,server,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.integration.test.ts', '**/*.property.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'property',
          include: ['tests/property/**/*.test.ts', '**/*.property.test.{ts,tsx}'],
          exclude: ['node_modules/**'],
          testTimeout: 120_000,
        },
      },
      { extends: true, test: { ...common, ...hanging, name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...common,
          ...hanging,
          name: 'contract',
          // Loading the application anew for each file took two thirds of the processor time; each file has a database of its own.
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...common,
          ...integration,
          name: 'integration',
          isolate: false,
          include: ['server/**/*.integration.test.ts', 'tests/{integration,faults}/**/*.test.ts'],
          exclude: measured,
          // Most of their time they wait: for servers to start and stop, for mails to be tried again.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { ...common, ...integration, name: 'measured', include: measured, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
    ],
  },
})
