import { contrastOf, isHexColor, READABLE_FROM } from '#domain/media/color.ts'

/** The colours of a mail, in light or dark mode. Each text is readable on its background. */
export interface MailColors {
  readonly ground: string
  readonly paper: string
  readonly line: string
  /** Text on paper. */
  readonly ink: string
  readonly muted: string
  readonly accent: string
  /** Text around the paper. */
  readonly groundInk: string
  readonly groundMuted: string
  /** A decorative line. */
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

/** Returns the first colour that is readable on a ground, else black or white: one of them always is. */
function readable(wanted: readonly string[], ground: string): string {
  return [...wanted, black].find((color) => contrastOf(color, ground) >= READABLE_FROM) ?? white
}

function typed(value: unknown, fallback: string): string {
  return isHexColor(value) ? value.toLowerCase() : fallback
}

/** Returns the colours of a theme for a mail. Missing and unreadable colours are replaced. */
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

/** The colours of a mail in dark mode. */
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
