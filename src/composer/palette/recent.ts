import { useState } from 'react'
import { useStored } from '#kit/use-stored.ts'

/** The number of entries that are remembered. */
const MAX_RECENT = 6

const NOTHING: readonly string[] = []

/** Puts a key before the others; the oldest one goes. */
export function withRecent(keys: readonly string[], key: string): readonly string[] {
  return [key, ...keys.filter((each) => each !== key)].slice(0, MAX_RECENT)
}

/** The keys of the ready content that was added last on this device, the newest first, as they were when the palette opened. */
export function useRecent() {
  const [stored, change] = useStored('composer-recent', NOTHING)
  // An entry that takes its place at once would move the others under the pointer.
  const [recent] = useState(stored)
  return { recent, remember: (key: string) => change((keys) => withRecent(keys, key)) }
}
