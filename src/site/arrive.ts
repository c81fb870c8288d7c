import { MAIN_ID } from './Shell.tsx'

/** Does what a browser does when it opens a page: closes what was open, moves the focus to the top of the content, says the title. */
export function arrive(hash: string): void {
  for (const open of document.querySelectorAll<HTMLDetailsElement>('.site-header details[open], [data-region=bottomBar] details[open]'))
    open.open = false
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
  const main = document.getElementById(MAIN_ID)
  const place = (hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null) ?? main?.querySelector('h1') ?? main
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place?.focus({ preventScroll: true })
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = document.title
}
