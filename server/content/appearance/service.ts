import type { Kysely } from 'kysely'
import type { OnlineImage } from '#schemas/api/base/image.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { Json } from '#schemas/generated/content.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { ContentCache } from '#server/sites/directory/content-cache.ts'
import type { Media } from '#server/content/media/service.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { readMenu, filterMenu } from '#server/content/menu/menu.ts'
import type { Scope, Site } from '#server/platform/scope/site.ts'
import type { AppearanceForm } from './appearance-form.ts'
import { readFontFiles } from './font-files.ts'
import { shownByForm, shownUnasked, sizeOf, type ShownAppearance } from './shown-by-form.ts'

type Banner = SiteInfo['banner']
type Pictures = ReadonlyMap<number, OnlineImage>

/** The facts of a site that its pages need, in one reading. */
export interface Sites {
  info(scope: Scope): Promise<SiteInfo>
  /** The same while the settings cannot be read. It may hold facts that the settings would hide, so it must not be cached. */
  infoForNow(scope: Scope): Promise<SiteInfo>
  /** The menu as visitors see it at a moment. */
  menuAt(scope: Scope, at: Date): Promise<SiteInfo['menu']>
  /** Reads the pictures and fonts that an appearance names, as the site shows them once it is published. */
  shownBy(scope: Scope, form: AppearanceForm): Promise<ShownAppearance>
}

const fontOrder = ['TITLE', 'CONTENT', 'MENU']

function banner(stored: Site['banner'], pictures: Pictures): Banner {
  const text = (value: Json | undefined, fallback: string): string => (typeof value === 'string' ? value : fallback)
  const { image, height } = stored
  return {
    filename: typeof stored['filename'] === 'string' ? stored['filename'] : null,
    onlineImage: typeof image === 'number' ? (pictures.get(image) ?? null) : null,
    positionX: text(stored['positionX'], 'center'),
    positionY: text(stored['positionY'], 'center'),
    size: text(stored['size'], 'cover'),
    repeat: text(stored['repeat'], 'no-repeat'),
    height: typeof height === 'number' ? height : 200,
  }
}

/** The logos of a site, and the pictures of these and of its banner. */
async function readLogos(db: Kysely<Tables>, media: Media, scope: Scope) {
  const logos = await db.selectFrom('site_logos').selectAll().where('site_id', '=', scope.site.id).orderBy('id').execute()
  const { image } = scope.site.banner
  const ids = [...logos.flatMap(({ media_id }) => media_id ?? []), ...(typeof image === 'number' ? [image] : [])]
  return { logos, images: await media.images(scope, ids) }
}

async function readInfo(db: Kysely<Tables>, media: Media, scope: Scope): Promise<SiteInfo> {
  const { site } = scope
  const [fonts, { logos, images }, ownFonts, menu] = await Promise.all([
    db.selectFrom('site_fonts').selectAll().where('site_id', '=', site.id).execute(),
    readLogos(db, media, scope),
    readFontFiles(db, site.id),
    readMenu(db, scope),
  ])
  const pictures = new Map(
    [...images].flatMap(([id, image]) => {
      const shown = shownUnasked(image)
      return shown ? [[id, shown] as const] : []
    }),
  )
  const defaultLang = site.languages.find(({ code }) => code === site.defaultLocale)
  if (!defaultLang) throw new Error(`site ${site.id} does not speak its own default language ${site.defaultLocale}`)
  return {
    id: site.id,
    name: site.name,
    url: site.url,
    devUrl: site.devUrl,
    prodUrl: site.prodUrl,
    isWinemaker: site.isWinemaker,
    isECommerce: site.isECommerce,
    isBuilding: site.isBuilding,
    ...(site.keepsOrders && { keepsOrders: true }),
    technicalFileModel: site.technicalFileModel,
    dashboardType: site.dashboardType,
    defaultLang,
    languages: [...site.languages],
    fonts: fonts
      .toSorted((a, b) => fontOrder.indexOf(a.type) - fontOrder.indexOf(b.type))
      .map(({ site_id: _, ...font }) => ({ ...font, style: font.style === 'italic' ? 'italic' : 'normal' })),
    ...(ownFonts.length > 0 && { ownFonts }),
    logos: logos.map(({ id, filename, type, alt, media_id }) => ({
      id,
      filename,
      type,
      alt,
      ...sizeOf(media_id === null ? undefined : images.get(media_id)),
      onlineImage: media_id === null ? null : (pictures.get(media_id) ?? null),
    })),
    banner: banner(site.banner, pictures),
    menu,
  }
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly cache: ContentCache
  readonly media: Media
  readonly parameters: Parameters
}

/** Reads what a page needs to know of its site, once for each version of its content; no menu leads to what it has switched off. */
export function createSites({ db, cache, media, parameters }: Needs): Sites {
  const infoForNow = (scope: Scope) => cache.read(scope, 'info', () => readInfo(db, media, scope))
  return {
    infoForNow,
    shownBy: (scope, form) => shownByForm({ db, media }, scope, form),
    async info(scope) {
      const [info, isClosed] = await Promise.all([infoForNow(scope), parameters.closedPlaces(scope)])
      return isClosed ? { ...info, menu: filterMenu(info.menu, isClosed) } : info
    },
    async menuAt(scope, at) {
      const [menu, isClosed] = await Promise.all([readMenu(db, scope, at), parameters.closedPlaces(scope)])
      return isClosed ? filterMenu(menu, isClosed) : menu
    },
  }
}
