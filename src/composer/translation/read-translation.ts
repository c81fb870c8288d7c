import type { Workbench } from '#composer/workbench/workbench.ts'

/** Reads what is to be reviewed again; nothing for the language of the site, and for what is no page. */
export async function readTranslation({ props, translation }: Pick<Workbench, 'props' | 'translation'>): Promise<void> {
  const { edited, locale, site, admin } = props
  if (edited.kind !== 'page' || site.locales.length < 2 || locale === site.locales[0]) return
  translation.set(await admin.page.translation({ id: edited.id, locale }))
}
