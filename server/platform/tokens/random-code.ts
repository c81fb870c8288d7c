import { randomInt } from 'node:crypto'

/** Without those that are taken for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A random text that people read and type, in groups of four: some five bits a letter. */
export function randomCode(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)] ?? '')
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')
}
