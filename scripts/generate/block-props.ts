import type { AnySchemaObject } from 'ajv'
import { compile } from 'json-schema-to-typescript'
import { BANNER, pascalCase, withShortComments } from './names.ts'
import type { BlockSource, Sources } from './read-sources.ts'

/** The TypeScript type of each block type's props as its view receives them: a prop with a default is always there, but for a link, whose page may be closed. */
export async function generateBlockProps(sources: Sources): Promise<string> {
  const parts = await Promise.all(sources.blocks.map(propsType))
  const table = sources.blocks.map(({ type }) => `  '${type}': ${pascalCase(type)}Props\n`).join('')
  const usesMedia = parts.some((part) => part.includes('MediaRef'))
  const imports = usesMedia ? `import type { MediaRef } from './content.ts'\n` : ''
  return `${BANNER}${imports}\n${parts.join('\n')}\n/** The props of each block type. */\nexport interface BlockPropsByType {\n${table}}\n`
}

async function propsType({ type, manifest }: BlockSource): Promise<string> {
  const props = manifest.props as AnySchemaObject
  const properties = Object.entries(props.properties as Record<string, AnySchemaObject>)
  const required = properties.filter(([name, schema]) => isRequired(props, name) || isAlwaysFilled(schema)).map(([name]) => name)
  const schema = {
    ...props,
    description: `The props of the block type ${type}.`,
    required,
    properties: Object.fromEntries(properties.map(([name, property]) => [name, plain(property)])),
  }
  const code = await compile(schema, `${pascalCase(type)}Props`, {
    additionalProperties: false,
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
  })
  return withShortComments(code)
}

function isRequired(props: AnySchemaObject, name: string): boolean {
  return ((props.required as string[] | undefined) ?? []).includes(name)
}

const isAlwaysFilled = ({ default: value, format }: AnySchemaObject): boolean => value !== undefined && format !== 'safe-url'

/** The schema with references to media given by name, and the English label as its comment. */
function plain(schema: AnySchemaObject): AnySchemaObject {
  const label = (schema['x-label'] as { en: string } | undefined)?.en
  const described = label === undefined ? {} : { description: label }
  if (schema.$ref === '/schemas/media.schema.json') return { tsType: 'MediaRef', ...described }
  const { default: _default, minItems: _minItems, maxItems: _maxItems, ...rest } = schema
  const copy: AnySchemaObject = { ...rest, ...described }
  if (schema.items) copy.items = plain(schema.items as AnySchemaObject)
  if (schema.properties)
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties as Record<string, AnySchemaObject>).map(([name, property]) => [name, plain(property)]),
    )
  return copy
}
