import { tmpdir } from 'node:os'
import { join } from 'node:path'
import guards from './guards.stryker.config.js'

const place = join(tmpdir(), 'vitrine-account-mutations')

/**
 * Changes what opens an account, or gives it away, in every small way, one at a time: a test that makes the calls has to notice each.
 * `npm run proof -- account-mutations` runs it.
 */
export default {
  ...guards,
  // Which tests to ask is said: looking for them in all that the application imports would take longer than asking them.
  vitest: { configFile: 'tests/mutation/accounts.vitest.config.ts', related: false },
  mutate: [
    'server/people/accounts/profile/email-change.ts',
    'server/people/accounts/profile/password-change.ts',
    'server/people/accounts/profile/password-reset.ts',
    'server/people/accounts/profile/set-password.ts',
    'server/people/accounts/registration/pending-registrations.ts',
    'server/people/accounts/registration/registration.ts',
    'server/people/accounts/sign-in/login.ts',
    'server/people/accounts/sign-in/two-factor.ts',
    'server/people/accounts/sign-in/user-sessions.ts',
    'server/people/accounts/sign-in/verify-code.ts',
  ],
  tempDirName: place,
  jsonReporter: { fileName: `${place}.json` },
  // An interrupted run resumes from this file.
  incremental: true,
  incrementalFile: `${place}-unfinished.json`,
}
