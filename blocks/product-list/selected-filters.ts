type Query = Readonly<Partial<Record<string, string>>>

/** Returns the selected filters of the given names. Empty parameters, which a form sends without scripts, are ignored. */
export function selectedFilters(query: Query, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name) => (query[name] ? [[name, query[name]] as const] : [])))
}

/** Returns true when something is chosen of some names in the address. */
export const hasFilters = (query: Query, names: readonly string[]): boolean => names.some((name) => Boolean(query[name]))
