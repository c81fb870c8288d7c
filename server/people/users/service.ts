import type { Kysely } from 'kysely'
import type { User } from '#schemas/api/people/user.ts'
import { storedPhone } from '#schemas/text/digits-to-dial.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { hasPendingAddress } from './has-pending-email.ts'

/** The accounts of members as they see them. */
export interface Users {
  /** An account's profile; null when it has been erased. */
  profile(siteId: number, userId: number): Promise<User | null>
}

async function findProfile(db: Kysely<Tables>, siteId: number, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'pending_email', 'phone', 'firstname', 'lastname', 'birthdate', 'role', 'totp_enabled_at'])
    .select(hasPendingAddress.as('is_pending'))
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** Reads the accounts of members. */
export function createUsers(db: Kysely<Tables>): Users {
  return {
    profile: async (siteId, userId) => {
      const user = await findProfile(db, siteId, userId)
      return user
        ? {
            id: user.id,
            email: user.email,
            // An account that was not confirmed in time is over, even before it is erased.
            pendingEmail: user.is_pending ? user.pending_email : null,
            phone: user.phone && storedPhone(user.phone),
            firstname: user.firstname,
            lastname: user.lastname,
            birthdate: user.birthdate,
            role: user.role,
            totp: user.totp_enabled_at !== null,
          }
        : null
    },
  }
}
