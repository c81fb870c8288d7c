const parameter = /^\{([a-z][A-Za-z0-9]*)\}$/

/** The name of the parameter that a segment of a page's address is, such as `blog` in `{blog}`; null for a segment that is written out. */
export function parameterOf(segment: string): string | null {
  return parameter.exec(segment)?.[1] ?? null
}

/** Tests if an address fits the address of a page whose segments with braces stand for any text. */
export function fitsAddress(pattern: string, address: string): boolean {
  const given = address.split('/')
  const wanted = pattern.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => (parameterOf(segment) === null ? segment === given[index] : given[index] !== ''))
  )
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
