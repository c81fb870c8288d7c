import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** A site that is made with the default configuration. */
export interface PlantedSite {
  readonly id: number
  readonly name: string
  readonly host: string
  readonly locale: string
  readonly withShop: boolean
}

/** Stores a site with the default configuration, under construction, in a transaction. */
export type PlantSite = (trx: Transaction<Tables>, site: PlantedSite) => Promise<void>
