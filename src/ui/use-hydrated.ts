import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** Returns true when a script listens to what is drawn: not in what the server writes, nor until it is woken. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
