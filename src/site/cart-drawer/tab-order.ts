const REACHABLE = 'a[href], button:not([disabled]), input:not([disabled])'

/** What the keyboard reaches in an element, in its order. */
function reachable(element: Element): Element[] {
  return [...element.querySelectorAll(REACHABLE)].filter((each) => each.checkVisibility())
}

interface Place {
  readonly host: Element
  readonly link: HTMLElement
}

/** Where Tab leads; when it goes on, the browser itself finds what comes after that. */
interface TabTarget {
  readonly to: HTMLElement
  readonly goesOn: boolean
}

/** Where Tab leads from an element of the drawer or from its link, as if the drawer stood right after the link; null where the browser knows. */
export function tabTarget(active: Element | null, isBack: boolean, { host, link }: Place): TabTarget | null {
  const stops = reachable(host)
  const [first] = stops
  if (active === link) return isBack || !(first instanceof HTMLElement) ? null : { to: first, goesOn: false }
  if (!host.contains(active)) return null
  // The title can have the focus, and stands before all of them.
  const place = active ? stops.indexOf(active) : -1
  if (isBack) return place <= 0 ? { to: link, goesOn: false } : null
  return place === stops.length - 1 ? { to: link, goesOn: true } : null
}
