import type { LogoColors } from '#domain/theme/logo-palette.ts'

/** Bits of each channel that are dropped: neighbouring colours are counted as one. */
const COARSE = 4

/** Opacity below which a pixel is ground. */
const SEEN_FROM = 128

/** Share of the seen pixels that a colour needs to count. */
const MIN_SHARE = 0.01

/** Difference of the channels from which a colour is none of the greys. */
const VIVID_FROM = 40

interface Found {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly count: number
}

const spreadOf = ({ red, green, blue }: Found): number => Math.max(red, green, blue) - Math.min(red, green, blue)
const lightOf = ({ red, green, blue }: Found): number => 0.299 * red + 0.587 * green + 0.114 * blue

const write = ({ red, green, blue }: Found): string =>
  `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Counts the colours of a picture, the mean of each neighbourhood. */
function countColors(pixels: Uint8ClampedArray): readonly Found[] {
  const sums = new Map<number, { red: number; green: number; blue: number; count: number }>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < SEEN_FROM) continue
    const key = ((red >> COARSE) << 8) | ((green >> COARSE) << 4) | (blue >> COARSE)
    const sum = sums.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 }
    sums.set(key, { red: sum.red + red, green: sum.green + green, blue: sum.blue + blue, count: sum.count + 1 })
  }
  const all = [...sums.values()].map(({ red, green, blue, count }) => ({
    red: red / count,
    green: green / count,
    blue: blue / count,
    count,
  }))
  const seen = all.reduce((sum, { count }) => sum + count, 0)
  return all.filter(({ count }) => count >= seen * MIN_SHARE)
}

/** Finds the colours of a picture by its pixels (RGBA); null for one of greys alone. */
export function colorsOfPixels(pixels: Uint8ClampedArray): LogoColors | null {
  const found = countColors(pixels)
  const vivid = found
    .filter((each) => spreadOf(each) >= VIVID_FROM)
    .sort((one, other) => spreadOf(other) - spreadOf(one) || other.count - one.count)
  const [accent] = vivid
  if (!accent) return null
  const [primary = accent] = found.toSorted((one, other) => lightOf(one) - lightOf(other))
  return { primary: write(primary), accent: write(accent) }
}
