/** Counts this page view, without a cookie and without waiting; a page made ready in advance counts when it is shown. */
export function countVisit(path: string): void {
  const send = () => {
    navigator.sendBeacon('/api/site/visit', new Blob([JSON.stringify({ path })], { type: 'application/json' }))
  }
  const { prerendering } = document as Document & { readonly prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', send, { once: true })
  else send()
}
