const laPoste = '356000000'

/** The number without the spaces that people write in it. */
export function compactNumber(written: string): string {
  return written.replace(/[\s.\u00a0\u202f]/g, '')
}

/** Luhn's sum: every second digit from the right doubled, the digits of what comes out added. */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}

/** Whether a number can be that of a company: nine digits of which the last one checks the others. */
export function isSiren(number: string): boolean {
  return /^\d{9}$/.test(number) && Number(number) > 0 && luhnSum(number) % 10 === 0
}

/** Whether a number can be that of an establishment: the company's nine digits and five more, of which the last one checks all. */
export function isSiret(number: string): boolean {
  if (!/^\d{14}$/.test(number) || !isSiren(number.slice(0, 9))) return false
  // La Poste has more establishments than this check leaves room for: the sum of their digits is a multiple of five.
  if (number.startsWith(laPoste) && [...number].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0) return true
  return luhnSum(number) % 10 === 0
}
