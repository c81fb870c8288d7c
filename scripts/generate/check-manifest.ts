import type { AnySchemaObject } from 'ajv'
import { contentAjv } from './content-ajv.ts'
import type { Sources } from './read-sources.ts'

/** What is wrong with the manifests: against their schema, in the labels and options, in the props' own schemas. */
export function manifestDefects(sources: Sources): string[] {
  const ajv = contentAjv(sources.schemas)
  const obeys = ajv.getSchema('/schemas/block-manifest.schema.json')
  if (!obeys) throw new Error('schemas/content/block-manifest.schema.json is missing')
  return sources.blocks.flatMap(({ type, manifest }) => {
    const where = `blocks/${type}/block.json`
    if (!obeys(manifest)) return (obeys.errors ?? []).map(({ instancePath, message }) => `${where}${instancePath}: ${message ?? ''}`)
    const props = manifest.props as AnySchemaObject
    return [...schemaDefects(where, ajv, props), ...propertyDefects(`${where}/props`, props)]
  })
}

function schemaDefects(where: string, ajv: ReturnType<typeof contentAjv>, props: AnySchemaObject): string[] {
  try {
    ajv.compile(props)
    return []
  } catch (error) {
    return [`${where}/props: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function propertyDefects(where: string, schema: AnySchemaObject): string[] {
  return Object.entries((schema.properties ?? {}) as Record<string, AnySchemaObject>).flatMap(([name, property]) => {
    const here = `${where}/${name}`
    return [
      ...labelDefects(here, property),
      ...optionDefects(here, property),
      ...boundDefects(here, property),
      ...innerDefects(here, property),
    ]
  })
}

function innerDefects(where: string, property: AnySchemaObject): string[] {
  const items = property.items as AnySchemaObject | undefined
  const own = property.type === 'object' ? propertyDefects(where, property) : []
  if (!items) return own
  const bounds = items.type === 'object' ? propertyDefects(`${where}/items`, items) : boundDefects(`${where}/items`, items)
  return [...own, ...bounds]
}

function labelDefects(where: string, { 'x-label': label }: AnySchemaObject): string[] {
  const { fr, en } = (label ?? {}) as { fr?: string; en?: string }
  return fr && en ? [] : [`${where}: x-label needs a French and an English text`]
}

function optionDefects(where: string, property: AnySchemaObject): string[] {
  if (property.enum === undefined) return []
  const options = (property['x-options'] ?? {}) as Record<string, { fr?: string; en?: string }>
  const values = (property.enum as unknown[]).map(String)
  const missing = values.filter((value) => !options[value]?.fr || !options[value].en)
  const foreign = Object.keys(options).filter((value) => !values.includes(value))
  return [
    ...missing.map((value) => `${where}: x-options has no French and English text for "${value}"`),
    ...foreign.map((value) => `${where}: x-options names "${value}", which is no option`),
  ]
}

// A page has a limit; a prop without one would be the way round it.
function boundDefects(where: string, property: AnySchemaObject): string[] {
  if (property.type === 'string' && property.maxLength === undefined) return [`${where}: a text needs maxLength`]
  if (property.type === 'array' && property.maxItems === undefined) return [`${where}: a list needs maxItems`]
  return []
}
