import type { Kysely } from 'kysely'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** How long a choice counts, and its proof is kept, in months. */
const consentMonths = 13

/** What visitors have chosen about services that need their agreement. */
export interface Consents {
  /** Keeps the proof of a choice under a random number: no account, no address, nothing else of who made it. */
  record(scope: Scope, body: CallBody<'consent.record'>): Promise<CallData<'consent.record'>>
}

/** Keeps the proof of what visitors have chosen. */
export function createConsents(db: Kysely<Tables>): Consents {
  return {
    record: async ({ site }, { choices, version }) => {
      const givenAt = await secondsFromNow(db)
      const expiresAt = monthsBefore(givenAt, -consentMonths)
      const row = await db
        .insertInto('consents')
        .values({ site_id: site.id, choices: jsonb(choices), version, given_at: givenAt, expires_at: expiresAt })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id: row.id, expiresAt: toInstant(expiresAt) }
    },
  }
}
