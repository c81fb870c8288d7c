import { isPrototypeKey } from '#server/platform/input/prototype-keys.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'

/** The pairs of a query string, in their order; a malformed escape or a key that could reach a prototype is refused. */
export function parseQueryPairs(url: string): [string, string][] {
  const mark = url.indexOf('?')
  if (mark === -1) return []
  const text = url.slice(mark + 1)
  try {
    decodeURIComponent(text)
  } catch {
    throw new ApiError('BAD_REQUEST')
  }
  const pairs = [...new URLSearchParams(text)]
  if (pairs.some(([name]) => isPrototypeKey(name))) throw new ApiError('BAD_REQUEST')
  return pairs
}
