import type { Kysely } from 'kysely'
import type { Font, Json, ThemeColors } from '#schemas/generated/content.ts'
import { validateTheme } from '#schemas/generated/validators.js'
import { inTransaction } from '#server/database/in-transaction.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import { noteRewritten } from '#server/platform/resources/item-versions.ts'
import { bannerReferences } from './banner-references.ts'
import { logoReferences } from './logo-references.ts'

/** A site's row as it is given to be stored. */
export interface SiteInput {
  readonly name: string
  readonly defaultLocale: string
  readonly isDefault: boolean
  readonly isWinemaker: boolean
  readonly isECommerce: boolean
  readonly isBuilding: boolean
  readonly technicalFileModel: string | null
  readonly dashboardType: string
}

/** A logo as it is given to be stored. */
export interface LogoInput {
  readonly type: 'LOGO' | 'LOGO_LIGHT_THEME' | 'LOGO_DARK_THEME' | 'LOGO_FAVICON' | 'LOGO_FOOTER'
  readonly filename: string
  readonly alt: string
  readonly mediaId: number | null
}

/** Stores a site's row, under the number given or the next free one. */
export async function saveSite(db: Kysely<Tables>, site: SiteInput, id?: number): Promise<number> {
  const row = {
    name: site.name,
    default_locale: site.defaultLocale,
    is_default: site.isDefault,
    is_winemaker: site.isWinemaker,
    is_e_commerce: site.isECommerce,
    is_building: site.isBuilding,
    technical_file_model: site.technicalFileModel,
    dashboard_type: site.dashboardType,
  }
  const saved = await db
    .insertInto('sites')
    .values({ ...(id === undefined ? {} : { id }), ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id
}

/** Gives a site its hosts, in place of those it had. */
export async function saveDomains(
  db: Kysely<Tables>,
  siteId: number,
  domains: readonly { host: string; kind: 'dev' | 'prod' }[],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('site_domains').where('site_id', '=', siteId).execute()
    const rows = domains.map(({ host, kind }) => ({ site_id: siteId, host: host.toLowerCase(), kind }))
    if (rows.length > 0) await trx.insertInto('site_domains').values(rows).execute()
  })
}

/** Takes the proof from the hosts of a new site: they were asked for by a person, not written by an operator. */
export async function forgetProofs(db: Kysely<Tables>, siteId: number): Promise<void> {
  await db.updateTable('site_domains').set({ proved_at: null }).where('site_id', '=', siteId).execute()
}

/** Gives a site its languages in their order, in place of those it had. */
export async function saveLanguages(db: Kysely<Tables>, siteId: number, locales: readonly string[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('site_languages').where('site_id', '=', siteId).execute()
    await trx
      .insertInto('site_languages')
      .values(locales.map((locale, position) => ({ site_id: siteId, locale, position })))
      .execute()
  })
}

/** Gives a site its colours and typefaces: typed values only, since they end in a style sheet. */
export async function saveTheme(
  db: Kysely<Tables>,
  siteId: number,
  { colors, fonts, ...rest }: { colors: ThemeColors; fonts: readonly Font[]; [key: string]: Json | ThemeColors | readonly Font[] },
): Promise<void> {
  if (!validateTheme({ colors, fonts })) {
    const errors = (validateTheme.errors ?? []).map(({ instancePath }) => ({
      field: instancePath.slice(1).replaceAll('/', '.'),
      code: 'FORMAT',
    }))
    throw new ApiError('VALIDATION_FAILED', { errors })
  }
  await inTransaction(db, async (trx) => {
    const theme = { ...rest, colors: { ...colors } } as Record<string, Json>
    await trx
      .updateTable('sites')
      .set({ theme: jsonb(theme) })
      .where('id', '=', siteId)
      .execute()
    await trx.deleteFrom('site_fonts').where('site_id', '=', siteId).execute()
    await trx
      .insertInto('site_fonts')
      .values(fonts.map((font) => ({ site_id: siteId, ...font })))
      .execute()
    await noteRewritten(trx, siteId, 'appearance', [siteId])
  })
}

/** Gives a site its banner. */
export async function saveBanner(db: Kysely<Tables>, siteId: number, banner: Record<string, Json>): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('sites')
      .set({ banner: jsonb(banner) })
      .where('id', '=', siteId)
      .execute()
    await recordReferences(trx, bannerReferences, siteId)
    await noteRewritten(trx, siteId, 'appearance', [siteId])
  })
}

/** Gives a site one of its logos. */
export async function saveLogo(db: Kysely<Tables>, siteId: number, { type, filename, alt, mediaId }: LogoInput): Promise<number> {
  const row = { filename, alt, media_id: mediaId }
  return inTransaction(db, async (trx) => {
    const saved = await trx
      .insertInto('site_logos')
      .values({ site_id: siteId, type, ...row })
      .onConflict((conflict) => conflict.columns(['site_id', 'type']).doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordReferences(trx, logoReferences, siteId, saved.id)
    await noteRewritten(trx, siteId, 'appearance', [siteId])
    return saved.id
  })
}

/** Stores the tags of a site's articles. */
export async function saveTags(
  db: Kysely<Tables>,
  siteId: number,
  tags: readonly { value: string; labels: Record<string, string> }[],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const { value, labels } of tags) {
      const { id } = await trx
        .insertInto('tags')
        .values({ site_id: siteId, value, labels: jsonb(labels) })
        .onConflict((conflict) => conflict.columns(['site_id', 'value']).doUpdateSet({ labels: jsonb(labels) }))
        .returning('id')
        .executeTakeFirstOrThrow()
      await noteRewritten(trx, siteId, 'tag', [id])
    }
  })
}
