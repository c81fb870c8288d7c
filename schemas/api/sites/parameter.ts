import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'

/** The keys of all settings, in upper case. */
export const parameterTypes = [
  'FREE_SHIPPING_BOTTLE',
  'FREE_SHIPPING_PRICE',
  'MINIMUM_EXPEDITION_BOTTLE',
  'MAXIMUM_EXPEDITION_BOTTLE',
  'CLICK_AND_COLLECT_HOURS',
  'ORDER_REVIEW_DELAY',
  'HIDE_PRODUCT_PRICES',
  'ONLY_SELL_IN_FRANCE',
  'SELLS_WORLDWIDE',
  'STOCK_LIMIT_DISPLAY',
  'STOCK_MANAGEMENT',
  'STOCK_MANAGEMENT_BOX',
  'SHIPPING_MESSAGE',
  'SEE_CART_ON_HOVER',
  'ASK_BIRTHDATE_AT_REGISTER',
  'BLOCK_MINORS_FROM_REGISTERING',
  'ENABLE_NEWSLETTER',
  'IS_BLOG_ACTIVATED',
  'PRODUCT_DISPLAY',
  'PRODUCT_ORDER',
  'PROMOTED_NEWS_STYLE',
  'PRODUCT_ASPECT_RATIO',
  'FEATURES_PRODUCT_STYLE',
  'PRODUCT_PAGE_STYLE',
  'SERVICE_PAGE_STYLE',
  'MENU_TYPE',
  'MENU_ICON_SIZE',
  'REPEAT_ANIMATION',
  'SCRIPT_TO_LOAD',
  'TOP_BAR_INFO_BACKGROUND_COLOR',
  'TOP_BAR_INFO_FONT_COLOR',
  'ACCENT_COLOR',
  'PRIMARY_COLOR',
  'DETAIL_PAGE_MARGIN_TOP',
  'DETAIL_PAGE_MARGIN_TOP_SMALL',
  'PUBLICATION_STOPS',
  'PUBLICATION_APPROVAL',
  'COMPANY_NAME',
  'COMPANY_PHONE',
  'COMPANY_EMAIL',
  'LEGAL_AGENT',
  'HEAD_OFFICE',
  'SHARE_CAPITAL',
  'RCS_NUMBER',
  'RM_NUMBER',
  'SIRET_NUMBER',
  'VAT_NUMBER',
  'DISCORD_SERVER',
  'TELEGRAM_AT',
  'FACEBOOK_URL',
  'INSTAGRAM_URL',
  'TWITTER_URL',
  'LINKEDIN_URL',
  'TIKTOK_URL',
  'YOUTUBE_URL',
  'TRIPADVISOR_URL',
  'GOOGLE_REVIEW_URL',
  'SALE_TERMS',
  'USE_TERMS',
  'LEGAL_NOTICE',
  'PRIVACY_POLICY',
  'COOKIE_POLICY',
  'ACCESSIBILITY_STATE',
  'DPO_EMAIL',
  'SECURITY_CONTACT',
  'PUBLICATION_DIRECTOR',
  'HOST_NAME',
  'HOST_ADDRESS',
  'HOST_PHONE',
  'MEDIATOR',
  'ALCOHOL_LICENCE',
  'PACKAGING_ID',
  'BANK_IBAN',
  'BANK_BIC',
] as const

/** The key of a setting. */
export const parameterTypeSchema = z.enum(parameterTypes)

/** The key of a setting. */
export type ParameterType = z.infer<typeof parameterTypeSchema>

/** The kinds of settings: a line, a boolean, a number, a long HTML text, a URL. */
export const parameterKindSchema = z.enum(['STRING', 'BOOLEAN', 'NUMBER', 'TEXT', 'LINK'])

/** The kind of a setting: a line, a boolean, a number, a long HTML text, a URL. */
export type ParameterKind = z.infer<typeof parameterKindSchema>

/** A setting of the site. Its value has the JSON type of its kind, or is null. */
export const siteParameterSchema = z.object({
  id: rowIdSchema,
  type: parameterTypeSchema,
  kind: parameterKindSchema,
  label: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
})

/** A setting of the site. */
export type SiteParameter = z.infer<typeof siteParameterSchema>

/** Lists the public settings of the site; long texts only by `type`. */
export const parameterList = defineCall({
  name: 'parameter.list',
  method: 'GET',
  path: '/parameter',
  role: 'V',
  cache: 'C',
  params: z.object({}),
  list: { fields: { type: { kind: 'enum', options: parameterTypes } }, defaultOrder: 'id', paged: false },
  data: z.array(siteParameterSchema),
  errors: ['BAD_FILTER'],
  summary: 'Les réglages publics du site. Les textes longs (TEXT) ne viennent que demandés par «\u202ftype\u202f».',
  example: {
    params: {},
    query: 'type=COMPANY_PHONE,ENABLE_NEWSLETTER',
    data: [
      { id: 12, type: 'COMPANY_PHONE', kind: 'STRING', label: 'Téléphone', value: '+33199001234' },
      { id: 40, type: 'ENABLE_NEWSLETTER', kind: 'BOOLEAN', label: 'Lettre d’information', value: true },
    ],
  },
})
