import type { Block, Json, PropsSchema } from '#schemas/generated/content.ts'
import type { Registry } from './registry.ts'
import { walkBlocks } from './walk-blocks.ts'

const MEDIA_REF = '/schemas/media.schema.json'

interface Schema {
  readonly $ref?: string
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}

type Reader = (value: Json | undefined, ids: Set<number>) => void

const readers = new WeakMap<PropsSchema, Reader | null>()

/** The numbers of the media that blocks name in their props, found by their schemas. */
export function mediaIds(registry: Registry, blocks: readonly Block[]): Set<number> {
  const ids = new Set<number>()
  walkBlocks(blocks, (block) => {
    const props = registry.types.get(block.type)?.manifest.props
    if (props) readerOf(props)?.(block.props, ids)
  })
  return ids
}

function readerOf(props: PropsSchema): Reader | null {
  const known = readers.get(props)
  if (known !== undefined) return known
  // A props schema is a JSON Schema; only the three keywords that lead to a media reference are looked at.
  const reader = makeReader(props as Schema)
  readers.set(props, reader)
  return reader
}

function makeReader(schema: Schema): Reader | null {
  if (schema.$ref === MEDIA_REF) return readReference
  if (schema.items) return listReader(makeReader(schema.items))
  const fields = Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const reader = makeReader(property)
    return reader ? [{ key, reader }] : []
  })
  if (fields.length === 0) return null
  return (value, ids) => {
    if (!isObject(value)) return
    for (const { key, reader } of fields) reader(value[key], ids)
  }
}

function listReader(item: Reader | null): Reader | null {
  if (!item) return null
  return (value, ids) => {
    if (Array.isArray(value)) for (const each of value) item(each, ids)
  }
}

function readReference(value: Json | undefined, ids: Set<number>): void {
  if (isObject(value) && typeof value['id'] === 'number') ids.add(value['id'])
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
