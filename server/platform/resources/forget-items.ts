import { sql, type Transaction } from 'kysely'
import { TRASH_DAYS } from '#domain/resources/trash-days.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Keeper } from './keeper.ts'

/** Versions of an item that stay however old they are. */
export const KEPT_VERSIONS = 50

/** Years that the versions beyond those stay. */
export const VERSION_YEARS = 2

/** Numbers of what a run has erased. */
export interface Forgotten {
  readonly erased: number
  readonly versions: number
}

interface OldItem {
  readonly kind: string
  readonly site_id: number
  readonly ids: readonly number[]
}

async function eraseTrash(trx: Transaction<Tables>, now: Date, keeperOf: (kind: string) => Keeper | undefined): Promise<number> {
  const { rows } = await sql<OldItem>`
    select kind, site_id, array_agg(id order by id) as ids from items
    where erased_at is null and deleted_at <= ${now}::timestamptz - make_interval(days => ${TRASH_DAYS})
    group by kind, site_id order by kind, site_id`.execute(trx)
  let erased = 0
  for (const { kind, site_id: siteId, ids } of rows) {
    await keeperOf(kind)?.erase(trx, siteId, ids)
    erased += ids.length
  }
  return erased
}

async function deleteVersions(trx: Transaction<Tables>, now: Date): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    with old as (
      select site_id, kind, id, version, changed_at, row_number() over (partition by kind, id order by version desc) as place from item_versions
    ), gone as (
      delete from item_versions v using old o
      where v.site_id = o.site_id and v.kind = o.kind and v.id = o.id and v.version = o.version and o.place > ${KEPT_VERSIONS}
        and o.changed_at <= ${now}::timestamptz - make_interval(years => ${VERSION_YEARS})
      returning 1
    ) select count(*)::int as count from gone`.execute(trx)
  return rows[0]?.count ?? 0
}

/** Erases the items that have been in the trash for 30 days, and versions beyond the last 50 that are older than two years. */
export async function forgetItems(trx: Transaction<Tables>, now: Date, keeperOf: (kind: string) => Keeper | undefined): Promise<Forgotten> {
  return { erased: await eraseTrash(trx, now, keeperOf), versions: await deleteVersions(trx, now) }
}
