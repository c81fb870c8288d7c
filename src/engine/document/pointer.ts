import { isStorableKey } from '#engine/document/storable-json.ts'
import type { Json } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'

type Value = Json | undefined
const INDEX = /^(?:0|[1-9]\d*)$/

/** The segments of a JSON pointer (RFC 6901) to a value inside a document; null for any other text. */
export function pointerSegments(pointer: string): string[] | null {
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return null
  const segments = pointer.slice(1).split('/').map(unescaped)
  return segments.every(isStorableKey) ? segments : null
}

const unescaped = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~')

function child(value: Value, segment: string): Value {
  if (Array.isArray(value)) return INDEX.test(segment) ? value[Number(segment)] : undefined
  return isRecord(value) && Object.hasOwn(value, segment) ? value[segment] : undefined
}

/** The value at a pointer; undefined where there is none. */
export function valueAt(root: Value, pointer: string): Value {
  const segments = pointerSegments(pointer)
  return segments ? segments.reduce(child, root) : undefined
}

/** The pointers of the outermost and the innermost list that a pointer leads through; null when there is no list on its way. */
export function listsOnWay(root: Value, pointer: string): { readonly outer: string; readonly inner: string } | null {
  const lists: string[] = []
  let value = root
  let here = ''
  for (const raw of pointer.split('/').slice(1)) {
    if (Array.isArray(value)) lists.push(here)
    value = child(value, unescaped(raw))
    here = `${here}/${raw}`
  }
  const [outer, inner] = [lists[0], lists.at(-1)]
  return outer === undefined || inner === undefined ? null : { outer, inner }
}

/**
 * The root with another value at a pointer, or without it when the value is undefined; null when nothing can be written there:
 * its parent is absent, or a list would become longer or shorter.
 */
export function withValue(root: Value, segments: readonly string[], value: Value): { readonly root: Json } | null {
  const [segment, ...rest] = segments
  if (segment === undefined || typeof root !== 'object' || root === null) return null
  if (rest.length === 0) return withMember(root, segment, value)
  const inner = withValue(child(root, segment), rest, value)
  return inner && withMember(root, segment, inner.root)
}

function withMember(root: Json[] | Record<string, Json>, segment: string, value: Value): { readonly root: Json } | null {
  if (Array.isArray(root)) {
    if (value === undefined || child(root, segment) === undefined) return null
    return { root: root.with(Number(segment), value) }
  }
  if (value !== undefined) return { root: { ...root, [segment]: value } }
  const { [segment]: _gone, ...others } = root
  return { root: others }
}

/** True when a pointer is the upper one or lies below it. */
export function leadsThrough(upper: string, pointer: string): boolean {
  return pointer === upper || pointer.startsWith(`${upper}/`)
}
