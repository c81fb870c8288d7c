type Query = Readonly<Partial<Record<string, string>>>

/** What is chosen of some names in the address; what is left empty in a form is in it where no script takes it out, and is no choice. */
export function selectedFilters(query: Query, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name) => (query[name] ? [[name, query[name]] as const] : [])))
}

/** Returns true when something is chosen of some names in the address. */
export const hasFilters = (query: Query, names: readonly string[]): boolean => names.some((name) => Boolean(query[name]))
