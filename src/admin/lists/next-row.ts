const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** The row that a key leads to from another; -1 stands for none. A key leads nowhere past the ends, and from nowhere to the first row. */
export function nextRow(key: string, at: number, count: number): number | null {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (step === undefined || count === 0) return null
  if (at === -1) return 0
  const next = at + step
  return next < 0 || next >= count ? null : next
}
