import type { Json } from '#schemas/generated/content.ts'
import { isHexColor, readableOn, readableTextColor } from '#domain/media/color.ts'
import { DARK_TEXT, usualColors } from './usual-colors.ts'

/** The colours of a site in which the panel shows what visitors read. */
export interface PreviewColors {
  readonly ground: string
  readonly ink: string
  readonly accent: string
}

const colorOr = (value: unknown, usual: string): string => (isHexColor(value) ? value.toLowerCase() : usual)

/** Reads the ground, the text and the accent of a theme. A text that cannot be read on the ground gives way to one that can. */
export function previewColors(colors: Readonly<Record<string, Json>>): PreviewColors {
  const ground = colorOr(colors['background'], usualColors.background)
  const text = colorOr(colors['text'], usualColors.text)
  const ink = readableOn([ground], text) ?? readableTextColor(ground, DARK_TEXT)
  return { ground, ink, accent: colorOr(colors['accent'], ink) }
}
