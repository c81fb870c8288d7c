import { NOTIFY } from '#site/site-events.ts'

const PAUSE = 250
const TRIES = 40

/** Has the app show a notification; it may still be on its way, for the touch that caused this brought it too. */
export function tellApp(text: string, tries: number = TRIES): void {
  const isTaken = !document.dispatchEvent(new CustomEvent(NOTIFY, { detail: text, cancelable: true }))
  if (!isTaken && tries > 1) setTimeout(tellApp, PAUSE, text, tries - 1)
}
