import { sql, type Kysely } from 'kysely'
import { DAY_MISSED } from '#schemas/admin/redirects/redirect-limits.ts'
import { missedPath } from '#domain/urls/missed-path.ts'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** Time from the first count of a batch until it is written. */
const BATCH_MS = 1000

/** Counts of the addresses that visitors ask for in vain. A count delays no response. */
export interface MissedAddresses {
  /** Counts a request for a path of a site. */
  note(siteId: number, path: string): void
  /** Writes what was counted. */
  flush(): Promise<void>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly onError: (error: unknown) => void
}

/** Adds the counts of a site to those of today. A day has a limit of paths; later ones are not counted. */
async function writeCounts(db: Kysely<Tables>, siteId: number, counts: ReadonlyMap<string, number>): Promise<void> {
  await inTransaction(db, async (trx) => {
    // One after the other on a site, so that two servers see the limit that they share.
    await advisoryLock(trx, `missing addresses ${siteId}`)
    await sql`
      with noted as (
        select n.path, n.count, (now() at time zone 'Europe/Paris')::date as day
        from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::integer[]) with ordinality as n (path, count, place)
      ), known as (
        select m.path from missing_addresses m where m.site_id = ${siteId} and m.day = (now() at time zone 'Europe/Paris')::date
      ), taken as (
        select * from noted where path in (select path from known)
        union all
        (select * from noted where path not in (select path from known)
          limit greatest(0, ${DAY_MISSED} - (select count(*) from known)))
      )
      insert into missing_addresses as m (site_id, day, path, count) select ${siteId}, day, path, count from taken
      on conflict (site_id, day, path) do update set count = m.count + excluded.count`.execute(trx)
  })
}

/** Makes the counter of missing addresses of this process. */
export function createMissedAddresses({ db, onError }: Needs): MissedAddresses {
  let counted = new Map<number, Map<string, number>>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  const write = async (batch: typeof counted): Promise<void> => {
    for (const [siteId, counts] of batch) await writeCounts(db, siteId, counts).catch(onError)
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const batch = counted
    counted = new Map()
    writing = writing.then(() => write(batch))
    return writing
  }
  const note = (siteId: number, path: string): void => {
    const missed = missedPath(path)
    if (missed === null) return
    const ofSite = counted.get(siteId) ?? new Map<string, number>()
    if (!ofSite.has(missed) && ofSite.size >= DAY_MISSED) return
    counted.set(siteId, ofSite.set(missed, (ofSite.get(missed) ?? 0) + 1))
    timer ??= setTimeout(() => void flush(), BATCH_MS).unref()
  }
  return { note, flush }
}
