import type { ParameterType } from '#schemas/api/sites/parameter.ts'
import type { ConfSetting } from './conf-settings.ts'

/** The settings of each screen. Settings that another truth owns, such as a colour of the theme, are in none. */
export const settingGroups = {
  company: [
    ...(['COMPANY_NAME', 'COMPANY_PHONE', 'COMPANY_EMAIL', 'HEAD_OFFICE', 'LEGAL_AGENT', 'SHARE_CAPITAL'] as const),
    ...(['SIRET_NUMBER', 'VAT_NUMBER', 'RCS_NUMBER', 'RM_NUMBER'] as const),
  ],
  social: [
    ...(['FACEBOOK_URL', 'INSTAGRAM_URL', 'TWITTER_URL', 'LINKEDIN_URL', 'TIKTOK_URL', 'YOUTUBE_URL', 'TRIPADVISOR_URL'] as const),
    ...(['GOOGLE_REVIEW_URL', 'DISCORD_SERVER', 'TELEGRAM_AT', 'REVIEWS_RATING', 'REVIEWS_TOTAL', 'REVIEWS_URL'] as const),
  ],
  display: [
    ...(['MENU_TYPE', 'MENU_ICON_SIZE', 'TOP_BAR_INFO_BACKGROUND_COLOR', 'TOP_BAR_INFO_FONT_COLOR', 'DETAIL_PAGE_MARGIN_TOP'] as const),
    ...(['DETAIL_PAGE_MARGIN_TOP_SMALL', 'REPEAT_ANIMATION', 'IS_BLOG_ACTIVATED', 'PROMOTED_NEWS_STYLE', 'SERVICE_PAGE_STYLE'] as const),
  ],
  accounts: ['ASK_BIRTHDATE_AT_REGISTER', 'BLOCK_MINORS_FROM_REGISTERING', 'ENABLE_NEWSLETTER'],
  accessibility: ['ACCESSIBILITY_STATE'],
  delivery: [
    ...(['FREE_SHIPPING_PRICE', 'FREE_SHIPPING_BOTTLE', 'MINIMUM_EXPEDITION_BOTTLE', 'MAXIMUM_EXPEDITION_BOTTLE'] as const),
    ...(['SHIPPING_MESSAGE', 'ONLY_SELL_IN_FRANCE', 'SELLS_WORLDWIDE'] as const),
  ],
  products: [
    ...(['HIDE_PRODUCT_PRICES', 'PRODUCT_DISPLAY', 'PRODUCT_ORDER', 'PRODUCT_ASPECT_RATIO', 'PRODUCT_PAGE_STYLE'] as const),
    ...(['FEATURES_PRODUCT_STYLE', 'SEE_CART_ON_HOVER', 'SHEET_MODEL', 'SHEET_PRICE', 'SHEET_FOOTER'] as const),
  ],
  stock: ['STOCK_MANAGEMENT', 'STOCK_MANAGEMENT_BOX', 'STOCK_LIMIT_DISPLAY'],
  payment: ['BANK_IBAN', 'BANK_BIC', 'ORDER_REVIEW_DELAY'],
  publisher: [
    ...(['PUBLICATION_DIRECTOR', 'DPO_EMAIL', 'HOST_NAME', 'HOST_ADDRESS', 'HOST_PHONE', 'MEDIATOR'] as const),
    ...(['ALCOHOL_LICENCE', 'PACKAGING_ID'] as const),
  ],
  publication: ['PUBLICATION_APPROVAL', 'PUBLICATION_STOPS'],
  security: ['SECURITY_CONTACT'],
} as const satisfies Readonly<Record<string, readonly (ParameterType | ConfSetting)[]>>

/** Name of a screen of settings. */
export type SettingGroup = keyof typeof settingGroups

/** Names of all screens of settings. */
export const settingGroupNames = Object.keys(settingGroups) as readonly SettingGroup[]

/** Key of a setting that has a field in one of the screens. */
export type SettingType = (typeof settingGroups)[SettingGroup][number]

/** Every setting that has a field, in the order of the screens. */
export const settingTypes = Object.values(settingGroups).flat() as readonly SettingType[]

/** Settings with words of their own in each language. */
export const spokenSettings = [
  ...(['SHIPPING_MESSAGE', 'LEGAL_AGENT', 'SHARE_CAPITAL', 'HEAD_OFFICE', 'PUBLICATION_DIRECTOR'] as const),
  ...(['HOST_ADDRESS', 'MEDIATOR', 'ALCOHOL_LICENCE'] as const),
  'SHEET_FOOTER',
] as const satisfies readonly SettingType[]

/** Key of a setting with words of its own in each language. */
export type SpokenSetting = (typeof spokenSettings)[number]

/** Tests if a setting has words of its own in each language. */
export const isSpoken = (type: string): type is SpokenSetting => spokenSettings.some((each) => each === type)
