/** The parameters of a call, those of its path and those of its query together. */
export type FlatParams = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Puts the parameters of a call where its route wants them; those left over become the query, empty ones are left out. */
export function callAddress(route: string, params: FlatParams): string {
  const rest = new Map(Object.entries(params).filter(([, value]) => value != null && value !== ''))
  const path = route.replace(/\/\{(\w+)([?*]?)\}/g, (_, name: string, mark: string) => {
    const value = rest.get(name)
    rest.delete(name)
    if (value == null) return mark === '?' ? '' : '/'
    const segments = mark === '*' ? String(value).split('/') : [String(value)]
    return `/${segments.map(encodeURIComponent).join('/')}`
  })
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))
  return query.size === 0 ? path : `${path}?${query.toString()}`
}
