import { settingResource } from '#schemas/admin/settings/setting-resource.ts'
import { implementSingleResource } from '#server/platform/resources/single-store.ts'
import type { StoredResource } from '#server/platform/resources/store.ts'
import { readSettings, writeSettings } from './setting-form.ts'

/** Makes the store of the settings. A site has one item of them, under its own number. */
export function createSettingStore(): StoredResource {
  return implementSingleResource(settingResource, {
    table: 'site_settings',
    read: readSettings,
    write: writeSettings,
  })
}
