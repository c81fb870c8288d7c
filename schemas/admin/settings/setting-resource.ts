import { z } from 'zod'
import { defineSingleResource } from '#schemas/admin/resources/single-resource.ts'
import { localeCodeSchema } from '#schemas/api/base/scalars.ts'
import { isSpoken, settingTypes, spokenSettings, type SettingType, type SpokenSetting } from './setting-groups.ts'

/** Longest value of a setting, in characters. */
const MAX_LENGTH = 10_000

const plainSchema = z.union([z.string().max(MAX_LENGTH), z.number(), z.boolean()]).nullable()
const spokenSchema = z.record(localeCodeSchema, z.string().max(MAX_LENGTH))

type PlainSetting = Exclude<SettingType, SpokenSetting>

const plainTypes = settingTypes.filter((type) => !isSpoken(type)) as readonly PlainSetting[]

const plain = Object.fromEntries(plainTypes.map((type) => [type, plainSchema])) as Readonly<Record<PlainSetting, typeof plainSchema>>
const spoken = Object.fromEntries(spokenSettings.map((type) => [type, spokenSchema])) as Readonly<
  Record<SpokenSetting, typeof spokenSchema>
>

/** Null, or no words in any language, stands for the default. */
const form = z.strictObject({
  SITE_NAME: z.string().trim().min(1).max(80),
  /** True while visitors see the site. */
  SITE_OPEN: z.boolean(),
  /** True while the shop sells. */
  SHOP_OPEN: z.boolean(),
  ...plain,
  ...spoken,
})

/** The settings of a site: one item for each site, under its number. */
export const settingResource = defineSingleResource({
  name: 'setting',
  words: {
    one: { fr: 'les réglages', en: 'the settings' },
    many: { fr: 'Réglages', en: 'Settings' },
    empty: { fr: 'Ce que le site montre, vend et demande.', en: 'Everything that the site shows, sells and asks.' },
  },
  form,
  example: {
    ...Object.fromEntries(settingTypes.map((type) => [type, isSpoken(type) ? {} : null])),
    SITE_NAME: 'Domaine Tellier',
    SITE_OPEN: true,
    SHOP_OPEN: true,
    FREE_SHIPPING_PRICE: 150,
    SHIPPING_MESSAGE: { fr_FR: 'Nos colis partent le mardi et le jeudi.' },
  } as unknown as z.input<typeof form>,
})
