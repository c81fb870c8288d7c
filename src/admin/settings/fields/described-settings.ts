import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import type { ResourceDescription } from '#schemas/admin/resources/resource-description.ts'
import { isSpoken, settingTypes } from '#schemas/admin/settings/setting-groups.ts'
import { findSetting } from '#domain/settings/find-setting.ts'

const own = { isRequired: false, isLocalised: false, limits: {} } as const

/** The field of a setting, as history and conflicts name it. */
function fieldOf(type: string): FormField {
  const label = findSetting(type)?.label ?? type
  const named = { ...own, path: type, label: { fr: label, en: label } }
  if (!isSpoken(type)) return { ...named, kind: findSetting(type)?.kind === 'BOOLEAN' ? 'switch' : 'line' }
  return { ...named, kind: 'group', children: [{ ...named, path: `${type}.*`, kind: 'line', isLocalised: true }] }
}

/** The settings of a site as a resource: one item, whose form has every setting. */
export const describedSettings: ResourceDescription = {
  ...{ name: 'setting', area: 'settings', life: 'immediate', writeVerb: 'publish', icon: null, waits: null, sets: [], columns: [] },
  ...{ usedAs: null, usedBy: null, isMerged: false, hiddenBy: null, hasPage: false, folder: null },
  words: {
    one: { fr: 'les réglages', en: 'the settings' },
    many: { fr: 'Réglages', en: 'Settings' },
    empty: { fr: '', en: '' },
  },
  fields: [
    { ...own, path: 'SITE_NAME', kind: 'line', label: { fr: 'Nom du site', en: 'Name of the site' } },
    { ...own, path: 'SITE_OPEN', kind: 'switch', label: { fr: 'Site ouvert', en: 'Open site' } },
    { ...own, path: 'SHOP_OPEN', kind: 'switch', label: { fr: 'Boutique ouverte', en: 'Open shop' } },
    ...settingTypes.map(fieldOf),
  ],
  list: { fields: {}, search: false, defaultOrder: 'name:asc' },
}
