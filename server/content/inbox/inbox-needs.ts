import type { Kysely } from 'kysely'
import type { Clock } from '#domain/dates/clock.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'
import type { Audit } from '#server/people/audit/service.ts'
import type { Proofs } from '#server/people/sessions/reauthentication.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'

/** Dependencies of the inbox. */
export interface InboxNeeds {
  readonly db: Kysely<Tables>
  readonly parameters: Parameters
  readonly audit: Audit
  readonly clock: Clock
  readonly proofs: Proofs
  readonly erasers: readonly Eraser[]
}

/** A change of one item, with the version that it is meant for. */
export interface InboxChange {
  readonly member: Member
  readonly id: number
  readonly ifMatch: string | undefined
}
