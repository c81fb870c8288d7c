import type { AnySchemaObject } from 'ajv'
import type { Condition } from '#schemas/generated/content.ts'
import { conditionDefects, kindDefects, wordDefects, type Siblings } from './check-words.ts'
import { contentAjv } from './content-ajv.ts'
import type { Sources } from './read-sources.ts'

const MANIFEST = '/schemas/block-manifest.schema.json'

type Ajv = ReturnType<typeof contentAjv>

/** Lists the defects of the manifests: against their schema, in the props' own schemas, in labels, options and words. Each names its file and pointer. */
export function manifestDefects(sources: Sources): string[] {
  const ajv = contentAjv(sources.schemas)
  const obeys = ajv.getSchema(MANIFEST)
  if (!obeys) throw new Error('schemas/content/block-manifest.schema.json is missing')
  return sources.blocks.flatMap(({ type, manifest }) => {
    const where = `blocks/${type}/block.json#`
    if (!obeys(manifest)) return (obeys.errors ?? []).map(({ instancePath, message }) => `${where}${instancePath}: ${message ?? ''}`)
    const props = manifest.props as AnySchemaObject
    return [
      ...schemaDefects(where, ajv, props),
      ...propertyDefects(ajv, `${where}/props`, props),
      ...slotDefects(where, manifest, (props.properties ?? {}) as Siblings),
    ]
  })
}

function slotDefects(where: string, manifest: AnySchemaObject, siblings: Siblings): string[] {
  return Object.entries((manifest.slots ?? {}) as Record<string, { when?: Condition }>).flatMap(([name, { when }]) =>
    when ? conditionDefects(`${where}/slots/${name}/when`, when, siblings) : [],
  )
}

function schemaDefects(where: string, ajv: Ajv, props: AnySchemaObject): string[] {
  try {
    ajv.compile(props)
    return []
  } catch (error) {
    return [`${where}/props: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function propertyDefects(ajv: Ajv, where: string, schema: AnySchemaObject): string[] {
  const siblings = (schema.properties ?? {}) as Siblings
  const required = new Set(schema.required as string[] | undefined)
  return Object.entries(siblings).flatMap(([name, property]) => {
    const here = `${where}/properties/${name}`
    const broken = brokenWords(ajv, here, property)
    return [
      ...labelDefects(here, property),
      ...optionDefects(here, property),
      ...boundDefects(here, property),
      ...(broken.length > 0 ? broken : wordDefects(here, siblings, { name, isRequired: required.has(name) })),
      ...innerDefects(ajv, here, property),
    ]
  })
}

// The schema of manifests describes the props at the top alone; those inside lists and objects have the same words.
function brokenWords(ajv: Ajv, where: string, property: AnySchemaObject): string[] {
  const obeys = ajv.getSchema(`${MANIFEST}#/$defs/PropSchema`)
  if (!obeys || obeys({ 'x-label': { fr: '-', en: '-' }, ...property })) return []
  return (obeys.errors ?? []).map(({ instancePath, message }) => `${where}${instancePath}: ${message ?? ''}`)
}

function innerDefects(ajv: Ajv, where: string, property: AnySchemaObject): string[] {
  const items = property.items as AnySchemaObject | undefined
  const own = property.type === 'object' ? propertyDefects(ajv, where, property) : []
  if (!items) return own
  const here = `${where}/items`
  const broken = brokenWords(ajv, here, items)
  return [
    ...own,
    ...(broken.length > 0 ? broken : kindDefects(here, items)),
    ...(items.type === 'object' ? propertyDefects(ajv, here, items) : boundDefects(here, items)),
  ]
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
