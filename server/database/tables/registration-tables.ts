import type { ColumnType, Generated } from 'kysely'
import type { TeamProfile } from '#schemas/admin/team/team-profiles.ts'
import type { Defaulted, GeneratedTime } from './column-types.ts'

/** Rows of `pending_registrations`. */
export interface PendingRegistrationsTable {
  id: Generated<number>
  site_id: number
  email: string
  token_hash: Buffer | null
  password_hash: string | null
  firstname: string | null
  lastname: string | null
  phone: string | null
  birthdate: string | null
  newsletter: Defaulted<boolean>
  terms_version: string | null
  target: string | null
  is_spam: Defaulted<boolean>
  created_at: GeneratedTime
  expires_at: ColumnType<Date, Date | string, Date | string>
}

/** The purpose of a mailed link. */
export type AccountTokenPurpose = 'PASSWORD_RESET' | 'EMAIL_CHANGE'

/** Rows of `account_tokens`. */
export interface AccountTokensTable {
  site_id: number
  user_id: number
  purpose: AccountTokenPurpose
  token_hash: Buffer
  email: string | null
  created_at: GeneratedTime
  expires_at: ColumnType<Date, Date | string, Date | string>
}

/** Rows of `team_invitations`. */
export interface TeamInvitationsTable {
  id: Generated<number>
  site_id: number
  email: string
  profile: TeamProfile
  token_hash: Buffer
  invited_by: number
  created_at: GeneratedTime
  expires_at: ColumnType<Date, Date | string, Date | string>
}

/** Rows of `member_notes`. */
export interface MemberNotesTable {
  user_id: number
  site_id: number
  note: string
}
