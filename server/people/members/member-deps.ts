import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'
import type { Audit } from '#server/people/audit/service.ts'
import type { Proofs } from '#server/people/sessions/reauthentication.ts'
import type { Sessions } from '#server/people/sessions/service.ts'

/** Dependencies of the members. */
export interface MemberDeps {
  readonly db: Kysely<Tables>
  readonly audit: Audit
  readonly proofs: Proofs
  readonly sessions: Sessions
  readonly erasers: readonly Eraser[]
}
