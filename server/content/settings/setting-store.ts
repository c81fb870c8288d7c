import { sql } from 'kysely'
import { settingResource } from '#schemas/admin/settings/setting-resource.ts'
import { implementResource, type StoredResource } from '#server/platform/resources/store.ts'
import { readSettings, writeSettings } from './setting-form.ts'

/** Makes the store of the settings. A site has one item of them, under its own number. */
export function createSettingStore(): StoredResource {
  return implementResource(settingResource, {
    ...{ table: 'site_settings', as: 's' },
    select: (db, { site }) => db.selectFrom('site_settings as s').where('s.site_id', '=', site.id).select('s.id'),
    fields: () => ({ name: sql<string>`''` }),
    rows: (_scope, found) => Promise.resolve(found.map(() => ({ name: '' }))),
    forms: {
      read: async (db, siteId, ids) => {
        const form = ids.includes(siteId) ? await readSettings(db, siteId) : undefined
        return new Map(form ? [[siteId, form]] : [])
      },
      write: async (trx, siteId, forms) => {
        const form = forms.get(siteId)
        if (form) await writeSettings(trx, siteId, form)
      },
      startingWith: () => Promise.resolve([]),
    },
  })
}
