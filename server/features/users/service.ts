import type { Kysely } from 'kysely'
import type { User } from '#schemas/api/user.ts'
import type { Tables } from '#server/database/tables.ts'
import { findUser } from './repository.ts'

/** The accounts of members as they see them. */
export interface Users {
  /** An account's profile; null when it has been erased. */
  profile(userId: number): Promise<User | null>
}

/** Reads the accounts of members. */
export function createUsers(db: Kysely<Tables>): Users {
  return {
    profile: async (userId) => {
      const user = await findUser(db, userId)
      return (
        user && {
          id: user.id,
          email: user.email,
          pendingEmail: user.pending_email,
          phone: user.phone,
          firstname: user.firstname,
          lastname: user.lastname,
          birthdate: user.birthdate,
          role: user.role,
          totp: user.totp_enabled_at !== null,
        }
      )
    },
  }
}
