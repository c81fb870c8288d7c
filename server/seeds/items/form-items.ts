import { saveForm } from '#server/content/forms/save-form.ts'
import type { SeedFolder } from '../read-seed.ts'
import type { SeedItem } from '../seed-item.ts'

/** The forms of a seed in the site's languages. */
export function formItems(forms: SeedFolder['forms'], locales: readonly string[]): SeedItem[] {
  const spoken = forms.filter(({ locale }) => locales.includes(locale))
  return [...Map.groupBy(spoken, ({ name }) => name)].map(([name, languages]) => {
    const definitions = Object.fromEntries(languages.map(({ locale, definition }) => [locale, definition]))
    return {
      key: `form:${name}`,
      source: definitions,
      apply: ({ db, siteId }) => saveForm(db, siteId, { name, definitions }),
      read: async ({ db, siteId }) => {
        const rows = db.selectFrom('forms').select('definitions').where('site_id', '=', siteId)
        return (await rows.where('name', '=', name).executeTakeFirst())?.definitions ?? null
      },
    }
  })
}
