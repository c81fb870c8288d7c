import { MAIN_ID } from '#site/Shell.tsx'

/** On a link to another version of what the page shows: its reader stays where they are. */
export const KEEP_SCROLL = 'data-stays'

/** Does what a browser does when it opens a page: closes what was open, moves the focus to the top of the content, says the title. */
export function afterNavigation(hash: string): void {
  for (const open of document.querySelectorAll<HTMLDetailsElement>('.site-header details[open], [data-region=bottomBar] details[open]'))
    open.open = false
  closePopovers()
  const main = document.getElementById(MAIN_ID)
  // Who has chosen another version of what is shown goes on from their choice.
  const place = document.activeElement?.hasAttribute(KEEP_SCROLL) ? null : (anchored(hash.slice(1)) ?? main?.querySelector('h1') ?? main)
  if (place) focusOn(place)
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = document.title
}

/** Closes the open popovers, without the selector of open ones: browsers without popovers refuse it. */
function closePopovers(): void {
  for (const each of document.querySelectorAll<HTMLElement>('[popover]')) each.hidePopover?.()
}

/** The place that a fragment names as it is written, else as it is decoded: the order of browsers. */
function anchored(fragment: string): HTMLElement | null {
  return fragment === '' ? null : (document.getElementById(fragment) ?? document.getElementById(decoded(fragment)))
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

function focusOn(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1')
  place.focus({ preventScroll: true })
}
