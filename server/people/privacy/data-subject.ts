import type { Kysely } from 'kysely'
import type { CsvValue } from '#domain/text/csv.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** A data subject: an account, its email address, and the digest that some tables store instead of the address. */
export interface Person {
  readonly siteId: number
  readonly userId: number
  readonly email: string
  readonly address: string
}

/** A row in the copy of a person's data. */
export type DataRow = Readonly<Record<string, CsvValue>>

/** Reads the data of a person in one area. */
export type ReadData = (db: Kysely<Tables>, person: Person) => Promise<DataRow[]>
