import { isHexColor } from '#domain/media/color.ts'

/** The colours of a mail, by day and by night; each text is readable on what it stands on. */
export interface MailColors {
  readonly ground: string
  readonly paper: string
  readonly line: string
  /** Text on paper. */
  readonly ink: string
  readonly muted: string
  readonly accent: string
  /** Text round the paper. */
  readonly groundInk: string
  readonly groundMuted: string
  /** A line that only adorns. */
  readonly mark: string
  readonly button: string
  readonly onButton: string
}

const usual = {
  background: '#f5f3ee',
  surface: '#ffffff',
  text: '#1d2433',
  muted: '#5a6072',
  line: '#ddd8cc',
  primary: '#1d2a44',
  accent: '#c4412d',
}
const black = '#000000'
const white = '#ffffff'
const leastContrast = 4.5

// WCAG 2.2, relative luminance.
function relativeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(color.slice(from, from + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The first colour that can be read on a ground, else black or white: one of them always can. */
function readable(wanted: readonly string[], ground: string): string {
  return [...wanted, black].find((color) => contrastOf(color, ground) >= leastContrast) ?? white
}

function typed(value: unknown, fallback: string): string {
  return isHexColor(value) ? value.toLowerCase() : fallback
}

/** The colours of a theme as a mail uses them; what the theme does not say, or says unreadably, has a stand-in. */
export function mailColors(theme: Readonly<Record<string, unknown>>): MailColors {
  const of = (name: keyof typeof usual): string => typed(theme[name], usual[name])
  const ground = of('surface')
  const paper = of('background')
  const button = of('primary')
  const ink = readable([of('text')], paper)
  const groundInk = readable([of('text')], ground)
  return {
    ground,
    paper,
    line: of('line'),
    ink,
    muted: readable([of('muted'), ink], paper),
    accent: readable([of('accent'), button, ink], paper),
    groundInk,
    groundMuted: readable([of('muted'), groundInk], ground),
    mark: of('accent'),
    button,
    onButton: readable([white, '#14181f'], button),
  }
}

/** For those who read at night: the same mail on dark paper. */
export const darkModeColors: MailColors = {
  ground: '#101216',
  paper: '#191c22',
  line: '#3a3f4a',
  ink: '#ece9e2',
  muted: '#b3b1ab',
  accent: '#f0a898',
  groundInk: '#ece9e2',
  groundMuted: '#b3b1ab',
  mark: '#d98473',
  button: '#ece9e2',
  onButton: '#14181f',
}
