import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { SingleResource } from '#schemas/admin/resources/single-resource.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { implementResource, type Store, type StoredResource } from './store.ts'

interface SingleStore<Form extends z.ZodObject> extends Pick<Store<SingleResource<string, Form>>, 'stops'> {
  /** Table with one row for each site, whose `id` is that of the site. */
  readonly table: 'appearances' | 'opening_hours' | 'site_apps' | 'site_law' | 'site_settings'
  readonly read: (db: Kysely<Tables>, siteId: number) => Promise<z.output<Form> | undefined>
  readonly write: (trx: Transaction<Tables>, siteId: number, form: z.output<Form>) => Promise<void>
}

/** Binds a resource that each site has once to its store. */
export function implementSingleResource<Form extends z.ZodObject>(
  resource: SingleResource<string, Form>,
  { table, read, write, stops }: SingleStore<Form>,
): StoredResource {
  return implementResource(resource, {
    ...{ table, as: 'x' },
    // Each of the tables has these two columns.
    select: (db, { site }) =>
      db
        .selectFrom(`${table as 'site_law'} as x`)
        .where('x.site_id', '=', site.id)
        .select('x.id'),
    fields: () => ({}),
    rows: (_scope, found) => Promise.resolve(found.map(() => ({}))),
    forms: {
      read: async (db, siteId, ids) => {
        const form = ids.includes(siteId) ? await read(db, siteId) : undefined
        return new Map(form ? [[siteId, form]] : [])
      },
      write: async (trx, siteId, forms) => {
        const form = forms.get(siteId)
        if (form) await write(trx, siteId, form)
      },
      startingWith: () => Promise.resolve([]),
    },
    ...(stops && { stops }),
  })
}
