import { saveFontFiles } from '#server/content/appearance/font-files.ts'
import { saveMenu } from '#server/content/menu/save-menu.ts'
import { saveBanner, saveDomains, saveLanguages, saveLogo, saveSite, saveTheme, type SiteInput } from '#server/sites/directory/save-site.ts'
import { idOf, resolveTokens, type SeedContext, type SeedItem } from '../seed-item.ts'
import type { SiteSeed } from '../seed-schema.ts'
import { tagItems } from './tag-items.ts'

/** The row of the site that a seed describes. */
export function siteRowOf(seed: SiteSeed): SiteInput {
  return {
    name: seed.name ?? 'Nouveau site',
    defaultLocale: seed.defaultLocale ?? 'fr_FR',
    isDefault: seed.isDefault ?? false,
    isWinemaker: seed.isWinemaker ?? false,
    isECommerce: seed.isECommerce ?? false,
    isBuilding: seed.isBuilding ?? false,
    technicalFileModel: seed.technicalFileModel ?? null,
    dashboardType: seed.dashboardType ?? 'PLAUSIBLE',
  }
}

function siteRow({ db, siteId }: SeedContext) {
  return db.selectFrom('sites').where('id', '=', siteId)
}

function rowItem(seed: SiteSeed): SeedItem {
  const { isDefault: _, ...source } = siteRowOf(seed)
  return {
    key: 'site',
    source,
    apply: async (context) => {
      const { is_default: isDefault } = await siteRow(context).select('is_default').executeTakeFirstOrThrow()
      return saveSite(context.db, { ...source, isDefault }, context.siteId)
    },
    read: async (context) =>
      siteRow(context)
        .select(['name', 'default_locale', 'is_winemaker', 'is_e_commerce', 'is_building', 'technical_file_model', 'dashboard_type'])
        .executeTakeFirst(),
  }
}

function domainsItem({ domains = [] }: SiteSeed): SeedItem {
  return {
    key: 'domains',
    source: domains,
    apply: async ({ db, siteId }) => {
      await saveDomains(db, siteId, domains)
      return null
    },
    read: ({ db, siteId }) =>
      db.selectFrom('site_domains').select(['host', 'kind']).where('site_id', '=', siteId).orderBy('host').execute(),
  }
}

function languagesItem(locales: readonly string[]): SeedItem {
  return {
    key: 'languages',
    source: locales,
    apply: async ({ db, siteId }) => {
      await saveLanguages(db, siteId, locales)
      return null
    },
    read: ({ db, siteId }) => db.selectFrom('site_languages').select('locale').where('site_id', '=', siteId).orderBy('position').execute(),
  }
}

function themeItem({ theme, fonts = [] }: SiteSeed): SeedItem[] {
  if (!theme) return []
  return [
    {
      key: 'theme',
      source: { theme, fonts },
      apply: async ({ db, siteId }) => {
        const { colors, ...rest } = theme
        await saveTheme(db, siteId, { ...rest, colors: colors, fonts })
        return null
      },
      read: async (context) => {
        const { db, siteId } = context
        const stored = await siteRow(context).select('theme').executeTakeFirst()
        const fonts = db.selectFrom('site_fonts').where('site_id', '=', siteId).orderBy('type')
        return { ...stored, fonts: await fonts.select(['type', 'family', 'color', 'size', 'weight', 'style']).execute() }
      },
    },
  ]
}

function bannerItem({ banner }: SiteSeed): SeedItem[] {
  if (!banner) return []
  return [
    {
      key: 'banner',
      source: banner,
      apply: async ({ db, siteId, ids }) => {
        await saveBanner(db, siteId, resolveTokens(banner, ids) as typeof banner)
        return null
      },
      read: async (context) => siteRow(context).select('banner').executeTakeFirst(),
    },
  ]
}

function fontFilesItem({ fontFiles }: SiteSeed): SeedItem[] {
  if (!fontFiles) return []
  return [
    {
      key: 'font-files',
      source: fontFiles,
      apply: async ({ db, siteId, ids }) => {
        const families = fontFiles.map(({ name, files }) => ({ name, files: files.flatMap((file) => idOf(file, ids) ?? []) }))
        await saveFontFiles(db, siteId, families)
        return null
      },
      read: async (context) => siteRow(context).select('font_files').executeTakeFirst(),
    },
  ]
}

function logoItems({ logos = [] }: SiteSeed): SeedItem[] {
  return logos.map((logo) => ({
    key: `logo:${logo.type}`,
    source: logo,
    apply: async ({ db, siteId, ids }) => {
      const mediaId = idOf(logo.media, ids)
      const ofSite = db.selectFrom('media').select('filename').where('site_id', '=', siteId)
      const media = mediaId === null ? undefined : await ofSite.where('id', '=', mediaId).executeTakeFirst()
      const filename = logo.filename ?? media?.filename ?? 'logo.svg'
      return saveLogo(db, siteId, { type: logo.type, filename, alt: logo.alt, mediaId })
    },
    read: async ({ db, siteId }) => {
      const rows = db.selectFrom('site_logos').select(['filename', 'alt', 'media_id']).where('site_id', '=', siteId)
      return (await rows.where('type', '=', logo.type).executeTakeFirst()) ?? null
    },
  }))
}

/** The menu of a site. */
export function menuItem({ menu }: SiteSeed): SeedItem[] {
  if (!menu) return []
  return [
    {
      key: 'menu',
      source: menu,
      apply: async ({ db, siteId }) => {
        await saveMenu(db, siteId, menu)
        return null
      },
      read: async ({ db, siteId }) => {
        const items = await db
          .selectFrom('menu_items')
          .select(['id', 'parent_id', 'position', 'link_type', 'show_in_menu'])
          .where('site_id', '=', siteId)
          .orderBy('id')
          .execute()
        const texts = await db
          .selectFrom('menu_item_texts')
          .select(['menu_item_id', 'locale', 'title', 'menu_title', 'url'])
          .where('site_id', '=', siteId)
          .orderBy('locale')
          .execute()
        return items.map(({ id, parent_id, ...item }) => ({
          ...item,
          parent: items.findIndex((other) => other.id === parent_id),
          texts: texts
            .filter((text) => text.menu_item_id === id)
            .map(({ locale, title, menu_title, url }) => [locale, title, menu_title, url]),
        }))
      },
    },
  ]
}

/** Items that need no pictures: row, hosts, languages and theme of the site. */
export function siteItems(seed: SiteSeed, locales: readonly string[]): SeedItem[] {
  return [rowItem(seed), domainsItem(seed), languagesItem(locales), ...themeItem(seed)]
}

/** Items that may refer to pictures, and the tags. */
export function siteChromeItems(seed: SiteSeed): SeedItem[] {
  return [...bannerItem(seed), ...fontFilesItem(seed), ...logoItems(seed), ...tagItems(seed)]
}
