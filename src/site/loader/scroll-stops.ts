const WIDE = '[data-scrolls],table[tabindex]'

/** Keeps among the stops of the keyboard only those wide places that have something to scroll: now, and whenever it moves on. */
export function keepScrollStops(): void {
  look()
  addEventListener('keydown', ({ key }) => key === 'Tab' && look(), true)
}

function look(): void {
  for (const place of document.querySelectorAll<HTMLElement>(WIDE)) place.tabIndex = place.scrollWidth > place.clientWidth ? 0 : -1
}
