import { tmpdir } from 'node:os'
import { join } from 'node:path'
import rules from './shop.stryker.config.js'
import { chosenSlice } from './shop-order-slices.ts'

const { name, mutate } = chosenSlice()
const place = join(tmpdir(), `vitrine-shop-order-mutations-${name}`)

/**
 * Changes a part of what the order service does with the database in every small way, one at a time: a test on PostgreSQL has to notice each.
 * `npm run proof -- shop-order-mutations` runs all parts, with `-` and the name of one behind it that one.
 */
export default {
  ...rules,
  // Which tests to ask is said: looking for them in all that the application imports took longer than asking them.
  vitest: { configFile: 'tests/mutation/shop-order.vitest.config.ts', related: false },
  mutate: [...mutate],
  // Nothing may count as noticed because the machine was busy with something else.
  timeoutMS: 120_000,
  tempDirName: place,
  jsonReporter: { fileName: `${place}.json` },
  // An interrupted run resumes from this file.
  incremental: true,
  incrementalFile: `${place}-unfinished.json`,
}
