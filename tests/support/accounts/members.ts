import type { AdminProfile } from '#schemas/admin/resources/rights.ts'
import type { UserRole } from '#server/database/tables/account-tables.ts'
import type { TestApp } from '#tests/support/server/app.ts'

/** An account made for a test, and what it signs in with. */
export interface TestMember {
  readonly userId: number
  readonly email: string
  readonly password: string
  readonly token: string
  readonly sessionId: number
}

interface MemberInput {
  readonly siteId?: number
  readonly role?: UserRole
  /** Profile of an administrator. */
  readonly profile?: AdminProfile
  readonly email?: string
}

/** The password of every account of the tests. */
export const testPassword = 'trois chats sous la lune'

let made = 0
let hashed: Promise<string> | undefined

/** Makes an account with a session on a site. */
export async function addMember({ app, database }: Pick<TestApp, 'app' | 'database'>, input: MemberInput = {}): Promise<TestMember> {
  made += 1
  const { siteId = 37, role = 'MEMBER', profile = 'ALL', email = `membre-${process.pid}-${made}@example.org` } = input
  hashed ??= app.features.passwords.hash(testPassword)
  const { id: userId } = await database.db
    .insertInto('users')
    .values({ site_id: siteId, email, role, admin_profile: profile, password_hash: await hashed, firstname: 'Camille', lastname: 'Roy' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { token, sessionId } = await app.features.sessions.open({ siteId, userId, device: 'Firefox, Linux' })
  return { userId, email, password: testPassword, token, sessionId }
}
