import { pixelsOf, type CanvasWidth } from '#composer/bar/width-names.ts'

/** The width from which a page shows the bars of large screens instead of those of small ones, in pixels. */
const LARGE = 996

const onSmall: ReadonlySet<string> = new Set(['mobileAppBar', 'bottomBar'])
const onLarge: ReadonlySet<string> = new Set(['topBar', 'appBar'])

/** The screens that alone show a region. */
export type Screens = 'small' | 'large'

/** The screens that show a region; null for all of them. */
export function screensOfRegion(region: string): Screens | null {
  if (onSmall.has(region)) return 'small'
  return onLarge.has(region) ? 'large' : null
}

/** The screens that a width of the canvas stands for. */
export const screensAt = (width: CanvasWidth): Screens => (pixelsOf(width) >= LARGE ? 'large' : 'small')
