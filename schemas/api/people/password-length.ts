import { toNfc } from '#schemas/text/normalise-text.ts'

/** The shortest and the longest password that is taken, in characters. */
export const passwordLength = { min: 12, max: 128 } as const

/** How many characters a password has: a letter with its accent counts once, however it is encoded. */
export function passwordCharacters(password: string): number {
  return [...toNfc(password)].length
}
