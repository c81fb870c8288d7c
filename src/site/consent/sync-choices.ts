/** What was chosen, service by service. */
export type Choices = Readonly<Record<string, boolean>>

const started = new Set<string>()
let carryTyped: ((path: string) => void) | undefined
const channel = 'BroadcastChannel' in window ? new window.BroadcastChannel('consent') : null

/** Whether a service is agreed to by what the browser keeps of the choices; where it keeps nothing, it cannot say that one was withdrawn. */
export const isAgreed = (key: string) => !navigator.cookieEnabled || document.cookie.includes(`!${key}=true`)

let isLeft = false

/** What was started is stopped by nothing but another document: the tab where it is withdrawn is opened anew too. */
function leaveUnless(mayRun: (key: string) => boolean): boolean {
  const leaves = ![...started].every(mayRun)
  if (leaves) location.reload()
  isLeft ||= leaves
  return leaves
}

/** Takes note of a service that is started on this page, and has there what carries over to the new document what was typed. */
export function trackService(key: string): void {
  started.add(key)
  import('#site/forms/preserve-input.ts').then(
    (carrying) => (carryTyped = carrying.saveInput),
    () => undefined,
  )
}

/** Tells the other tabs of the site what was chosen here. */
export const broadcastChoices = (choices: Choices): void => channel?.postMessage(choices)

/** How a page follows what is chosen about it. */
export interface Following {
  /** Has what asks read again what the browser keeps. */
  readonly readAgain: () => void
  /** Whether what asks opens the page anew itself, since something was withdrawn there. */
  readonly isReloading: () => boolean
}

/** Follows what other tabs choose: what asks reads it again, and the page is opened anew where something runs that is agreed to no more. What it answers does so at once, and says whether the page is being left. */
export function followTabs({ readAgain, isReloading }: Following): () => boolean {
  const isLeaving = () => {
    readAgain()
    return leaveUnless(isAgreed)
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Choices>) => {
    readAgain()
    // The cookie may be written later than this is told.
    leaveUnless((key) => data[key] !== false)
  })
  // A tab that slept was told nothing; nor was a page that is gone back to.
  document.addEventListener('visibilitychange', isLeaving)
  addEventListener('pageshow', isLeaving)
  addEventListener('pagehide', () => {
    if (isLeft || isReloading()) carryTyped?.(location.pathname)
  })
  return isLeaving
}
