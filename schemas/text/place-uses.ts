import { plainLetters } from './plain-letters.ts'

/** Uses of a place that every site has words for, by their fields in the form of an address. */
export const namedUses = { isHeadOffice: 'HEAD_OFFICE', isCollect: 'CLICK_AND_COLLECT', isMailPickup: 'MAIL_PICKUP' } as const

/** Most characters of the code of a use. */
const MAX_USE_LENGTH = 40

/** The code by which the site names a use in words: « Salle de visite » is `SALLE_DE_VISITE`. */
export function useCode(words: string): string {
  return plainLetters(words)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((part) => part !== '')
    .join('_')
    .slice(0, MAX_USE_LENGTH)
}

/** The uses that an owner has written in a line with commas. */
export function writtenUses(line: string | null): readonly string[] {
  return (line ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

/** « Salle de visite » for `SALLE_DE_VISITE`. */
export function spelledUse(code: string): string {
  const spelt = code.replaceAll('_', ' ').toLowerCase()
  return spelt.charAt(0).toUpperCase() + spelt.slice(1)
}

const isNamed = (code: string): boolean => Object.values(namedUses).some((each) => each === code)

/** The codes of a place: those of its marks, then those of its words. */
export function codesOf(marks: Readonly<Record<keyof typeof namedUses, boolean>>, line: string | null): readonly string[] {
  const marked = (Object.keys(namedUses) as (keyof typeof namedUses)[]).filter((field) => marks[field]).map((field) => namedUses[field])
  return [...new Set([...marked, ...writtenUses(line).map(useCode)])]
}

/** The words of the codes that have no mark: as they were written, else spelled out. */
export function wordsOfUses(codes: readonly string[], line: string | null): string | null {
  const others = codes.filter((code) => !isNamed(code))
  const written = writtenUses(line)
  const isSame = written.length === others.length && written.every((words, at) => useCode(words) === others[at])
  if (isSame && line !== null) return line
  return others.length === 0 ? null : others.map(spelledUse).join(', ')
}

/** Tests if each use of a line has a code of its own that no mark has. */
export function areOtherUses(line: string): boolean {
  const codes = writtenUses(line).map(useCode)
  return new Set(codes).size === codes.length && codes.every((code) => /^[A-Z]/.test(code) && !isNamed(code))
}
