/** What was chosen, service by service. */
export type Choices = Readonly<Record<string, boolean>>

const started = new Set<string>()
const channel = 'BroadcastChannel' in window ? new window.BroadcastChannel('consent') : null

/** What the browser keeps of the choices; where it keeps nothing, it cannot say that one was withdrawn. */
const isKept = (key: string) => !navigator.cookieEnabled || document.cookie.includes(`!${key}=true`)

/** What was started is stopped by nothing but another document: the tab where it is withdrawn is opened anew too. */
function leaveUnless(isAgreed: (key: string) => boolean): boolean {
  const leaves = ![...started].every(isAgreed)
  if (leaves) location.reload()
  return leaves
}

/** Takes note of a service that is started on this page. */
export function follow(key: string): void {
  started.add(key)
}

/** Tells the other tabs of the site what was chosen here. */
export const tellTabs = (choices: Choices): void => channel?.postMessage(choices)

/** Whether something runs here that is agreed to no more, since another tab has withdrawn it; the page is then opened anew. */
export const isLeaving = (): boolean => leaveUnless(isKept)

// The cookie may be written later than this is told.
channel?.addEventListener('message', ({ data }: MessageEvent<Choices>) => leaveUnless((key) => data[key] !== false))
// A tab that slept was told nothing; nor was a page that is gone back to.
document.addEventListener('visibilitychange', isLeaving)
addEventListener('pageshow', isLeaving)
