type Query = Readonly<Partial<Record<string, string>>>

/** Returns the selected filters of the given names. Empty parameters, which a form sends without scripts, are ignored. */
export function selectedFilters(query: Query, names: readonly string[]): Readonly<Record<string, string>> {
  const asked = new Map(Object.entries(query))
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = asked.get(name)
      return value ? [[name, value] as const] : []
    }),
  )
}

/** Returns true when something is chosen of some names in the address. */
export const hasFilters = (query: Query, names: readonly string[]): boolean => Object.keys(selectedFilters(query, names)).length > 0
