import { whenLoaded } from './on-load.ts'

const AFTER_LOAD_MS = 1000

/**
 * Counts this page view without a cookie, after the page has loaded or when the visitor leaves. A prerendered page is counted when it is
 * shown.
 */
export function countVisit(path: string): void {
  let sent = false
  const send = () => {
    if (sent) return
    sent = true
    navigator.sendBeacon('/api/site/visit', new Blob([JSON.stringify({ path })], { type: 'application/json' }))
  }
  const begin = () => {
    addEventListener('pagehide', send)
    // The request must not compete with resources of the page.
    whenLoaded(() => setTimeout(send, AFTER_LOAD_MS))
  }
  const { prerendering } = document as Document & { readonly prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', begin, { once: true })
  else begin()
}
