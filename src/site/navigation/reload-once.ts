import { throttle } from '#site/browser-storage.ts'

const NAME = 'chunk-reload'
const MINUTE = 60_000

/** Reloads (or goes to the address given) because a file of the app could not be loaded, at most once a minute; says whether it does. */
export function reloadOnce(now: number, go: () => void): boolean {
  // Where nothing can be remembered, a second failure would reload again and again.
  const may = throttle(NAME, now, MINUTE)
  if (may) go()
  return may
}
