/** Settings of components of the site: the component of each, and the name of its value there. */
export const confSettings = {
  REVIEWS_RATING: { slug: 'GOOGLE_REVIEWS', name: 'rating' },
  REVIEWS_TOTAL: { slug: 'GOOGLE_REVIEWS', name: 'total' },
  REVIEWS_URL: { slug: 'GOOGLE_REVIEWS', name: 'url' },
  SHEET_MODEL: { slug: 'PRODUCT_FILE_GENERATOR', name: 'model' },
  SHEET_PRICE: { slug: 'PRODUCT_FILE_GENERATOR', name: 'showPrice' },
  SHEET_FOOTER: { slug: 'PRODUCT_FILE_GENERATOR', name: 'footer' },
} as const

/** Key of a setting of a component. */
export type ConfSetting = keyof typeof confSettings

/** Tests if a setting is one of a component. */
export const isConfSetting = (type: string): type is ConfSetting => Object.hasOwn(confSettings, type)
