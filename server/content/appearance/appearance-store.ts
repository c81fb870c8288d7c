import type { Transaction } from 'kysely'
import { appearanceResource } from '#schemas/admin/appearance/appearance-resource.ts'
import { servedFamilies } from '#domain/theme/theme-css.ts'
import { palePairs } from '#domain/theme/theme-pairs.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { InvalidField } from '#server/platform/errors/validation-error.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import { implementSingleResource } from '#server/platform/resources/single-store.ts'
import type { StoredResource } from '#server/platform/resources/store.ts'
import { logoReferences } from '#server/sites/directory/logo-references.ts'
import { saveBanner, saveLogo, saveTheme } from '#server/sites/directory/save-site.ts'
import { logoTypes, readAppearance, type AppearanceForm } from './appearance-form.ts'
import { saveFontFiles } from './font-files.ts'

const TYPES = ['TITLE', 'CONTENT', 'MENU'] as const

/** Files of the library that a form names and that are still there, by their number, with their names. */
async function namedFiles(trx: Transaction<Tables>, siteId: number, form: AppearanceForm): Promise<ReadonlyMap<number, string>> {
  const ids = [
    ...logoTypes.flatMap((type) => form.logos[type].imageId ?? []),
    ...(form.banner.imageId === null ? [] : [form.banner.imageId]),
    ...form.families.flatMap(({ files }) => files),
  ]
  if (ids.length === 0) return new Map()
  const rows = await trx.selectFrom('media').select(['id', 'filename']).where('site_id', '=', siteId).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, filename }) => [id, filename]))
}

async function writeTheme(trx: Transaction<Tables>, siteId: number, { colors, style, fonts }: AppearanceForm): Promise<void> {
  const chosen = Object.entries(colors).filter(([, color]) => color !== null) as [string, string][]
  await saveTheme(trx, siteId, {
    ...(style !== 'plain' && { style }),
    colors: { ...Object.fromEntries(chosen), primary: colors.primary, accent: colors.accent },
    fonts: TYPES.map((type) => ({ type, ...fonts[type] })),
  })
}

async function writeLogos(
  trx: Transaction<Tables>,
  siteId: number,
  { logos }: AppearanceForm,
  files: ReadonlyMap<number, string>,
): Promise<void> {
  for (const type of logoTypes) {
    const { imageId, alt } = logos[type]
    const filename = imageId === null ? undefined : files.get(imageId)
    if (filename !== undefined) await saveLogo(trx, siteId, { type, filename, alt: alt ?? '', mediaId: imageId })
    else
      await trx.deleteFrom('site_logos').where('site_id', '=', siteId).where('type', '=', type).where('media_id', 'is not', null).execute()
  }
  await recordReferences(trx, logoReferences, siteId)
}

async function writeBanner(
  trx: Transaction<Tables>,
  siteId: number,
  { banner: { imageId, ...shape } }: AppearanceForm,
  files: ReadonlyMap<number, string>,
): Promise<void> {
  const { banner: stored } = await trx.selectFrom('sites').select('banner').where('id', '=', siteId).executeTakeFirstOrThrow()
  const image = imageId !== null && files.has(imageId) ? imageId : null
  await saveBanner(trx, siteId, { ...stored, ...shape, image })
}

async function writeAppearance(trx: Transaction<Tables>, siteId: number, form: AppearanceForm): Promise<void> {
  const files = await namedFiles(trx, siteId, form)
  await writeTheme(trx, siteId, form)
  await writeBanner(trx, siteId, form, files)
  const families = form.families.map(({ name, files: ids }) => ({ name, files: ids.filter((id) => files.has(id)) }))
  await saveFontFiles(
    trx,
    siteId,
    families.filter(({ files: ids }) => ids.length > 0),
  )
  await writeLogos(trx, siteId, form, files)
}

const paleFaults = (form: AppearanceForm): InvalidField[] =>
  palePairs(form).map(({ field, name, contrast, least }) => ({
    ...{ field, code: 'CONTRAST', reason: name, found: Math.floor(contrast * 10) / 10, min: least },
  }))

/** Fonts that are set in a family which neither the application nor the site has. */
function missingFonts({ fonts, families }: AppearanceForm): InvalidField[] {
  const known = new Set([...servedFamilies, ...families.map(({ name }) => name)])
  return TYPES.filter((type) => !known.has(fonts[type].family)).map((type) => ({ field: `fonts.${type}.family`, code: 'NOT_THERE' }))
}

/** Makes the store of the appearances. A site has one, under its own number. */
export function createAppearanceStore(): StoredResource {
  return implementSingleResource(appearanceResource, {
    table: 'appearances',
    read: readAppearance,
    write: writeAppearance,
    stops: (form) => [...paleFaults(form), ...missingFonts(form)],
  })
}
