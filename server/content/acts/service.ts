import type { Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { AnsweredFile } from '#schemas/api/base/file-response.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { Clock } from '#domain/dates/clock.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { createAudit } from '#server/people/audit/service.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { Scope, Site } from '#server/platform/scope/site.ts'
import { exportActs } from './export-acts.ts'
import { listActs } from './list-acts.ts'
import { readState } from './read-state.ts'

/** Reads the log of what administrators do. */
export interface AuditDesk {
  list(scope: Scope, query: ListQuery): Promise<AdminCallData['audit.list']>
  state(site: Site): Promise<AdminCallData['audit.state']>
  /** Checks now that no entry was changed or taken away. */
  check(site: Site): Promise<AdminCallData['audit.check']>
  export(member: Member, query: ListQuery): Promise<AnsweredFile>
}

/** Makes the readers of the log. */
export function createAuditDesk(db: Kysely<Tables>, clock: Clock): AuditDesk {
  const audit = createAudit(db)
  return {
    list: (scope, query) => listActs(db, scope, query),
    state: (site) => readState(db, site),
    check: async (site) => {
      const { entries, brokenAt } = await audit.verify(site.id)
      return { at: toInstant(new Date(clock())), entries, brokenAt }
    },
    export: (member, query) => exportActs({ db, audit, clock }, member, query),
  }
}
