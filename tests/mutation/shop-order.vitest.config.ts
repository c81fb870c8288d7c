import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import { patience } from '../support/patience.ts'
import { persistentWorker } from './persistent-worker.ts'
import { chosenSlice } from './shop-order-slices.ts'

const { tests } = chosenSlice()

/** In the order in which they are named: the tests that stand nearest and take least are asked first, and the rest only when they noticed nothing. */
class AsNamed extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => tests.findIndex((test) => moduleId.endsWith(test))
    return Promise.resolve(files.toSorted((one, other) => placeOf(one) - placeOf(other)))
  }
}

/** The tests that are asked whether they notice a change of what the order service does with the database. */
export default defineConfig({
  plugins: [
    {
      name: 'keep-thread',
      // Stryker names a pool of its own, above what stands below.
      configureVitest: ({ project }) => void Object.assign(project.config, { pool: persistentWorker.name, poolRunner: persistentWorker }),
    },
  ],
  test: {
    globals: false,
    expect: { poll: patience },
    setupFiles: ['tests/support/setup.ts'],
    include: [...tests],
    isolate: false,
    sequence: { sequencer: AsNamed },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
