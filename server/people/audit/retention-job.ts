import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'
import { daysBefore } from '#server/platform/jobs/subtract-days.ts'
import { createAudit, retentionAction } from './service.ts'

/** The number of days for which the acts of administrators are stored. */
export const auditDays = 365

interface Old {
  readonly siteId: number
  readonly count: number
  readonly lastId: number
  readonly lastHash: string
}

/** Finds the expired entries of each site's log: from its oldest to the one before the first retained, so that the chain has no hole. */
async function findOld(trx: Transaction<Tables>, before: Date): Promise<Old[]> {
  const { rows } = await sql<Old>`
    with kept as (select site_id, min(id) as id from audit_log where at > ${before} group by site_id),
    old as (
      select l.site_id, l.id, l.hash from audit_log l left join kept on kept.site_id = l.site_id
      where l.at <= ${before} and (kept.id is null or l.id < kept.id)
    )
    select site_id as "siteId", count(*)::integer as count, max(id) as "lastId", (array_agg(hash order by id desc))[1] as "lastHash"
    from old group by site_id order by site_id
  `.execute(trx)
  return rows
}

/** Deletes the acts of administrators after a year. An entry of the log itself records their number, and the hash to which the oldest retained one is bound. */
export const auditRetention = defineJob({
  name: 'audit.retention',
  about: 'Efface du journal des actes d’administration ceux de plus d’un an, et l’y note.',
  cron: '15 4 * * *',
  run: async ({ trx, now }) => {
    const audit = createAudit(trx)
    let erased = 0
    for (const { siteId, count, lastId, lastHash } of await findOld(trx, daysBefore(now, auditDays))) {
      const diff = { erased: count, upTo: lastHash }
      await audit.record(trx, { siteId, actorId: null, action: retentionAction, target: 'audit_log', diff })
      await trx.deleteFrom('audit_log').where('site_id', '=', siteId).where('id', '<=', lastId).execute()
      erased += count
    }
    return { erased }
  },
})
