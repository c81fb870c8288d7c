import type { ColumnType, Generated } from 'kysely'
import type { Deletion } from '#schemas/api/people/profile-calls.ts'
import type { PrivacyRequestType } from '#schemas/api/people/privacy-calls.ts'
import type { Defaulted, GeneratedTime, NullableTime } from './column-types.ts'

type GivenTime = ColumnType<Date, Date | string, Date | string>

/** Rows of `newsletter_lists`. */
export interface NewsletterListsTable {
  id: Generated<number>
  site_id: number
  position: Defaulted<number>
  /** Texts by locale. */
  texts: Record<string, { name: string; description?: string | null }>
  created_at: GeneratedTime
}

/** Rows of `newsletter_requests`. */
export interface NewsletterRequestsTable {
  id: Generated<number>
  site_id: number
  email: string
  lists: number[]
  token_hash: Buffer | null
  is_spam: Defaulted<boolean>
  asked_at: GeneratedTime
  expires_at: GivenTime
}

/** The origin of a newsletter subscription. */
export type NewsletterSource = 'FORM' | 'REGISTRATION' | 'ACCOUNT'

/** Rows of `newsletter_proofs`. */
export interface NewsletterProofsTable {
  id: Generated<string>
  site_id: number
  address: string
  source: NewsletterSource
  lists: { id: number; name: string }[]
  locale: string
  policy_version: string | null
  asked_at: GivenTime
  confirmed_at: GivenTime
  ended_at: NullableTime
  is_given_up: Defaulted<boolean>
}

/** Rows of `newsletter_subscribers`. */
export interface NewsletterSubscribersTable {
  id: Generated<number>
  site_id: number
  email: string
  address: string
  locale: string
  proof_id: string
  created_at: GeneratedTime
}

/** Rows of `newsletter_subscriptions`. */
export interface NewsletterSubscriptionsTable {
  site_id: number
  subscriber_id: number
  list_id: number
}

/** Rows of `newsletter_links`. */
export interface NewsletterLinksTable {
  token_hash: Buffer
  site_id: number
  address: string
  created_at: GeneratedTime
}

/** Rows of `privacy_requests`. */
export interface PrivacyRequestsTable {
  id: Generated<number>
  site_id: number
  reference: string
  type: PrivacyRequestType
  email: string
  firstname: string | null
  lastname: string | null
  message: string | null
  locale: string
  user_id: number | null
  received_at: GivenTime
  due_on: string
  alert_on: string
  answered_at: NullableTime
  /** When the data of the person were erased from the inbox, and what is retained; null before. */
  erasure: ColumnType<Deletion | null, never, Deletion>
  /** Why a request to erase was closed while there was something to erase. */
  unerased_reason: ColumnType<string | null, never, string>
}

/** Rows of `consents`. */
export interface ConsentsTable {
  id: Generated<string>
  site_id: number
  choices: Record<string, boolean>
  version: string
  given_at: GeneratedTime
  expires_at: GivenTime
}
