import type { FromFrame } from '#schemas/composer/messages.ts'

interface TryDeps {
  readonly page: Document
  readonly post: (message: FromFrame) => void
  /** Shows this page as another query of its address asks; says whether a link could be followed so. */
  readonly follow?: (link: Element) => boolean
}

/** The longest address that a message about a link brings. */
const MAX_HREF_LENGTH = 2000

/** Tells the composer where something of the page leads, which stays where it is. */
export const tellLeaving = (post: TryDeps['post'], href: string): void => {
  post({ type: 'leave', href: href.slice(0, MAX_HREF_LENGTH) })
}

/**
 * Lets a page work as it does for visitors, without the editor. Nothing leaves it: a form that no view answers is not sent, and
 * a link to another page tells the composer where it leads. Escape goes to the composer unless the page has used it.
 */
export function startTryMode({ page, post, follow = () => false }: TryDeps): void {
  // Listeners of the page itself have had an event before the window has.
  const last: EventTarget = page.defaultView ?? page
  last.addEventListener('submit', (event) => {
    // What a view sends goes through the caller of the trial.
    if (event.defaultPrevented) return
    event.preventDefault()
    post({ type: 'unsent' })
  })
  const leave = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null
    if (event.defaultPrevented || !link) return
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#') && event.type === 'click') return
    event.preventDefault()
    if (event.type === 'click' && follow(link)) return
    tellLeaving(post, href)
  }
  last.addEventListener('click', leave)
  last.addEventListener('auxclick', leave)
  last.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape' && !event.defaultPrevented) post({ type: 'key', combo: 'Escape' })
  })
}
