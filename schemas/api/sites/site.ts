import { z } from 'zod'
import { onlineImageSchema } from '#schemas/api/base/image.ts'
import { rowIdSchema, urlPathSchema } from '#schemas/api/base/scalars.ts'
import { languageSchema } from './language.ts'

/** One of the three fonts of the site. */
export const fontSchema = z.object({
  type: z.enum(['TITLE', 'CONTENT', 'MENU']),
  family: z.string(),
  color: z.string(),
  size: z.number().positive(),
  weight: z.number().int().min(100).max(900),
  style: z.enum(['normal', 'italic']),
})

/** One of the three fonts of the site. */
export type Font = z.infer<typeof fontSchema>

/** A logo with its position. */
export const logoSchema = z.object({
  id: rowIdSchema,
  filename: z.string(),
  type: z.enum(['LOGO', 'LOGO_LIGHT_THEME', 'LOGO_DARK_THEME', 'LOGO_FAVICON', 'LOGO_FOOTER']),
  alt: z.string(),
  /** The size in pixels, when the image is in the library. */
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
  onlineImage: onlineImageSchema.nullable(),
})

/** A logo with its position. */
export type Logo = z.infer<typeof logoSchema>

/** The banner image of the pages. */
export const bannerSchema = z.object({
  filename: z.string().nullable(),
  onlineImage: onlineImageSchema.nullable(),
  positionX: z.string(),
  positionY: z.string(),
  size: z.string(),
  repeat: z.string(),
  height: z.number().int().nonnegative(),
})

/** A menu entry with its children. */
export interface MenuItem {
  id: number
  title: string
  menuTitle: string | null
  url: string | null
  linkType: 'NONE' | 'SELF'
  showInMenu: boolean
  order: number
  parent: number | null
  children: MenuItem[]
}

/** A menu entry with its children. */
export const menuItemSchema: z.ZodType<MenuItem> = z
  .object({
    id: rowIdSchema,
    title: z.string(),
    menuTitle: z.string().nullable(),
    url: urlPathSchema.nullable(),
    linkType: z.enum(['NONE', 'SELF']),
    showInMenu: z.boolean(),
    order: z.number().int(),
    parent: rowIdSchema.nullable(),
    get children() {
      return z.array(menuItemSchema)
    },
  })
  .meta({ id: 'MenuItem' })

/** The public data of a site. */
export const siteInfoSchema = z.object({
  id: rowIdSchema,
  name: z.string(),
  url: z.string(),
  devUrl: z.string(),
  prodUrl: z.string(),
  isWinemaker: z.boolean(),
  isECommerce: z.boolean(),
  isBuilding: z.boolean(),
  /** Present when the site no longer sells but has orders. */
  keepsOrders: z.boolean().optional(),
  technicalFileModel: z.string().nullable(),
  dashboardType: z.string(),
  defaultLang: languageSchema,
  languages: z.array(languageSchema),
  fonts: z.array(fontSchema),
  /** The custom fonts by family with their files, whose names contain the weights. */
  ownFonts: z.array(z.object({ name: z.string(), files: z.array(z.string()) })).optional(),
  logos: z.array(logoSchema),
  banner: bannerSchema,
  menu: z.array(menuItemSchema),
  /** The addresses of the pages of single items that the caller may open, such as `blog/{blog}`. Absent when they are unknown. */
  itemPages: z.array(z.string()).optional(),
  /** The address of the page where the caller can write to the company. Null when there is none, absent when it is unknown. */
  contactPage: urlPathSchema.nullable().optional(),
})

/** The public data of a site. */
export type SiteInfo = z.infer<typeof siteInfoSchema>
