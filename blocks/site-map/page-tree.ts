/** A page of the site. */
export interface Page {
  readonly title: string
  readonly url: string
}

/** A page with those whose addresses lie below its own. */
export interface PageBranch extends Page {
  readonly below: readonly PageBranch[]
}

const liesBelow = (url: string, above: string): boolean => above !== '' && url.startsWith(`${above}/`)

/** Pages as a tree: each below the nearest page whose address begins its own, in the order in which they came. */
export function pageTree(pages: readonly Page[]): PageBranch[] {
  const highest = pages.filter(({ url }) => !pages.some((other) => liesBelow(url, other.url)))
  return highest.map((page) => ({ ...page, below: pageTree(pages.filter(({ url }) => liesBelow(url, page.url))) }))
}
