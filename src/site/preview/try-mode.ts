import type { FromFrame } from '#schemas/composer/messages.ts'

interface TryDeps {
  readonly page: Document
  readonly post: (message: FromFrame) => void
}

/** The longest address that a message about a link brings. */
const LONGEST_HREF = 2000

/**
 * Lets a page work as it does for visitors, without the editor. Nothing leaves it: a form is not sent, and a link to another
 * page tells the composer where it leads. Escape goes to the composer unless the page has used it.
 */
export function startTryMode({ page, post }: TryDeps): void {
  const refuse = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    post({ type: 'unsent' })
  }
  // No view may take the form before: it would be sent by a script.
  page.addEventListener('submit', refuse, { capture: true })
  const leave = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null
    if (event.defaultPrevented || !link) return
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#') && event.type === 'click') return
    event.preventDefault()
    post({ type: 'leave', href: href.slice(0, LONGEST_HREF) })
  }
  page.addEventListener('click', leave)
  page.addEventListener('auxclick', leave)
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) post({ type: 'key', combo: 'Escape' })
  })
}
