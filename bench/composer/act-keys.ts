import { type ActName, acts } from '#composer/acts/acts.ts'
import { isLetterKey, isSignKey } from '#schemas/composer/key-combo.ts'
import type { PressedKeys } from './key-probe.ts'

/** The keys of an act of the composer as it is at first: keys of one character are a person's choice. */
export function keysOfAct(name: ActName): PressedKeys {
  const combo = acts[name].keys.find((each) => !isLetterKey(each) && !isSignKey(each))
  if (combo === undefined) throw new Error(`The act ${name} has no keys that act at first`)
  const parts = combo.split('+')
  const key = parts.at(-1) ?? ''
  return { key, ctrlKey: parts.includes('Mod'), altKey: parts.includes('Alt'), shiftKey: parts.includes('Shift') }
}
