import type { Kysely } from 'kysely'
import type { Right } from '#schemas/admin/resources/rights.ts'
import type { Measure, Waiting } from '#schemas/admin/today/today-shapes.ts'
import type { Clock } from '#domain/dates/clock.ts'
import type { ComparedMonths } from '#domain/dates/compared-months.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Publications } from '#server/content/drafts/publication/service.ts'
import type { Resources } from '#server/platform/resources/service.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Confs } from '#server/sites/component-config/service.ts'

/** The part of the shop on the first screen. */
export interface ShopToday {
  waiting(scope: Scope): Promise<readonly Waiting[]>
  measures(scope: Scope, months: ComparedMonths): Promise<readonly Measure[]>
}

/** Dependencies of the first screen. */
export interface TodayNeeds {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly confs: Pick<Confs, 'get'>
  readonly publications: Pick<Publications, 'count' | 'latest'>
  readonly resources: Pick<Resources, 'waiting' | 'declaredWaiting'>
  readonly shop: ShopToday
}

/** Site, person and rights that the first screen is read for. */
export interface TodayReader {
  readonly scope: Scope
  readonly userId: number
  readonly may: (right: Right) => boolean
}

/** Fills in what a row of what waits does not say. */
export function waitingRow(row: Pick<Waiting, 'kind' | 'count'> & Partial<Waiting>): Waiting {
  return { resource: null, due: null, at: null, samples: [], mailbox: null, ...row }
}
