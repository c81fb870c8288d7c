/** Luminance, from 0 to 255, at which a colour counts as light and gets dark text. */
export const LIGHT_FROM = 128

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

/** Returns true for a colour in the form `#rrggbb`. */
export function isHexColor(text: unknown): text is string {
  return typeof text === 'string' && HEX.test(text)
}

/** Returns the luminance of a colour, from 0 to 255; null when it is not `#rrggbb`. */
export function luminance(color: string): number | null {
  const found = HEX.exec(color)
  if (!found) return null
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((part) => Number.parseInt(part, 16))
  // Whole thousandths keep the luminance of a grey exact.
  return (299 * red + 587 * green + 114 * blue) / 1000
}

/** Returns true for a light colour, which needs dark text. */
export function isLightColor(color: string): boolean {
  return (luminance(color) ?? 0) >= LIGHT_FROM
}

/** Minimum contrast of a text with its ground (WCAG AA). */
export const READABLE_FROM = 4.5

/** Linearises a channel (WCAG 2.2, relative luminance). */
const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

function lightOf(color: string): number {
  const parts = HEX.exec(color)?.slice(1) ?? []
  const [red = 0, green = 0, blue = 0] = parts.map((part) => linear(Number.parseInt(part, 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [lightOf(one), lightOf(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/**
 * Returns the text colour for a ground: dark on a light one, white on a dark one. Falls back to the other colour, then to black, when the
 * contrast is too low.
 */
export function readableTextColor(ground: string, dark = '#000000'): string {
  const [first, second] = isLightColor(ground) ? [dark, '#ffffff'] : ['#ffffff', dark]
  return [first, second].find((text) => contrastOf(text, ground) >= READABLE_FROM) ?? '#000000'
}

/** Returns the wished text colour when it is readable on all grounds; null otherwise. */
export function readableOn(grounds: readonly (string | null)[], wished: string | null): string | null {
  if (wished === null) return null
  return grounds.every((ground) => ground === null || contrastOf(wished, ground) >= READABLE_FROM) ? wished : null
}
