const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** Mixes a colour with another; `share` is that of the other, from 0 to 1. */
export function mixColors(color: string, other: string, share: number): string {
  const to = channels(other)
  const mixed = channels(color).map((part, at) => Math.round(part + ((to[at] ?? 0) - part) * share))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
