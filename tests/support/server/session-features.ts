import { createPasswords } from '#server/people/passwords/service.ts'
import { createLoginAttempts } from '#server/people/sessions/login-attempts.ts'
import { createProofs } from '#server/people/sessions/reauthentication.ts'
import { createSessions } from '#server/people/sessions/service.ts'
import { cheapHash } from '#tests/support/accounts/cheap-hash.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { plainSites } from '#tests/support/sites/plain-sites.ts'
import type { TestApp } from './app.ts'

/** Sessions, proofs and tries on a database of their own, without an application around them; call `close()` in `afterAll`. */
export async function sessionFeatures(): Promise<TestApp> {
  const database = await testDatabase(plainSites)
  const { db } = database
  const sessions = createSessions(db)
  const passwords = createPasswords(cheapHash)
  const loginAttempts = createLoginAttempts({ db, factor: 1 })
  const features = { sessions, passwords, loginAttempts, proofs: createProofs({ db, sessions, passwords, loginAttempts }) }
  return { app: { features }, database, close: () => database.close() } as unknown as TestApp
}
