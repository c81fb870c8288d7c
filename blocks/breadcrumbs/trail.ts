import type { MenuItem } from '#schemas/api/site.ts'

/** One step of the way from the home page to this one. */
export interface Step {
  readonly name: string
  readonly url: string | null
}

/** The entries of the menu that lead to a page, the page's own left out; none when the menu does not know it. */
export function menuTrail(menu: readonly MenuItem[], url: string): Step[] {
  for (const item of menu) {
    if (item.url === url) return []
    const below = menuTrail(item.children, url)
    if (below.length > 0 || item.children.some((child) => child.url === url)) {
      return [{ name: item.menuTitle ?? item.title, url: item.linkType === 'SELF' ? item.url : null }, ...below]
    }
  }
  return []
}
