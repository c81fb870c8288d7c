import { whenLoaded } from './on-load.ts'

const AFTER_LOAD_MS = 1000

/** Counts this page view, without a cookie and once all is there to be seen, or whoever opened it leaves; a page made ready in advance counts when it is shown. */
export function countVisit(path: string): void {
  let sent = false
  const send = () => {
    if (sent) return
    sent = true
    navigator.sendBeacon('/api/site/visit', new Blob([JSON.stringify({ path })], { type: 'application/json' }))
  }
  const begin = () => {
    addEventListener('pagehide', send)
    // Nothing that is on its way to the screen shares the line with it.
    whenLoaded(() => setTimeout(send, AFTER_LOAD_MS))
  }
  const { prerendering } = document as Document & { readonly prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', begin, { once: true })
  else begin()
}
