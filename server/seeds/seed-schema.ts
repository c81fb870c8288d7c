import { z } from 'zod'
import { emailSchema } from '#schemas/api/people/account-fields.ts'
import { jsonSchema } from '#schemas/api/base/scalars.ts'
import { byLocale, locale, mediaToken, tagValue } from './seed-fields.ts'

const folderToken = z.string().regex(/^folder:[a-z0-9-]+$/)
const properties = z.record(z.string(), jsonSchema)
const parameterValue = z.union([z.string(), z.number(), z.boolean()]).nullable()

const menuEntry = z.strictObject({
  linkType: z.enum(['NONE', 'SELF']),
  showInMenu: z.boolean(),
  texts: byLocale(
    z.strictObject({ title: z.string(), menuTitle: z.string().nullable().optional(), url: z.string().nullable().optional() }),
  ),
  get children() {
    return z.array(menuEntry).optional()
  },
})

const color = z.string()
const font = z.strictObject({
  type: z.enum(['TITLE', 'CONTENT', 'MENU']),
  family: z.string(),
  color,
  size: z.number().int(),
  weight: z.literal([100, 200, 300, 400, 500, 600, 700, 800, 900]),
  style: z.enum(['normal', 'italic']),
})

const logo = z.strictObject({
  type: z.enum(['LOGO', 'LOGO_LIGHT_THEME', 'LOGO_DARK_THEME', 'LOGO_FAVICON', 'LOGO_FOOTER']),
  media: mediaToken.nullable(),
  filename: z.string().optional(),
  alt: z.string(),
})

const element = z.strictObject({
  image: mediaToken.nullable().optional(),
  publishedAt: z.iso.datetime().optional(),
  /** `startAt` and `endAt` are of any year. The item is stored for the next or the last season. */
  season: z.enum(['NEXT', 'LAST']).optional(),
  properties: properties.optional(),
  texts: byLocale(z.object({ slug: z.string(), title: z.string(), content: z.string().optional() }).catchall(jsonSchema)),
})

/** The schema of `elements/<route>.json` of a seed folder. */
export const elementsSeedSchema = z.array(element)

/** The schema of `company.json` of a seed folder. */
export const companySeedSchema = z
  .strictObject({
    addresses: z.array(
      z.strictObject({
        ...{ types: z.array(z.string()), name: z.string(), address: z.string(), postalCode: z.string(), city: z.string() },
        ...{
          position: z.strictObject({ lat: z.number(), lng: z.number() }).nullable(),
          phone: z.e164().nullable(),
          hours: z.string().nullable(),
          followsHours: z.boolean().optional(),
        },
      }),
    ),
    reviews: z.array(
      z.strictObject({
        ...{ id: z.string(), author: z.string(), rating: z.number().int().min(1).max(5), text: z.string(), publishedAt: z.iso.datetime() },
      }),
    ),
    externalApps: z.record(z.string(), z.record(z.string(), z.string())),
  })
  .partial()

/** The company of a seed. */
export type CompanySeed = z.infer<typeof companySeedSchema>

/** The schema of `site.json` of a seed folder. Missing fields come from the defaults. */
export const siteSeedSchema = z
  .strictObject({
    id: z.number().int().positive(),
    name: z.string(),
    isDefault: z.boolean(),
    domains: z.array(z.strictObject({ host: z.string(), kind: z.enum(['dev', 'prod']) })),
    languages: z.array(z.object({ locale })).min(1),
    defaultLocale: locale,
    isWinemaker: z.boolean(),
    isECommerce: z.boolean(),
    isBuilding: z.boolean(),
    technicalFileModel: z.string().nullable(),
    dashboardType: z.string(),
    theme: z.object({ colors: z.object({ primary: color, accent: color }).catchall(color) }).catchall(jsonSchema),
    fonts: z.array(font),
    fontFiles: z.array(z.strictObject({ name: z.string(), files: z.array(mediaToken).min(1) })),
    logos: z.array(logo),
    banner: z.record(z.string(), jsonSchema),
    parameters: z.record(z.string(), parameterValue),
    parametersByLocale: byLocale(z.record(z.string(), parameterValue)),
    menu: z.array(menuEntry),
    confs: z.array(z.strictObject({ slug: z.string(), locale: z.union([locale, z.literal('')]).default(''), config: properties })),
    tags: z.array(z.strictObject({ value: tagValue, labels: byLocale(z.string()) })),
    collections: z.array(
      z.strictObject({
        route: z.string(),
        labels: byLocale(z.string()),
        addresses: byLocale(z.string()),
        schema: properties,
        defaultOrder: z.string(),
      }),
    ),
    elements: z.record(z.string(), z.array(element)),
    newsletters: z.array(
      z.strictObject({
        key: z.string().regex(/^[a-z0-9-]+$/),
        texts: byLocale(z.strictObject({ name: z.string(), description: z.string().nullable().optional() })),
      }),
    ),
    members: z.array(
      z.strictObject({
        email: emailSchema,
        password: z.string().min(12),
        firstname: z.string(),
        lastname: z.string(),
        phone: z.e164(),
        birthdate: z.iso.date().nullable(),
      }),
    ),
  })
  .partial()

