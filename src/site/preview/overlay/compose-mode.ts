import { comboOf } from '#schemas/composer/key-combo.ts'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { blockAt } from './block-element.ts'

interface ComposeDeps {
  readonly page: Document
  readonly post: (message: FromFrame) => void
  readonly onHover: (id: string | null) => void
}

/** The controls that show another part of the page, which a click works besides selecting their block. */
const OPENERS = '[role="tab"], summary'

/** Keys that move through the page or its text; the browser does what it does with them. */
const OF_BROWSER = new Set(['Tab', 'Shift+Tab', 'PageUp', 'PageDown', 'Home', 'End', 'Mod+c', 'Mod+r', 'Mod+Shift+r', 'F5', 'F12'])

/** Makes a page an object of work: clicks select blocks, links and forms do nothing, keys go to the composer. */
export function startComposeMode({ page, post, onHover }: ComposeDeps): void {
  const listen = <Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void) => {
    page.addEventListener(name, act, { capture: true })
  }
  let under: string | null = null
  const hover = (id: string | null) => {
    if (id === under) return
    under = id
    onHover(id)
    post({ type: 'hover', id })
  }
  listen('pointermove', ({ target }) => hover(blockAt(target)))
  page.documentElement.addEventListener('pointerleave', () => hover(null))
  // A control that took the focus would take the keys as well.
  listen('mousedown', (event) => isOpener(event.target) || event.preventDefault())
  listen('click', (event) => {
    // A click that no person made opens what hides a block.
    if (!event.isTrusted && isOpener(event.target)) return
    // Keys that follow are meant for the block, not for a field of the panel.
    page.defaultView?.focus()
    post({ type: 'pick', id: blockAt(event.target) })
    if (!isOpener(event.target)) stop(event)
  })
  for (const name of ['auxclick', 'dblclick', 'submit', 'reset', 'change', 'input', 'dragstart'] as const) listen(name, stop)
  listen('keydown', (event) => {
    const combo = comboOf(event)
    if (combo === null || OF_BROWSER.has(combo)) return
    stop(event)
    post({ type: 'key', combo })
  })
}

const isOpener = (target: EventTarget | null): boolean => target instanceof Element && target.closest(OPENERS) !== null

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
