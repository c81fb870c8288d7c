import type { Block, Json, PropsSchema } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { overriddenValues, SHARED_SECTION } from '#engine/registry/shared-section.ts'
import { referencesOfList } from './list-references.ts'
import { propValues, type PropValue } from './prop-values.ts'
import { distinctReferences, type Reference } from './reference.ts'
import { soughtBlocks } from './sought-blocks.ts'
import { referencesOfAddress, referencesOfHtml, referencesOfText, referencesOfValues } from './text-references.ts'

/** A document as far as its references are concerned. */
export interface ReferringDocument {
  readonly head: Readonly<Record<string, Json>>
  readonly regions: Readonly<Record<string, readonly Block[]>>
}

/** Contents that values with a schema name. A stored value may have any shape. */
export function referencesOfProps(schema: PropsSchema, props: Readonly<Record<string, Json>>): Reference[] {
  return propValues(schema, props).flatMap(referencesOfValue)
}

/** The picture that search engines and social networks are given. */
export function referencesOfSeo(seo: unknown): Reference[] {
  const image = isRecord(seo) ? seo['image'] : null
  return typeof image === 'number' ? [{ kind: 'media', key: String(image) }] : []
}

/** Everything that a document names, each once: at any depth, in slots that are not shown too. A stored one may have any shape. */
export function referencesOfDocument(registry: Registry, { head, regions }: ReferringDocument): Reference[] {
  const found = referencesOfSeo(isRecord(head) ? head['seo'] : null)
  for (const blocks of Object.values(regions).filter(Array.isArray))
    walkBlocks(upgradeBlocks(registry, blocks as readonly Block[]), ({ type, props }) => {
      const known = registry.types.get(type)
      if (!known || !isRecord(props)) return
      found.push(...referencesOfProps(known.manifest.props, props))
      if (soughtBlocks.has(type)) found.push({ kind: 'block', key: type })
      found.push(...referencesOfList(type, { ...Object.fromEntries(known.defaults), ...props }))
      if (type === SHARED_SECTION) found.push(...overriddenValues(props).flatMap(referencesOfText))
    })
  return distinctReferences(found)
}

function referencesOfValue({ kind, value }: PropValue): Reference[] {
  if (kind === 'text') return typeof value === 'string' ? referencesOfValues(value) : []
  if (kind === 'media') return isRecord(value) && typeof value.id === 'number' ? [{ kind, key: String(value.id) }] : []
  return [value]
    .flat()
    .flatMap((each) => (typeof each === 'string' || typeof each === 'number' ? referencesOfName(kind, String(each)) : []))
}

function referencesOfName(kind: Exclude<PropValue['kind'], 'text' | 'media'>, name: string): Reference[] {
  if (kind === 'url') return referencesOfAddress(name)
  if (kind === 'html') return referencesOfHtml(name)
  return kind === 'page' ? referencesOfAddress(`/${name}`) : [{ kind, key: name }]
}
