const parameter = /^\{([a-z][A-Za-z0-9]*)\}$/

/** The name of the parameter that a segment of a page's address is, such as `blog` in `{blog}`; null for a segment that is written out. */
export function parameterOf(segment: string): string | null {
  return parameter.exec(segment)?.[1] ?? null
}

/** Says whether an address of a page has braces: it stands for the addresses of many items, and leads nowhere by itself. */
export function hasBraces(url: string): boolean {
  return /[{}]/.test(url)
}

/** Says whether an address of a page has the same segments with braces, in the same order, as another one. */
export function hasSameBraces(url: string, other: string): boolean {
  const braced = (of: string) => of.split('/').filter(hasBraces).join('/')
  return braced(url) === braced(other)
}
