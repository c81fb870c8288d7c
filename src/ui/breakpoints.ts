/** The widths in pixels from which a screen is of each size; the stylesheets of the shells use no others. */
export const breakpoints = {
  xxs: 480,
  xs: 576,
  sm: 768,
  md: 996,
  lg: 1200,
  xl: 1367,
  '2xl': 1536,
  xxl: 1600,
  '4k': 1921,
} as const

/** The narrowest screen that pages are made for: what is below xxs has this width. */
export const MIN_WIDTH = 320

/** Small screens and all below are mobile: those narrower than this. */
export const MOBILE_MAX = breakpoints.md
