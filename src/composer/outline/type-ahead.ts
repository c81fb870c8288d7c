import { plainLetters } from '#schemas/text/plain-letters.ts'
import { BURST_MS } from '#schemas/composer/key-combo.ts'
import type { PressedKey } from './outline-move.ts'

/** The letters that were typed on the outline, and when the last one was. */
export interface Typed {
  readonly letters: string
  readonly at: number
  /** True for the letter of an act, which begins a name only when another letter follows at once. */
  readonly isOfAct?: boolean
}

/** The longest pause between two letters of one search, in milliseconds. */
const PAUSE_MS = 1000

const pauseAfter = ({ isOfAct }: Typed): number => (isOfAct === true ? BURST_MS : PAUSE_MS)

/**
 * Adds a pressed key to the letters that were typed; null for a key that is no letter of a name. A letter that is the key of an act
 * begins a name only in a burst.
 */
export function typedOn(former: Typed, pressed: PressedKey & { readonly timeStamp: number }, isActKey: boolean): Typed | null {
  const { key, timeStamp: at } = pressed
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || [...key].length !== 1) return null
  const goesOn = former.letters !== '' && at - former.at < pauseAfter(former)
  if (goesOn) return { letters: former.letters + key, at }
  return key === ' ' ? null : { letters: key, at, ...(isActKey && { isOfAct: true }) }
}

/** The next row from the cursor on whose words begin with the letters, after the last one the first again; null for none. */
export function rowByLetters(ids: readonly string[], wordsOf: (id: string) => readonly string[], cursor: string | null, letters: string) {
  const sought = plainLetters(letters)
  const at = Math.max(
    ids.findIndex((id) => id === cursor),
    0,
  )
  // A first letter moves to the next match; further letters narrow the search from the cursor on.
  const from = cursor !== null && [...letters].length === 1 ? at + 1 : at
  const inTurn = [...ids.slice(from), ...ids.slice(0, from)]
  return inTurn.find((id) => wordsOf(id).some((words) => plainLetters(words).startsWith(sought))) ?? null
}
