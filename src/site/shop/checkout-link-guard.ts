import { isPlainClick } from '#site/navigation/is-unmodified-click.ts'

const linkAt = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null)

/** Goes to a place of the page without an entry of the history, where that place can have the focus. */
function goToPlace(event: MouseEvent): void {
  const link = linkAt(event)
  if (event.defaultPrevented || !isPlainClick(event) || link?.getAttribute('href')?.startsWith('#') !== true) return
  const place = document.getElementById(link.hash.slice(1))
  place?.focus()
  if (place && document.activeElement === place) event.preventDefault()
}

/** Whether a link leads to the page that is shown: in another language, or by way of signing in. */
function leadsBack(link: HTMLAnchorElement): boolean {
  return link.hasAttribute('data-language') || new URLSearchParams(link.search).get('target') === location.pathname
}

/** What the page on which something is ordered knows of itself while its links are followed. */
interface OrderingPage {
  readonly hasOrder: () => boolean
  /** Notes, for the page to come, at which step this one is left. */
  readonly noteStep: () => void
}

/** Keeps the links of the page on which something is ordered out of its history, whose entries are the steps and whose address names the order: those to a place of the page leave the address alone, those that lead back to it, in another language or signed in, take the order along, or the step. */
export function keepLinksFromHistory({ hasOrder, noteStep }: OrderingPage, signal: AbortSignal): void {
  document.addEventListener('click', goToPlace, { signal })
  const takeAlong = (event: MouseEvent) => {
    const link = linkAt(event)
    if (!link || !leadsBack(link)) return
    if (!hasOrder()) {
      // Another tab begins anew, and this one stays where it is.
      if (isPlainClick(event)) noteStep()
      return
    }
    link.hash = location.hash
    // The app would ask for the page without what stands behind the « # ».
    link.dataset['fullLoad'] = ''
  }
  // Before the app follows it.
  document.addEventListener('click', takeAlong, { capture: true, signal })
  // The middle button, which opens another tab, does not click.
  document.addEventListener('auxclick', takeAlong, { capture: true, signal })
}
