const STEP = 1000

/** A file's size in the unit that people say: kilobytes, or megabytes to one decimal. */
export function fileSize(kilobytes: number): { readonly unit: 'kilobytes' | 'megabytes'; readonly value: number } {
  if (kilobytes < STEP) return { unit: 'kilobytes', value: kilobytes }
  return { unit: 'megabytes', value: Math.round(kilobytes / (STEP / 10)) / 10 }
}
