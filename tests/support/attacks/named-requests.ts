import type { CallDefinition } from '#schemas/api/base/define-call.ts'

/** A request of a call with a name in one place. */
export interface NamedRequest {
  /** The place, such as `body texts fr_FR (key)`. */
  readonly place: string
  /** Path and query below the base of the registry. */
  readonly url: string
  readonly body: unknown
  readonly isKeyOfBody: boolean
}

/** The values of the example that a test replaces by those of its own database. */
export interface Given {
  readonly params: Readonly<Record<string, unknown>>
  readonly body: unknown
}

interface Variant {
  readonly place: string
  readonly value: unknown
}

/** Every copy of a value with one text or one key replaced by the name. */
function variantsOf(value: unknown, name: string, place: string): Variant[] {
  if (typeof value === 'string') return [{ place, value: name }]
  if (Array.isArray(value))
    return value.flatMap((item, at) =>
      variantsOf(item, name, `${place} ${at}`).map((inner) => ({ place: inner.place, value: value.toSpliced(at, 1, inner.value) })),
    )
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const withEntry = (at: number, entry: [string, unknown]) => Object.fromEntries(entries.toSpliced(at, 1, entry))
  return entries.flatMap(([key, item], at) => [
    { place: `${place} ${key} (key)`, value: withEntry(at, [name, item]) },
    ...variantsOf(item, name, `${place} ${key}`).map((inner) => ({ place: inner.place, value: withEntry(at, [key, inner.value]) })),
  ])
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

const urlOf = ({ path, inQuery = [] }: CallDefinition, params: Readonly<Record<string, unknown>>, query: string): string => {
  const filled = path.replace(/\{(\w+)[?*]?\}/g, (_whole, key: string) => encodeURIComponent(written(params[key] ?? '')))
  const own = new URLSearchParams(inQuery.flatMap((key) => (params[key] === undefined ? [] : [[key, written(params[key])]])))
  return `${filled}?${[own.toString(), query].filter(Boolean).join('&')}`
}

/** The request of the example of a call. */
export const exampleRequest = (call: CallDefinition, { params, body }: Given): Pick<NamedRequest, 'url' | 'body'> => ({
  url: urlOf(call, params, call.example.query ?? ''),
  body,
})

/** The requests of a call that differ from its example by the name: in its path, its query, its texts or its keys. */
export function namedRequests(call: CallDefinition, name: string, { params, body }: Given): NamedRequest[] {
  const query = call.example.query ?? ''
  const encoded = encodeURIComponent(name)
  const inQuery = call.list ? ['orderBy', 'search', ...new URLSearchParams(query).keys()] : []
  const asked = (place: string, url: string): NamedRequest => ({ place, url, body, isKeyOfBody: false })
  return [
    ...Object.keys(params).map((key) => asked(`parameter ${key}`, urlOf(call, { ...params, [key]: name }, query))),
    ...inQuery.map((key) => asked(`query ${key}`, urlOf(call, params, `${key}=${encoded}`))),
    ...(call.list ? [asked('query (key)', urlOf(call, params, `${encoded}=1`))] : []),
    ...variantsOf(body, name, 'body').map(({ place, value }) => ({
      ...{ place, url: urlOf(call, params, query), body: value },
      isKeyOfBody: place.endsWith('(key)'),
    })),
  ]
}
