import { createHash } from 'node:crypto'
import { valuesAt } from '#schemas/admin/resources/form-paths.ts'
import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { StoredResource } from '#server/platform/resources/store.ts'
import { fieldsOf, withValue } from './resource-forms.ts'
import { storedResource, type Stage } from './stored-resources.ts'

type Form = ResourceItem['form']

/** Items that are written together. */
const BATCH = 1000

const HALF_HOUR_MS = 29 * 60_000
const start = Date.UTC(2020, 0, 1)
const hashOf = (n: number) => createHash('md5').update(String(n)).digest('hex')

function numberAt(n: number, { limits }: FormField): number {
  const least = Number(limits['minimum'] ?? 0)
  return least + (n % (Math.min(Number(limits['maximum'] ?? 1000), least + 1000) - least + 1))
}

/** The value of a field of the item of a number, by its kind; other kinds keep the example. */
const valueOf: Readonly<Partial<Record<FormField['kind'], (n: number, field: FormField) => unknown>>> = {
  line: (n) => `Nom ${hashOf(n)}`,
  text: (n) => `Mot${n}`,
  slug: (n) => `element-${n}-x`,
  switch: (n) => n % 50 === 0,
  number: numberAt,
  money: (n, field) => (n % 30 === 0 ? null : numberAt(n, field)),
  instant: (n) => new Date(start + n * HALF_HOUR_MS).toISOString(),
  tags: (n) => [`t${n % 200}`],
}

/** The form of the item of a number, each field with a value of its kind. */
function formOf(fields: readonly FormField[], example: Form, n: number): Form {
  return fields.reduce((form, field) => {
    const make = valueOf[field.kind]
    return make ? valuesAt(example, field.path).reduce((next, { path }) => withValue(next, path, make(n, field)), form) : form
  }, example)
}

async function writeForms({ database: { db } }: Stage, { resource, store }: StoredResource, siteId: number, count: number): Promise<void> {
  const fields = fieldsOf(resource)
  for (let first = 1; first <= count; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - first + 1) }, (_, index) => first + index)
    const forms = new Map(numbers.map((n) => [siteId * 1_000_000 + n, formOf(fields, resource.example.form, n)]))
    await db.transaction().execute((trx) => store.forms.write(trx, siteId, forms))
  }
}

/** Puts the items of a published resource into all its states. */
const livesSql = (table: string) => `
  update ${table} set status = case when n % 40 = 0 then 'DRAFT' else 'PUBLISHED' end,
    published_at = case when n % 80 <> 0 then timestamptz '2020-01-01' + n * interval '29 minutes' + case when n % 97 = 0 then interval '900 years' else interval '0' end end,
    deleted_at = case when n % 60 = 0 then timestamptz '2026-01-01' end
  from (select id as own, id - site_id * 1000000 as n from ${table}) as numbered where own = id and site_id = $1 and id > $1 * 1000000`

/** Stores many items of a resource on a site by its store, beside the panel, with titles, words, states and drafts. */
export async function fillItems(stage: Stage, resource: Resource, siteId: number, count: number): Promise<void> {
  const stored = storedResource(stage, resource)
  await writeForms(stage, stored, siteId, count)
  const client = await stage.database.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    if (resource.life === 'published') await client.query(livesSql(stored.store.table), [siteId])
    await client.query(
      `update items set title = 'Titre ' || md5(id::text), words = fold('Titre ' || md5(id::text) || ' mot' || id % 1000 || 'x commun'), draft = case when id % 100 = 1 then '{}'::jsonb end
       where kind = $1 and site_id = $2 and id > $2 * 1000000`,
      [resource.name, siteId],
    )
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}
