const scale = [
  { unit: 'second', seconds: 1, below: 60 },
  { unit: 'minute', seconds: 60, below: 7200 },
  { unit: 'hour', seconds: 3600, below: Infinity },
] as const

/** A delay as a sentence says it: « 45 secondes », « 2 minutes », « 24 heures ». */
export function formatDelay(seconds: number, locale: string): string {
  const step = scale.find(({ below }) => seconds < below) ?? scale[0]
  const format = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'unit', unit: step.unit, unitDisplay: 'long' })
  return format.format(Math.ceil(seconds / step.seconds))
}
