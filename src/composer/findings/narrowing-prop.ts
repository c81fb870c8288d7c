import type { Registry } from '#engine/registry/registry.ts'
import type { Block } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** The kinds of fields that choose the items of a list. */
const NARROWING: ReadonlySet<string> = new Set(['folder', 'tags', 'collection', 'album', 'place-kind', 'product', 'service', 'form'])

/** The prop of a block that leaves items out of its list as it is set now; null for none. */
export function narrowingProp(registry: Registry, { type, props }: Pick<Block, 'type' | 'props'>): string | null {
  const { properties = {} } = (registry.types.get(type)?.manifest.props ?? {}) as { readonly properties?: Readonly<Record<string, object>> }
  const isNarrowing = ([name, schema]: [string, object]) =>
    ownValue(props, name) !== undefined && 'x-field' in schema && NARROWING.has(String(schema['x-field']))
  return Object.entries(properties).find(isNarrowing)?.[0] ?? null
}
