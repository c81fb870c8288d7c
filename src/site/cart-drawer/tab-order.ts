import { isShown } from '../is-shown.ts'

const REACHABLE = 'a[href], button:not([disabled]), input:not([disabled])'

/** Returns the tabbable elements in their order. */
function reachable(element: Element): Element[] {
  return [...element.querySelectorAll(REACHABLE)].filter((each) => isShown(each))
}

interface Place {
  readonly host: Element
  readonly link: HTMLElement
}

/** The target of Tab. With `goesOn` the browser finds the element after it. */
interface TabTarget {
  readonly to: HTMLElement
  readonly goesOn: boolean
}

/** Returns the target of Tab in the drawer or from its link, as if the drawer followed the link; null when the browser finds it. */
export function tabTarget(active: Element | null, isBack: boolean, { host, link }: Place): TabTarget | null {
  const stops = reachable(host)
  const [first] = stops
  if (active === link) return isBack || !(first instanceof HTMLElement) ? null : { to: first, goesOn: false }
  if (!host.contains(active)) return null
  // The title can have the focus and precedes all of them.
  const place = active ? stops.indexOf(active) : -1
  if (isBack) return place <= 0 ? { to: link, goesOn: false } : null
  return place === stops.length - 1 ? { to: link, goesOn: true } : null
}
