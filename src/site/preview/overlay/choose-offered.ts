import type { OfferedPlaces } from './offered-places.ts'

/** The events of a pointer on a page, but for scrolling. */
const POINTER_EVENTS = [
  ...['pointerdown', 'pointermove', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'auxclick', 'contextmenu'],
  ...['dragstart', 'drop'],
]

/** Lets clicks choose a place while places are offered: nothing else of the page hears them, and the focus stays where it is. To be called before all other listeners. */
export function startChoosingOffered(
  page: Document,
  offered: Pick<OfferedPlaces, 'at' | 'areThere'>,
  choose: (number: number) => void,
): void {
  const view = page.defaultView ?? window
  for (const name of POINTER_EVENTS)
    view.addEventListener(
      name,
      (event) => {
        if (!offered.areThere() || opensTab(event)) return
        event.preventDefault()
        event.stopImmediatePropagation()
        if (!(event instanceof MouseEvent) || name !== 'click') return
        const number = offered.at({ x: event.clientX, y: event.clientY })
        if (number !== null) choose(number)
      },
      { capture: true },
    )
}

/** True for a click that no person made on a tab: it opens the panel that hides a place. */
const opensTab = ({ isTrusted, type, target }: Event): boolean =>
  !isTrusted && type === 'click' && target instanceof Element && target.closest('[role="tab"]') !== null
