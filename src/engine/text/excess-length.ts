/** The characters of a text beyond its limit, as schemas count them: code points. */
export function excessLength(text: string, max: number | null): number {
  // There are at least as many units as code points.
  return max === null || text.length <= max ? 0 : Math.max(0, Array.from(text).length - max)
}
