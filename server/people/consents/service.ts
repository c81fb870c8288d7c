import type { Kysely } from 'kysely'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** Number of months for which a choice is valid and its proof is stored. */
const consentMonths = 13

/** The service for the consent of visitors to external services. */
export interface Consents {
  /** Stores the proof of a choice under a random id, without any data of the visitor. */
  record(scope: Scope, body: CallBody<'consent.record'>): Promise<CallData<'consent.record'>>
}

/** Creates the consent service. */
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
