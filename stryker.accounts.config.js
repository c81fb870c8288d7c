import { tmpdir } from 'node:os'
import { join } from 'node:path'
import guards from './stryker.config.js'

const place = join(tmpdir(), 'vitrine-account-mutations')
const opening = '{login,pending-registrations,registration,require-code,two-factor}'
const changing = '{password-reset,password-change,set-password,email-change,own-sessions}'

/**
 * Changes what opens an account, or gives it away, in every small way, one at a time: a test that makes the calls has to notice each.
 * `npm run proof -- account-mutations` runs it.
 */
export default {
  ...guards,
  // Which tests to ask is said: looking for them in all that the application imports would take longer than asking them.
  vitest: { configFile: 'vitest.account-mutation.config.ts', related: false },
  mutate: [`server/features/accounts/${opening}.ts`, `server/features/accounts/${changing}.ts`],
  tempDirName: place,
  jsonReporter: { fileName: `${place}.json` },
  // Whoever breaks it off goes on with it later.
  incremental: true,
  incrementalFile: `${place}-unfinished.json`,
}
