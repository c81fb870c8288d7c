import type { Kysely } from 'kysely'
import type { appearanceResource } from '#schemas/admin/appearance/appearance-resource.ts'
import type { FormOf } from '#schemas/admin/resources/resource.ts'
import type { Font, Json } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { findParameter } from '#domain/parameters.ts'
import { isHexColor } from '#domain/media/color.ts'
import { usualColors } from '#domain/theme/usual-colors.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** The appearance of a site as it is edited. */
export type AppearanceForm = FormOf<typeof appearanceResource>

/** Where a logo stands. */
export type LogoType = keyof AppearanceForm['logos']

/** The places of logos. */
export const logoTypes = ['LOGO', 'LOGO_LIGHT_THEME', 'LOGO_DARK_THEME', 'LOGO_FOOTER', 'LOGO_FAVICON'] as const

const usualFont = { color: usualColors.text, weight: 400, style: 'normal' } as const
const usualFonts = {
  TITLE: { ...usualFont, family: 'Fraunces', size: 32, weight: 500 },
  CONTENT: { ...usualFont, family: 'Instrument Sans', size: 17 },
  MENU: { ...usualFont, family: 'Instrument Sans', size: 16, weight: 500 },
} as const

const colorOf = (value: unknown): string | null => (isHexColor(value) ? value : null)

function colorsOf(theme: Readonly<Record<string, Json>>): AppearanceForm['colors'] {
  const given = isRecord(theme['colors']) ? theme['colors'] : {}
  const usual = (type: string): string => String(findParameter(type)?.default)
  return {
    primary: colorOf(given['primary']) ?? usual('PRIMARY_COLOR'),
    accent: colorOf(given['accent']) ?? usual('ACCENT_COLOR'),
    background: colorOf(given['background']),
    surface: colorOf(given['surface']),
    text: colorOf(given['text']),
    muted: colorOf(given['muted']),
    line: colorOf(given['line']),
  }
}

function oneOf<const Options extends readonly string[]>(options: Options, value: unknown, usual: Options[number]): Options[number] {
  return options.find((option) => option === value) ?? usual
}

function bannerOf(stored: Readonly<Record<string, Json>>): AppearanceForm['banner'] {
  const { image, height } = stored
  return {
    imageId: typeof image === 'number' ? image : null,
    positionX: oneOf(['left', 'center', 'right'], stored['positionX'], 'center'),
    positionY: oneOf(['top', 'center', 'bottom'], stored['positionY'], 'center'),
    size: oneOf(['cover', 'contain', 'auto'], stored['size'], 'cover'),
    repeat: oneOf(['no-repeat', 'repeat', 'repeat-x', 'repeat-y'], stored['repeat'], 'no-repeat'),
    height: typeof height === 'number' ? Math.min(800, Math.max(0, Math.round(height))) : 200,
  }
}

type StoredFont = Omit<Font, 'type'> & { readonly type: keyof AppearanceForm['fonts'] }

function fontsOf(stored: readonly StoredFont[]): AppearanceForm['fonts'] {
  const fontOf = (type: StoredFont['type']) => {
    const { type: _, ...font } = stored.find((each) => each.type === type) ?? { type, ...usualFonts[type] }
    return font
  }
  return { TITLE: fontOf('TITLE'), CONTENT: fontOf('CONTENT'), MENU: fontOf('MENU') }
}

interface StoredLogo {
  readonly type: LogoType
  readonly alt: string
  readonly media_id: number | null
}

function logosOf(stored: readonly StoredLogo[]): AppearanceForm['logos'] {
  const logoOf = (type: LogoType) => {
    const found = stored.find((each) => each.type === type && each.media_id !== null)
    return { imageId: found?.media_id ?? null, alt: found?.alt || null }
  }
  return Object.fromEntries(logoTypes.map((type) => [type, logoOf(type)])) as AppearanceForm['logos']
}

/** Reads the appearance of a site from its tables; undefined for a site that does not exist. */
export async function readAppearance(db: Kysely<Tables>, siteId: number): Promise<AppearanceForm | undefined> {
  const site = await db.selectFrom('sites').select(['theme', 'banner', 'font_files']).where('id', '=', siteId).executeTakeFirst()
  if (!site) return undefined
  const fonts = await db.selectFrom('site_fonts').selectAll().where('site_id', '=', siteId).execute()
  const logos = await db.selectFrom('site_logos').select(['type', 'alt', 'media_id']).where('site_id', '=', siteId).execute()
  return {
    colors: colorsOf(site.theme),
    style: oneOf(['plain', 'deed', 'cellar'], site.theme['style'], 'plain'),
    fonts: fontsOf(fonts.map(({ site_id: _, ...font }) => font as StoredFont)),
    logos: logosOf(logos),
    banner: bannerOf(site.banner),
    families: site.font_files as unknown as AppearanceForm['families'],
  }
}
