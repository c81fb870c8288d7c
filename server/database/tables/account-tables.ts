import type { ColumnType, Generated } from 'kysely'
import type { Json } from '#schemas/generated/content.ts'
import type { AdminProfile } from '#schemas/admin/resources/rights.ts'
import type { GeneratedTime, NullableTime, Defaulted } from './column-types.ts'

/** The role of an account. */
export type UserRole = 'MEMBER' | 'ADMIN' | 'SUPER_ADMIN'

/** Rows of `users`. */
export interface UsersTable {
  id: Generated<number>
  site_id: number
  email: string
  password_hash: string | null
  role: Defaulted<UserRole>
  /** Profile whose rights an administrator has. */
  admin_profile: Defaulted<AdminProfile>
  firstname: string | null
  lastname: string | null
  phone: string | null
  birthdate: string | null
  pending_email: string | null
  totp_secret: string | null
  totp_recovery: Defaulted<string[]>
  totp_enabled_at: NullableTime
  totp_pending: string | null
  totp_pending_until: NullableTime
  totp_last_step: number | null
  /** The locale of the last use; null when unknown. */
  locale: string | null
  terms_version: string | null
  terms_accepted_at: NullableTime
  created_at: GeneratedTime
  last_seen_at: GeneratedTime
  /** The time of the last recorded activity with the address, logged in or not. */
  last_act_at: NullableTime
  /** The later of the last login and the last activity. */
  active_at: ColumnType<Date, never, never>
  warned_at: NullableTime
  erased_at: NullableTime
}

/** Rows of `sessions`. */
export interface SessionsTable {
  id: Generated<number>
  site_id: number
  user_id: number
  token_hash: Buffer
  device: Defaulted<string>
  created_at: GeneratedTime
  last_seen_at: GeneratedTime
  proved_at: GeneratedTime
  expires_at: ColumnType<Date, Date | string, Date | string>
}

/** Rows of `login_failures`. */
export interface LoginFailuresTable {
  site_id: number
  address: string
  failures: number
  last_at: GeneratedTime
  blocked_until: NullableTime
}

/** Rows of `idempotency_keys`. */
export interface IdempotencyKeysTable {
  site_id: number
  caller: string
  key: string
  /** The caller whose key it is; empty for an order, whose key belongs to the site. */
  scope: ColumnType<string, string | undefined, never>
  fingerprint: string
  owner: string
  answer: string | null
  started_at: GeneratedTime
}

/** Rows of `audit_log`. */
export interface AuditLogTable {
  id: ColumnType<number, never, never>
  site_id: number
  actor_id: number | null
  action: string
  target: string
  diff: Record<string, Json>
  at: Date
  previous_hash: string
  hash: string
}

/** Rows of `audit_heads`. */
export interface AuditHeadsTable {
  site_id: number
  head: string
}
