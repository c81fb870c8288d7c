import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { FormKind, FormOf } from '#schemas/admin/resources/resource.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Form } from '#server/platform/resources/item.ts'
import type { FormStore } from '#server/platform/resources/store.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { fieldsOfRow, rowOfFields } from './column-values.ts'
import { formColumns, type ColumnField, type FormColumns, type FormPlaces } from './form-places.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]
type Forms = ReadonlyMap<number, Form>

const names = (columns: readonly string[]): RawBuilder<unknown> => sql.join(columns.map((column) => sql.ref(column)))

/** Inserts rows, or changes those that are there, by a key; the other columns keep their values. */
async function upsert(trx: Transaction<Tables>, table: string, rows: Rows, key: readonly string[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const changed = columns.filter((column) => !key.includes(column) && column !== 'site_id')
  const values = sql.join(changed.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))
  await sql`
    insert into ${sql.table(table)} (${names(columns)})
    select ${names(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${jsonb(rows)})
    on conflict (${names(key)}) do update set ${values} where ${sql.ref(`${table}.site_id`)} = excluded.site_id`.execute(trx)
}

async function readTexts<R extends FormKind>(
  db: Kysely<Tables>,
  { texts }: FormPlaces<R>,
  { texts: fields }: FormColumns,
  { siteId, ids }: { readonly siteId: number; readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>> {
  const found = new Map<number, Record<string, unknown>>()
  if (!texts) return found
  const { rows } = await sql<Readonly<Record<string, unknown>> & { readonly locale: string }>`
    select * from ${sql.table(texts.table)} where site_id = ${siteId} and ${sql.ref(texts.key)} = any(${[...ids]})
    order by locale`.execute(db)
  for (const row of rows) {
    const id = Number(ownValue(row, texts.key))
    found.set(id, { ...found.get(id), [row.locale]: fieldsOfRow(row, fields) })
  }
  return found
}

async function writeTexts<R extends FormKind>(
  trx: Transaction<Tables>,
  { texts }: FormPlaces<R>,
  { texts: fields }: FormColumns,
  { siteId, forms }: { readonly siteId: number; readonly forms: Forms },
): Promise<void> {
  if (!texts) return
  const rows = [...forms].flatMap(([id, form]) =>
    Object.entries(form[texts.field] as Readonly<Record<string, Readonly<Record<string, unknown>>>>).map(([locale, words]) => ({
      ...{ [texts.key]: id, site_id: siteId, locale },
      ...rowOfFields(words, fields),
    })),
  )
  const stay = jsonb(rows.map((row) => ({ id: ownValue(row as Readonly<Record<string, unknown>>, texts.key), locale: row.locale })))
  // Languages that go do so first: their address may be taken by another in the same act.
  await sql`
    delete from ${sql.table(texts.table)} where site_id = ${siteId} and ${sql.ref(texts.key)} = any(${[...forms.keys()]})
      and (${sql.ref(texts.key)}, locale) not in (select (w ->> 'id')::int, w ->> 'locale' from jsonb_array_elements(${stay}) as w)`.execute(
    trx,
  )
  await upsert(trx, texts.table, rows, [texts.key, 'locale'])
}

/**
 * Makes the store of a form whose fields are columns: `imageId` is `image_id`.
 * Rows are changed in place, so that children and generated columns stay; a language that is gone is the only row that goes.
 */
export function tableForms<R extends FormKind>(resource: R, places: FormPlaces<R>): FormStore<R> {
  const columns = formColumns(resource, places)
  const { table, texts } = places
  return {
    async read(db, siteId, ids) {
      const selected = names(['id', ...columns.main.map(({ column }) => column)])
      const { rows } = await sql<Readonly<Record<string, unknown>> & { readonly id: number }>`
        select ${selected} from ${sql.table(table)} where site_id = ${siteId} and id = any(${[...ids]})`.execute(db)
      const words = await readTexts(db, places, columns, { siteId, ids })
      const forms = rows.map(({ id, ...row }): [number, FormOf<R>] => {
        const form = { ...(texts && { [texts.field]: words.get(id) ?? {} }), ...fieldsOfRow(row, columns.main) }
        // The declaration says which fields there are, and each of them is read above.
        return [id, form as FormOf<R>]
      })
      return new Map(forms)
    },
    async write(trx, siteId, given) {
      const forms: Forms = given
      const rows = [...forms].map(([id, form]) => ({ ...{ id, site_id: siteId }, ...rowOfFields(form, columns.main) }))
      await upsert(trx, table, rows, ['id'])
      await writeTexts(trx, places, columns, { siteId, forms })
    },
    async startingWith(db, siteId, path, start) {
      const isOf = ({ field }: ColumnField): boolean => field.path === path
      const [own, words] = [columns.main.find(isOf), columns.texts.find(isOf)]
      const found = own ?? words
      if (!found) throw new Error(`${table} has no column for ${path}`)
      const { rows } = await sql<{ readonly value: string }>`
        select ${sql.ref(found.column)} as value from ${sql.table(own || !texts ? table : texts.table)}
        where site_id = ${siteId} and starts_with(${sql.ref(found.column)}, ${start})`.execute(db)
      return rows.map(({ value }) => value)
    },
  }
}