/** The site of a seed. */
export type SiteSeed = z.infer<typeof siteSeedSchema>

/** The schema of `media.json` of a seed folder. */
export const mediaSeedSchema = z.array(
  z.strictObject({
    name: z.string(),
    file: z.string(),
    /** The poster of a video. */
    poster: z.string().optional(),
    /** The captions in WebVTT. */
    captions: byLocale(z.string()).optional(),
    ...{ alt: byLocale(z.string()), title: byLocale(z.string()).optional() },
  }),
)

/** An image of a seed. */
export type MediaSeed = z.infer<typeof mediaSeedSchema>[number]

/** The schema of `blog/folders.json` of a seed folder. */
export const foldersSeedSchema = z.array(
  z.strictObject({
    slug: z.string(),
    parent: folderToken.nullable(),
    image: mediaToken.nullable().optional(),
    texts: byLocale(z.strictObject({ slug: z.string(), title: z.string(), description: z.string().nullable().optional() })),
  }),
)

/** A blog folder of a seed. */
export type FolderSeed = z.infer<typeof foldersSeedSchema>[number]

/** The schema of `blog/<slug>.<locale>.json` of a seed folder. */
export const blogSeedSchema = z.strictObject({
  slug: z.string(),
  locale,
  folder: folderToken.nullable(),
  title: z.string(),
  summary: z.string().nullable(),
  author: z.string().nullable().optional(),
  image: mediaToken.nullable().optional(),
  tags: z.array(tagValue).default([]),
  status: z.enum(['DRAFT', 'PUBLISHED']).default('PUBLISHED'),
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime().optional(),
  seo: z
    .strictObject({ title: z.string(), description: z.string(), image: mediaToken.nullable(), noIndex: z.boolean() })
    .partial()
    .optional(),
})

const words = {
  slug: z.string(),
  locale,
  title: z.string(),
  summary: z.string().nullable(),
  seo: z
    .strictObject({ title: z.string(), description: z.string(), image: mediaToken.nullable(), noIndex: z.boolean() })
    .partial()
    .optional(),
}

/** The schema of `news/<slug>.<locale>.json` of a seed folder. */
export const newsSeedSchema = z.strictObject({
  ...words,
  image: mediaToken.nullable().optional(),
  promoted: z.boolean().default(false),
  link: z.string().nullable().optional(),
  tags: z.array(tagValue).default([]),
  publishedAt: z.iso.datetime(),
})

/** A news item of a seed in one locale, with its HTML. */
export type NewsSeed = z.infer<typeof newsSeedSchema> & { readonly content: string }

/** The schema of `services/<slug>.<locale>.json` of a seed folder. */
export const serviceSeedSchema = z.strictObject({
  ...words,
  image: mediaToken.nullable().optional(),
  order: z.number().int(),
  /** In euros. */
  price: z.number().nonnegative().nullable(),
  tags: z.array(tagValue).default([]),
})

/** A service of a seed in one locale, with its HTML. */
export type ServiceSeed = z.infer<typeof serviceSeedSchema> & { readonly content: string }

/** The schema of `albums.json` of a seed folder. */
export const albumsSeedSchema = z.array(
  z.strictObject({
    key: z.string().regex(/^[a-z0-9-]+$/),
    publishedAt: z.iso.datetime(),
    images: z.array(mediaToken).min(1),
    texts: byLocale(z.strictObject({ slug: z.string(), title: z.string(), summary: z.string().nullable() })),
  }),
)

/** An album of a seed. */
export type AlbumSeed = z.infer<typeof albumsSeedSchema>[number]

/** An article of a seed in one locale, with its HTML. */
export type BlogSeed = z.infer<typeof blogSeedSchema> & { readonly content: string }
