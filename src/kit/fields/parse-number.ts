/** The reading of a typed number: a number, nothing, or a text that is no number. */
export type ReadNumber = number | null | 'unreadable'

/** Reads a number as it is typed in French or in English: « 14,5 », « 1 200 », « 14.5 ». An empty text is nothing. */
export function parseNumber(text: string): ReadNumber {
  const bare = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  if (bare === '') return null
  return /^[-+\u2212]?(\d+(?:\.\d*)?|\.\d+)$/.test(bare) ? Number(bare.replace('\u2212', '-')) : 'unreadable'
}

/** Writes a number as a field shows it, with a comma. `decimals` is the number of digits behind it, where it is no whole number. */
export function writeNumber(value: number | null | undefined, decimals?: number): string {
  if (value === null || value === undefined) return ''
  return (decimals === undefined || Number.isInteger(value) ? String(value) : value.toFixed(decimals)).replace('.', ',')
}

/** The next number of a step up or down, within its bounds and without the dust of binary fractions. */
export function stepNumber(
  from: number | null,
  step: number,
  { min = -Infinity, max = Infinity }: { min?: number; max?: number } = {},
): number {
  const next = Number(((from ?? 0) + step).toPrecision(12))
  return Math.min(max, Math.max(min, next))
}
