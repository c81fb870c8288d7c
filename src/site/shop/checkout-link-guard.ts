import { isPlainClick } from '#site/navigation/is-unmodified-click.ts'

const linkAt = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null)

/** Focuses the target of an anchor link without a history entry, if it can be focused. */
function goToPlace(event: MouseEvent): void {
  const link = linkAt(event)
  if (event.defaultPrevented || !isPlainClick(event) || link?.getAttribute('href')?.startsWith('#') !== true) return
  const place = document.getElementById(link.hash.slice(1))
  place?.focus()
  if (place && document.activeElement === place) event.preventDefault()
}

/** Returns true when a link returns to the current page: in another locale or through the login. */
function leadsBack(link: HTMLAnchorElement): boolean {
  return link.hasAttribute('data-language') || new URLSearchParams(link.search).get('target') === location.pathname
}

/** The state of the checkout page that its links need. */
interface OrderingPage {
  readonly hasOrder: () => boolean
  /** Stores the current step for the next page. */
  readonly noteStep: () => void
}

/**
 * Keeps links out of the history of the checkout page, whose URL contains the order. Anchor links leave the URL unchanged. Links to another
 * locale or the login take the order or step along.
 */
export function keepLinksFromHistory({ hasOrder, noteStep }: OrderingPage, signal: AbortSignal): void {
  document.addEventListener('click', goToPlace, { signal })
  const takeAlong = (event: MouseEvent) => {
    const link = linkAt(event)
    if (!link || !leadsBack(link)) return
    if (!hasOrder()) {
      // Another tab starts its own checkout and this one remains, so the step is not stored.
      if (isPlainClick(event)) noteStep()
      return
    }
    link.hash = location.hash
    // The router would drop the hash.
    link.dataset['fullLoad'] = ''
  }
  // Runs before the router.
  document.addEventListener('click', takeAlong, { capture: true, signal })
  // The middle button opens another tab and fires no click.
  document.addEventListener('auxclick', takeAlong, { capture: true, signal })
}
