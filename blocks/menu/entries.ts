import type { MenuItem } from '#schemas/api/sites/site.ts'

/** One entry as the menu shows it; without an address it only opens what is below it. */
export interface Entry {
  readonly label: string
  readonly href: string | null
  readonly below: readonly Entry[]
}

/** The entries of the site's menu down to a depth; an entry that leads nowhere and holds nothing is left out. */
export function siteEntries(menu: readonly MenuItem[], depth: number, localPath: (url: string) => string): Entry[] {
  const entries: Entry[] = []
  for (const item of menu) {
    if (!item.showInMenu) continue
    const href = item.linkType === 'SELF' && item.url !== null ? localPath(item.url) : null
    const below = depth > 1 ? siteEntries(item.children, depth - 1, localPath) : []
    if (href === null && below.length === 0) continue
    entries.push({ label: item.menuTitle ?? item.title, href, below })
  }
  return entries
}

/** Says whether an entry is the page that is shown ("page") or stands above it ("true"). */
export function ariaCurrent({ href, below }: Entry, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  if (href !== null && href.length > 1 && path.startsWith(`${href}/`)) return 'true'
  return below.some((entry) => ariaCurrent(entry, path)) ? 'true' : undefined
}
