/** From this luminance on, of 255, a colour counts as light and carries dark text. */
export const LIGHT_FROM = 128

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

/** Whether a text is a colour as `#rrggbb`. */
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

/** Whether a colour is light: dark text stands on it. */
export function isLightColor(color: string): boolean {
  return (luminance(color) ?? 0) >= LIGHT_FROM
}
