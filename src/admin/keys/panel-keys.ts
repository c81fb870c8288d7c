import { plainLetters } from '#schemas/text/plain-letters.ts'
import type { PanelPlace } from '#admin/places/use-places.ts'

/** A place with the letter that leads to it after G. */
export interface GoKey {
  readonly letter: string
  readonly place: PanelPlace
}

const lettersOf = ({ label }: PanelPlace): string[] => [...plainLetters(label)].filter((each) => /[a-z]/.test(each))

/** Gives each place the first letter of its name, or the next one that is free. A place whose letters are all taken has none. */
export function goKeys(places: readonly PanelPlace[]): readonly GoKey[] {
  const taken = new Map<string, PanelPlace>()
  for (const place of places) {
    const [first] = lettersOf(place)
    if (first !== undefined && !taken.has(first)) taken.set(first, place)
  }
  const named = new Set(taken.values())
  for (const place of places.filter((each) => !named.has(each))) {
    const letter = lettersOf(place).find((each) => !taken.has(each))
    if (letter !== undefined) taken.set(letter, place)
  }
  return [...taken]
    .map(([letter, place]) => ({ letter, place }))
    .toSorted((one, other) => places.indexOf(one.place) - places.indexOf(other.place))
}

/** Time after G within which its letter is awaited. */
const WAIT_MS = 1500

/** Meaning of a press: nothing here, the beginning of « go to », a place, or one of the acts of the frame. */
export type PressMeaning = 'nothing' | 'go' | 'help' | { readonly path: string }

/** Reads single keys: G and a letter go to a place, ? shows all keys. */
export function createKeyReader(keys: readonly GoKey[]): (key: string, at: number) => PressMeaning {
  let wentAt = -Infinity
  return (key, at) => {
    const isAwaited = at - wentAt <= WAIT_MS
    wentAt = -Infinity
    const found = isAwaited ? keys.find(({ letter }) => letter === key.toLowerCase()) : undefined
    if (found) return { path: found.place.path }
    if (key === '?') return 'help'
    if (key.toLowerCase() !== 'g') return 'nothing'
    wentAt = at
    return 'go'
  }
}
