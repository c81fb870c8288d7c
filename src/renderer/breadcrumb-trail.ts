import type { MenuItem } from '#schemas/api/sites/site.ts'

/** One step of the way from the home page to this one. */
export interface Step {
  readonly name: string
  readonly url: string | null
}

/**
 * The entries of the menu that lead to a page, the page's own left out. What the menu does not name, such as one piece of news, comes
 * after the page above it, and after nothing when the menu does not know that one either.
 */
export function menuTrail(menu: readonly MenuItem[], url: string): Step[] {
  const end = url.lastIndexOf('/')
  return wayTo(menu, url)?.slice(0, -1) ?? (end === -1 ? null : wayTo(menu, url.slice(0, end))) ?? []
}

/** The entries from the top of the menu to the one of an address; null when it has none. */
function wayTo(menu: readonly MenuItem[], url: string): Step[] | null {
  for (const item of menu) {
    const here = { name: item.menuTitle ?? item.title, url: item.linkType === 'SELF' ? item.url : null }
    if (item.url === url) return [here]
    const below = wayTo(item.children, url)
    if (below) return [here, ...below]
  }
  return null
}
