/** The choices by service. */
export type Choices = Readonly<Record<string, boolean>>

const started = new Set<string>()
let carryTyped: ((path: string) => void) | undefined
const channel = 'BroadcastChannel' in window ? new window.BroadcastChannel('consent') : null

/** Returns true when the cookie contains consent for a service. Without cookies a withdrawal cannot be detected. */
export const isAgreed = (key: string) => !navigator.cookieEnabled || document.cookie.includes(`!${key}=true`)

let isLeft = false

/** Only a new document stops a started service, so a withdrawal reloads the page, also in this tab. */
function leaveUnless(mayRun: (key: string) => boolean): boolean {
  const leaves = ![...started].every(mayRun)
  if (leaves) location.reload()
  isLeft ||= leaves
  return leaves
}

/** Registers a started service and loads the script that carries the input to a new document. */
export function trackService(key: string): void {
  started.add(key)
  import('#site/forms/preserve-input.ts').then(
    (carrying) => (carryTyped = carrying.saveInput),
    () => undefined,
  )
}

/** Sends the choices to the other tabs of the site. */
export const broadcastChoices = (choices: Choices): void => channel?.postMessage(choices)

/** The callbacks of a page that follows choices. */
export interface Following {
  /** Makes the consent package read the stored choices again. */
  readonly readAgain: () => void
  /** Returns true when the consent package reloads the page itself after a withdrawal. */
  readonly isReloading: () => boolean
}

/**
 * Follows the choices of other tabs: the package reads them again, and the page is reloaded when a running service has no consent. Returns
 * a function that does this immediately and
 * returns true while the page is being left.
 */
export function followTabs({ readAgain, isReloading }: Following): () => boolean {
  const isLeaving = () => {
    readAgain()
    return leaveUnless(isAgreed)
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Choices>) => {
    readAgain()
    // The cookie may be written after the message.
    leaveUnless((key) => !Object.hasOwn(data, key) || data[key] !== false)
  })
  // A sleeping tab and a page restored from the history receive no messages.
  document.addEventListener('visibilitychange', isLeaving)
  addEventListener('pageshow', isLeaving)
  addEventListener('pagehide', () => {
    if (isLeft || isReloading()) carryTyped?.(location.pathname)
  })
  return isLeaving
}
