/** From this luminance on, of 255, a colour counts as light and carries dark text. */
export const LIGHT_FROM = 128

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

/** Returns true for a colour in the form `#rrggbb`. */
export function isHexColor(text: unknown): text is string {
  return typeof text === 'string' && HEX.test(text)
}

/** The luminance of a colour, from 0 to 255; null when it is not `#rrggbb`. */
export function luminance(color: string): number | null {
  const found = HEX.exec(color)
  if (!found) return null
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((part) => Number.parseInt(part, 16))
  // In whole thousandths: a grey has the luminance of its parts, to the last digit.
  return (299 * red + 587 * green + 114 * blue) / 1000
}

/** Returns true for a light colour, which carries dark text. */
export function isLightColor(color: string): boolean {
  return (luminance(color) ?? 0) >= LIGHT_FROM
}

/** The least contrast of a text with its ground. */
export const READABLE_FROM = 4.5

/** Linearises a channel (WCAG 2.2, relative luminance). */
const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

function lightOf(color: string): number {
  const parts = HEX.exec(color)?.slice(1) ?? []
  const [red = 0, green = 0, blue = 0] = parts.map((part) => linear(Number.parseInt(part, 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [lightOf(one), lightOf(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The text that stands on a ground: dark on a light one and white on a dark one; the other way round, or black, where that cannot be read. */
export function readableTextColor(ground: string, dark = '#000000'): string {
  const [first, second] = isLightColor(ground) ? [dark, '#ffffff'] : ['#ffffff', dark]
  return [first, second].find((text) => contrastOf(text, ground) >= READABLE_FROM) ?? '#000000'
}

/** A colour for text as it was wished, where it can be read on all of some grounds; null elsewhere. */
export function readableOn(grounds: readonly (string | null)[], wished: string | null): string | null {
  if (wished === null) return null
  return grounds.every((ground) => ground === null || contrastOf(wished, ground) >= READABLE_FROM) ? wished : null
}
