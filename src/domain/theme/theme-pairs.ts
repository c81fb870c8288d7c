import { contrastOf, isLightColor, READABLE_FROM } from '#domain/media/color.ts'
import { mixColors } from './mix-colors.ts'
import { DARK_TEXT, LIGHT_TEXT, usualColors, usualShares } from './usual-colors.ts'

/** Minimum contrast of the edge of a control with its ground (WCAG AA). */
export const VISIBLE_FROM = 3

/** The colours of a theme; null where the usual one stands. */
export interface ThemeColors {
  readonly primary: string
  readonly accent: string
  readonly background: string | null
  readonly surface: string | null
  readonly text: string | null
  readonly muted: string | null
  readonly line: string | null
}

/** The part of an appearance that decides if its texts can be read. */
export interface ColoredTheme {
  readonly colors: ThemeColors
  readonly fonts: { readonly TITLE: { readonly color: string }; readonly MENU: { readonly color: string } }
}

/** The pairs in which the colours of a theme meet. */
export const pairNames = ['text', 'muted', 'button', 'link', 'control', 'ink', 'title', 'menu'] as const

/** The name of a pair of colours. */
export type PairName = (typeof pairNames)[number]

/** Two colours that meet on the site: a text and its weakest ground. */
export interface ThemePair {
  readonly name: PairName
  readonly text: string
  readonly ground: string
  readonly contrast: number
  /** Minimum contrast of the pair. */
  readonly least: number
  /** Path in the form of the colour that is changed when the pair is too pale. */
  readonly field: string
}

/** The label of a button on its fill. */
export const labelOn = (fill: string): string => (isLightColor(fill) ? DARK_TEXT : LIGHT_TEXT)

interface Meeting {
  readonly name: PairName
  readonly field: string
  readonly text: string
  readonly grounds: readonly string[]
  readonly least?: number
}

function meetings({ colors, fonts }: ColoredTheme): Meeting[] {
  const ground = colors.background ?? usualColors.background
  const text = colors.text ?? usualColors.text
  const grounds = [ground, colors.surface ?? mixColors(ground, text, usualShares.surface)]
  const { primary, accent } = colors
  return [
    { name: 'text', field: 'colors.text', text, grounds },
    { name: 'muted', field: 'colors.muted', text: colors.muted ?? mixColors(text, ground, usualShares.muted), grounds },
    { name: 'button', field: 'colors.accent', text: labelOn(accent), grounds: [accent] },
    { name: 'link', field: 'colors.accent', text: accent, grounds: [ground] },
    { name: 'control', field: 'colors.accent', text: accent, grounds, least: VISIBLE_FROM },
    { name: 'ink', field: 'colors.primary', text: ground, grounds: [primary] },
    { name: 'title', field: 'fonts.TITLE.color', text: fonts.TITLE.color, grounds },
    { name: 'menu', field: 'fonts.MENU.color', text: fonts.MENU.color, grounds },
  ]
}

/** Lists the pairs of a theme, each with the contrast on its weakest ground. */
export function themePairs(theme: ColoredTheme): ThemePair[] {
  return meetings(theme).map(({ grounds, least = READABLE_FROM, ...pair }) => {
    const [first = '', ...others] = grounds
    const weaker = (one: string, other: string) => (contrastOf(pair.text, other) < contrastOf(pair.text, one) ? other : one)
    const ground = others.reduce(weaker, first)
    return { ...pair, ground, least, contrast: contrastOf(pair.text, ground) }
  })
}

/** Tests if a pair can be read. */
export const isReadable = ({ contrast, least }: ThemePair): boolean => contrast >= least

/** Lists the pairs that are too pale to be published. */
export function palePairs(theme: ColoredTheme): ThemePair[] {
  return themePairs(theme).filter((pair) => !isReadable(pair))
}
