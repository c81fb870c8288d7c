import type { AnySchemaObject } from 'ajv'
import { compile } from 'json-schema-to-typescript'
import { BANNER, withShortComments } from './names.ts'
import type { Sources } from './read-sources.ts'

const JSON_TYPE =
  '/** Anything that JSON can say. */\nexport type Json = null | boolean | number | string | Json[] | { [key: string]: Json }\n\n'

/** The TypeScript types of the content documents, one for each titled schema. */
export async function generateContentTypes(sources: Sources): Promise<string> {
  const titles = new Map(sources.schemas.map((schema) => [String(schema.$id), String(schema.title)]))
  const definitions: Record<string, AnySchemaObject> = {}
  for (const schema of sources.schemas) {
    const { $schema: _schema, $id: _id, $defs, ...rest } = schema
    for (const [name, definition] of Object.entries((rewrite($defs ?? {}, titles) as Record<string, AnySchemaObject>) ?? {}))
      definitions[name] = definition
    definitions[String(schema.title)] = rewrite(rest, titles) as AnySchemaObject
  }
  giveOpenTypes(definitions)
  const code = await compile({ definitions }, 'ContentRoot', {
    additionalProperties: false,
    bannerComment: '',
    declareExternallyReferenced: true,
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    unknownAny: true,
  })
  return BANNER + JSON_TYPE + withoutRoot(code)
}

// Props and slots are open by nature: their shape is the business of each block type.
function giveOpenTypes(definitions: Record<string, AnySchemaObject>): void {
  const block = definitions.Block?.properties as Record<string, AnySchemaObject>
  block.props = { tsType: 'Record<string, Json>' }
  block.slots = { tsType: 'Record<string, Block[]>' }
}

function rewrite(value: unknown, titles: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, titles))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'minItems' && key !== 'maxItems')
      .map(([key, item]) => [key, key === '$ref' && typeof item === 'string' ? target(item, titles) : rewrite(item, titles)]),
  )
}

function target(ref: string, titles: ReadonlyMap<string, string>): string {
  const title = titles.get(ref)
  return `#/definitions/${title ?? ref.replace('#/$defs/', '')}`
}

// json-schema-to-typescript says of each type that the root refers to it, and of each list how long it may be.
function withoutRoot(code: string): string {
  const types = code
    .replace(/export interface ContentRoot \{[\s\S]*?\n\}\n/, '')
    .replace(
      /(?: \*\n)? \* This (?:interface|type) was referenced by `ContentRoot`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n/g,
      '',
    )
  return withShortComments(types)
}
