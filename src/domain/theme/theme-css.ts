import type { SiteParameter } from '#schemas/api/sites/parameter.ts'
import type { Font, SiteInfo } from '#schemas/api/sites/site.ts'
import type { Json } from '#schemas/generated/content.ts'
import { isHexColor, isLightColor, readableOn, readableTextColor } from '#domain/media/color.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { bannerVariables } from './banner-css.ts'
import { fontFaceRules, isFamilyName } from './custom-font-faces.ts'
import { DARK_TEXT, usualColors } from './usual-colors.ts'

const USUAL_GROUND = usualColors.background

/** Settings of the site from which its theme is written. */
export interface ThemeSource {
  readonly fonts: SiteInfo['fonts']
  readonly ownFonts?: SiteInfo['ownFonts']
  readonly colors: Readonly<Record<string, Json>>
  readonly style?: Json | undefined
  readonly banner?: SiteInfo['banner']
  readonly parameters: readonly SiteParameter[]
}

/** Font stacks of the families served with every site, with the fallbacks shown until their files are loaded. */
const FAMILIES: Readonly<Record<string, string>> = {
  Fraunces: "'Fraunces', 'Fraunces Fallback', 'Fraunces Fallback Times', Georgia, serif",
  Newsreader: "'Newsreader', 'Newsreader Fallback', 'Newsreader Fallback Times', Georgia, serif",
  'Instrument Sans': "'Instrument Sans', 'Instrument Sans Fallback', system-ui, sans-serif",
}

/** Names of the families served with every site. */
export const servedFamilies = Object.keys(FAMILIES)

/** Distance by which the labels of a family are lowered, because its letters stand above the middle of their line. */
const DROPS: Readonly<Record<string, string>> = { Newsreader: '0.09em' }

/** Values that each style of a theme gives to the tokens of src/ui/styles. */
const STYLES: Readonly<Record<string, Rows>> = {
  deed: [['--theme-margin-line', '1']],
  cellar: [
    ['--theme-strata', '1'],
    ['--theme-radius', '0px'],
    ['--theme-button-radius', '0px'],
    ['--theme-mark-scale', '1.5'],
    ['--theme-label-font', 'var(--font-title)'],
    ['--theme-label-style', 'italic'],
    ['--theme-label-case', 'none'],
    ['--theme-label-scale', '1.4'],
    ['--theme-label-tracking', '0'],
    ['--theme-label-weight', '400'],
  ],
}

const USUAL_SIZE = { TITLE: 32, CONTENT: 17, MENU: 16 } as const
/** Range of the default background of the bar, which follows the primary colour. */
const [DARKEST_BAR, LIGHTEST_BAR] = ['#000000', '#202b45'] as const

type Rows = [name: string, value: string | null][]

const color = (value: unknown) => (isHexColor(value) ? value.toLowerCase() : null)
const pixels = (value: unknown) => (typeof value === 'number' && value >= 0 && value <= 400 ? `${Math.round(value)}px` : null)
const ratio = (value: number) => String(Math.round(Math.min(1.4, Math.max(0.75, value)) * 1000) / 1000)

/** Writes the stylesheet of the theme of a site. It holds variables with typed values alone, so that no setting can write a rule. */
export function themeCss({ fonts, ownFonts = [], colors, style, banner, parameters }: ThemeSource): string {
  const parameter = new Map(parameters.map(({ type, value }) => [type, value]))
  const primary = color(colors['primary'])
  const accent = color(colors['accent'])
  const topBar = color(parameter.get('TOP_BAR_INFO_BACKGROUND_COLOR'))
  const topBarInk = color(parameter.get('TOP_BAR_INFO_FONT_COLOR'))
  const ground = color(colors['background']) ?? USUAL_GROUND
  const grounds = [ground, color(colors['surface'])]
  const own = new Set(ownFonts.map(({ name }) => name).filter(isFamilyName))
  const rows: Rows = [
    ['--theme-ground', color(colors['background'])],
    ['--theme-surface', color(colors['surface'])],
    ['--theme-ink', inkOn(grounds, color(colors['text']))],
    ['--theme-muted', inkOn(grounds, color(colors['muted']))],
    ['--theme-line', color(colors['line'])],
    ['--theme-primary', primary],
    ...filledWithAccent(accent),
    ['--top-bar-ground', topBar],
    [
      '--top-bar-ink',
      topBar === null
        ? readableOn([DARKEST_BAR, LIGHTEST_BAR], topBarInk)
        : (readableOn([topBar], topBarInk) ?? readableTextColor(topBar, DARK_TEXT)),
    ],
    ['--detail-margin', pixels(parameter.get('DETAIL_PAGE_MARGIN_TOP'))],
    ['--detail-margin-small', pixels(parameter.get('DETAIL_PAGE_MARGIN_TOP_SMALL'))],
    ['--menu-icon-size', points(parameter.get('MENU_ICON_SIZE'))],
    ...fonts.flatMap((font) => fontRows(font, { grounds, own })),
    ...(banner ? bannerVariables(banner) : []),
    ...stylesOf(style),
  ]
  const lines = rows.flatMap(([name, value]) => (value === null ? [] : [`  ${name}: ${value};`]))
  return `${ownFonts.map(fontFaceRules).join('')}:root {\n${lines.join('\n')}\n}\n`
}

function stylesOf(style: Json | undefined): Rows {
  return typeof style === 'string' && Object.hasOwn(STYLES, style) ? (STYLES[style] ?? []) : []
}

/** Returns the variables of surfaces filled with the accent; src/ui/styles/tokens.css adjusts the fill until its text has enough contrast. */
function filledWithAccent(value: string | null): Rows {
  if (value === null) return []
  const isLight = isLightColor(value)
  return [
    ['--theme-accent', value],
    ['--theme-on-accent', isLight ? DARK_TEXT : '#ffffff'],
    ['--accent-is-light', isLight ? '1' : '0'],
  ]
}

/** A colour for texts of the pages, or one that can be read where it cannot. */
function inkOn(grounds: readonly (string | null)[], wished: string | null): string | null {
  return wished && (readableOn(grounds, wished) ?? readableTextColor(grounds[0] ?? USUAL_GROUND, DARK_TEXT))
}

interface FontPlace {
  readonly grounds: readonly (string | null)[]
  /** The families of the site's own. */
  readonly own: ReadonlySet<string>
}

function fontRows({ type, family, color: fontColor, size, weight, style }: Font, { grounds, own }: FontPlace): Rows {
  const name = `--font-${type.toLowerCase()}`
  const scale = type === 'MENU' ? '--menu-scale' : `--${type.toLowerCase()}-scale`
  return [
    [name, own.has(family) ? `'${family}', system-ui, sans-serif` : (ownValue(FAMILIES, family) ?? null)],
    [`${name}-color`, readableOn(grounds, color(fontColor))],
    [`${name}-weight`, Number.isInteger(weight) ? String(weight) : null],
    [`${name}-style`, style === 'italic' ? 'italic' : 'normal'],
    [`${name}-drop`, type === 'MENU' && !own.has(family) ? (ownValue(DROPS, family) ?? null) : null],
    [scale, ratio(size / USUAL_SIZE[type])],
  ]
}

function points(value: unknown): string | null {
  return typeof value === 'number' && value > 0 && value <= 72 ? `${value}pt` : null
}
