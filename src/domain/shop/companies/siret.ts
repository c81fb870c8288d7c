const laPoste = '356000000'

/** Removes spaces and dots from a company number. */
export function compactNumber(written: string): string {
  return written.replace(/[\s.\u00a0\u202f]/g, '')
}

/** Returns the Luhn sum: doubles every second digit from the right and adds all digits. */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}

/** Returns true for a valid SIREN number: nine digits with a valid Luhn checksum. */
export function isSiren(number: string): boolean {
  return /^\d{9}$/.test(number) && Number(number) > 0 && luhnSum(number) % 10 === 0
}

/** Returns true for a valid SIRET number: a SIREN number and five more digits, with a valid Luhn checksum. */
export function isSiret(number: string): boolean {
  if (!/^\d{14}$/.test(number) || !isSiren(number.slice(0, 9))) return false
  // La Poste has more establishments than Luhn numbers. Their digit sum is a multiple of five.
  if (number.startsWith(laPoste) && [...number].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0) return true
  return luhnSum(number) % 10 === 0
}
