import type { Kysely } from 'kysely'
import type { CsvValue } from '#domain/text/csv.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** Somebody whose data are read: an account, its address, and the digest by which some tables know the address. */
export interface Person {
  readonly siteId: number
  readonly userId: number
  readonly email: string
  readonly address: string
}

/** One line of a copy of somebody's data. */
export type DataRow = Readonly<Record<string, CsvValue>>

/** Reads what one area knows of a person. */
export type ReadData = (db: Kysely<Tables>, person: Person) => Promise<DataRow[]>
