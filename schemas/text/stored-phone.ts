const apart = /[\s.()-]+/

/** A phone number as it is stored: without signs between its digits, a French one with its prefix. */
export function storedPhone(typed: string): string {
  const digits = typed.replace('(0)', '').split(apart).join('')
  if (/^0[1-9]\d{8}$/.test(digits)) return `+33${digits.slice(1)}`
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits
}
