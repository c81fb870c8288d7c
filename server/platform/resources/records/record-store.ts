import { sql, type Kysely, type Transaction } from 'kysely'
import type { Sanitise } from '#engine/text/html-rules.ts'
import type { RecordKind, RecordOf } from '#schemas/admin/records/record-kind.ts'
import { formTree } from '#schemas/admin/resources/form-tree.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { validationError, type InvalidField } from '#server/platform/errors/validation-error.ts'
import type { CheckedScope } from '#server/platform/resources/checks/check-form.ts'
import { asFieldFault } from '#server/platform/resources/checks/database-faults.ts'
import type { FormStore } from '#server/platform/resources/store.ts'
import { columnOf } from '#server/platform/resources/table-forms/form-places.ts'
import { tableForms } from '#server/platform/resources/table-forms/table-forms.ts'
import { checkedRecords } from './checked-records.ts'

/** A record to store: a new one has no number yet. */
export interface GivenRecord<Form> {
  readonly id: number | null
  readonly form: Form
}

/** Where records are stored, and their rules that need the database. */
export interface RecordPlaces<K extends RecordKind> {
  readonly table: keyof Tables
  /** Field whose value names a record on its site. */
  readonly name?: keyof RecordOf<K> & string
  /** Reads and writes the forms; by default each field is a column of the table. */
  readonly forms?: Pick<FormStore<K>, 'read' | 'write'>
  /** True for the writer that records come from: it may change what is fixed for others. */
  readonly isSource?: boolean
  faultsOf?(trx: Transaction<Tables>, siteId: number, forms: ReadonlyMap<number, RecordOf<K>>): Promise<readonly InvalidField[]>
  afterWrite?(trx: Transaction<Tables>, siteId: number, ids: readonly number[]): Promise<void>
}

/** Reads and writes the records of one kind with their rules, several at a time. */
export interface RecordStore<K extends RecordKind> {
  readonly kind: K
  readonly table: keyof Tables
  read(db: Kysely<Tables>, siteId: number, ids: readonly number[]): Promise<ReadonlyMap<number, RecordOf<K>>>
  /** Finds the numbers of the records that have some names. */
  find(db: Kysely<Tables>, siteId: number, names: readonly (string | number)[]): Promise<ReadonlyMap<string, number>>
  /** Stores records and answers their numbers. Refused where a field does not fit, or a number is of another site. */
  save(db: Kysely<Tables>, scope: CheckedScope, records: readonly GivenRecord<unknown>[]): Promise<number[]>
}

async function takeNumbers(trx: Transaction<Tables>, table: string, records: readonly GivenRecord<unknown>[]): Promise<number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select coalesce(w.id, nextval(pg_get_serial_sequence(${table}, 'id')))::int as id
    from unnest(${records.map(({ id }) => id)}::int[]) with ordinality as w(id, place) order by w.place`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Refuses numbers of another site, as if they did not exist. */
async function requireOwn(trx: Transaction<Tables>, table: string, siteId: number, ids: readonly number[]): Promise<void> {
  const { rows } = await sql`select from ${sql.table(table)} where id = any(${[...ids]}) and site_id <> ${siteId} limit 1`.execute(trx)
  if (rows.length > 0) throw notFound()
}

/** Makes the store of one kind of records. */
export function createRecordStore<K extends RecordKind>(kind: K, places: RecordPlaces<K>, sanitise: Sanitise): RecordStore<K> {
  const { table, name } = places
  const tree = formTree(kind.form)
  const forms = places.forms ?? tableForms<K>(kind, { table })
  const named = tree.find(({ path }) => path === name)

  return {
    ...{ kind, table },
    read: (db, siteId, ids) => forms.read(db, siteId, ids),

    async find(db, siteId, names) {
      if (!named) throw new Error(`a ${kind.name} has no name`)
      const column = sql.ref(columnOf(named))
      const { rows } = await sql<{ readonly id: number; readonly name: string }>`
        select id, ${column}::text as name from ${sql.table(table)} where site_id = ${siteId} and ${column}::text = any(${names.map(String)})`.execute(
        db,
      )
      return new Map(rows.map((row) => [row.name, row.id]))
    },

    async save(db, scope, records) {
      const siteId = scope.site.id
      const given = records.map(({ form }) => form)
      try {
        return await inTransaction(db, async (trx) => {
          const ids = await takeNumbers(trx, table, records)
          await requireOwn(trx, table, siteId, ids)
          const before = await forms.read(trx, siteId, ids)
          const prefixOf = (at: number): string => (records.length > 1 ? `${at}.` : '')
          const checked = checkedRecords(
            { kind, tree, scope, sanitise },
            ids.map((id, at) => ({
              ...{ form: given[at], prefix: prefixOf(at), before: (places.isSource ? undefined : before.get(id)) ?? null },
            })),
          )
          const whole = new Map(ids.flatMap((id, at): [number, RecordOf<K>][] => (checked[at] ? [[id, checked[at]]] : [])))
          const faults = (await places.faultsOf?.(trx, siteId, whole)) ?? []
          if (faults.length > 0) throw validationError(scope.locale, faults)
          await forms.write(trx, siteId, whole)
          await places.afterWrite?.(trx, siteId, ids)
          return ids
        })
      } catch (error) {
        throw asFieldFault(error, { tree, forms: given as Readonly<Record<string, unknown>>[], locale: scope.locale })
      }
    },
  }
}
