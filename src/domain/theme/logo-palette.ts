import { contrastOf, READABLE_FROM } from '#domain/media/color.ts'
import { mixColors } from './mix-colors.ts'
import { labelOn, type ThemeColors } from './theme-pairs.ts'
import { usualShares } from './usual-colors.ts'

/** Two colours of a logo: its darkest of some weight, and its most vivid. */
export interface LogoColors {
  readonly primary: string
  readonly accent: string
}

const BLACK = '#000000'
const WHITE = '#ffffff'
const STEPS = 100

/** Share of the accent in the paper, and of black in the ink. */
const PAPER_TINT = 0.05
const INK_SHADE = 0.6

/** Contrast of the main colour with the paper: titles and grounds are heavier than links. */
const MAIN_FROM = 7

/** Difference of a channel from which two colours are seen as two. */
const APART = 40

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
const areApart = (one: string, other: string): boolean => {
  const parts = channels(other)
  return channels(one).some((part, at) => Math.abs(part - (parts[at] ?? 0)) >= APART)
}

const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)

/** The first mix of a colour towards black that passes; black where none does. */
const darkened = (color: string, passes: (mixed: string) => boolean): string =>
  steps.map((share) => mixColors(color, BLACK, share)).find(passes) ?? BLACK

/** The lightest mix of a colour towards white that still passes; the colour itself where none does. */
const lightened = (color: string, passes: (mixed: string) => boolean): string =>
  steps.map((share) => mixColors(color, WHITE, share)).findLast(passes) ?? color

/**
 * Makes the colours of a theme from those of a logo: main, accent, paper and ink in the same tones, each readable where it stands. A logo
 * of one colour gives it as the accent, beside a darker main colour; where it is dark itself, the accent is lighter. The other colours are
 * drawn from these.
 */
export function logoPalette(found: LogoColors): ThemeColors {
  const paper = mixColors(WHITE, found.accent, PAPER_TINT)
  const deep = darkened(found.primary, (color) => contrastOf(color, paper) >= MAIN_FROM)
  const ink = mixColors(deep, BLACK, INK_SHADE)
  const surface = mixColors(paper, ink, usualShares.surface)
  const isReadable = (color: string) =>
    [contrastOf(color, paper), contrastOf(color, surface), contrastOf(labelOn(color), color)].every((each) => each >= READABLE_FROM)
  const vivid = darkened(found.accent, isReadable)
  const accent = areApart(vivid, deep) ? vivid : lightened(vivid, isReadable)
  const primary = areApart(accent, deep) ? deep : darkened(deep, (color) => areApart(accent, color))
  return { primary, accent, background: paper, surface: null, text: ink, muted: null, line: null }
}
