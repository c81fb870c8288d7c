const WIDE = '[data-scrolls],table[tabindex]'

/** Keeps among the stops of the keyboard only those wide places that have something to scroll: once the page is laid out, and whenever the keyboard moves on. */
export function keepScrollStops(): void {
  // Asked here, the first layout of the whole page would be part of the script.
  const seen = new ResizeObserver(look)
  for (const place of wide()) seen.observe(place)
  addEventListener('keydown', ({ key }) => key === 'Tab' && look(), true)
}

const wide = () => document.querySelectorAll<HTMLElement>(WIDE)

function look(): void {
  for (const place of wide()) place.tabIndex = place.scrollWidth > place.clientWidth ? 0 : -1
}
