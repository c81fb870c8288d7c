import { useSyncExternalStore } from 'react'

let name = ''
const listeners = new Set<() => void>()

/** Says what the screen shows, for the breadcrumbs and the list of what was opened lately. */
export function setScreenName(next: string): void {
  if (name === next) return
  name = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The name of the screen that is shown. */
export function useScreenName(): string {
  return useSyncExternalStore(subscribe, () => name)
}
