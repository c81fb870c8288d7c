import { isRecord } from '#schemas/text/is-record.ts'

/** Which key of `data` holds a route's list, and which its element; null: `data` itself. */
const mapping: ReadonlyMap<string, { readonly keyList: string; readonly keyElem: string | null }> = new Map(
  Object.entries({ blog: 'blogs', element: 'items', news: 'news', album: 'albums', service: 'services', product: 'products' }).map(
    ([route, keyList]) => [route, { keyList, keyElem: null }],
  ),
)

/** Takes a route's list (`keyList`) or element (`keyElem`) out of an answer's data; an unknown key is logged and gives null. */
export function pickByKey(key: 'keyList' | 'keyElem', route: string, data: unknown, log: (message: string) => void): unknown {
  const keys = mapping.get(route)
  const name = keys?.[key]
  if (name === null) return data
  if (name !== undefined && isRecord(data) && Object.hasOwn(data, name)) return data[name]
  log(`unknown key: ${key} of "${route}"`)
  return null
}
