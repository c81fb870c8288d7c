import { useEffect } from 'react'

/** Wait after which a script is fetched that is likely to be wanted, so that the screen comes first, in milliseconds. */
const WAIT_MS = 1500

/** Fetches a script once the screen is there: what is typed into it at its first opening is not lost. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Without it the script is fetched when it is opened.
    const timer = setTimeout(() => void load().catch(() => undefined), WAIT_MS)
    return () => clearTimeout(timer)
  }, [load])
}
