import type { AnySchemaObject } from 'ajv'
import { _ } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { contentAjv } from './content-ajv.ts'
import { BANNER, pascalCase } from './names.ts'
import type { Sources } from './read-sources.ts'

const IMPORTS = `import { formats } from '../text/formats.ts'\nimport { longerThan, shorterThan } from '../text/string-length.ts'\n`

/** The standalone validators as an ES module without eval, and their types. */
export function generateValidators(sources: Sources): { code: string; types: string } {
  const ajv = contentAjv(sources.schemas.map(withoutAnnotations), {
    messages: false,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  })
  const exported: Record<string, string> = {}
  for (const { $id } of sources.schemas) exported[`validate${titleOf($id)}`] = String($id)
  for (const { type, manifest } of sources.blocks) {
    const id = `/blocks/${type}`
    ajv.addSchema({ ...withoutAnnotations(manifest.props as AnySchemaObject), $id: id })
    exported[`validate${pascalCase(type)}Props`] = id
  }
  const names = Object.keys(exported).filter((name) => !name.endsWith('Props'))
  const table = sources.blocks.map(({ type }) => `  '${type}': validate${pascalCase(type)}Props,\n`).join('')
  const code = withFastLengths(standaloneCode(ajv, exported))
  return {
    code: `${BANNER}${IMPORTS}${code}\n/** The props validators by block type. */\nexport const propsValidators = {\n${table}};\n`,
    types: typesOf(names, sources),
  }
}

/** `/schemas/conf-opening-hours.schema.json` → `ConfOpeningHours`. */
function titleOf($id: unknown): string {
  return pascalCase(String($id).replace(/^\/schemas\/|\.schema\.json$/g, ''))
}

// ajv counts the code points of every text, which is most of its time; ours counts them only near the limit.
function withFastLengths(code: string): string {
  const fast = code
    .replace(/"use strict";/, '')
    .replace(/const func\d+ = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;/g, '')
    .replace(/func\d+\((data\d*)\) > (\d+)/g, 'longerThan($1, $2)')
    .replace(/func\d+\((data\d*)\) < (\d+)/g, 'shorterThan($1, $2)')
    .replace(/\/\*# sourceURL="[^"]*" \*\/;/g, '')
    // The validators of props are reached by type alone.
    .replace(/export const (validate\w+Props) = /g, 'const $1 = ')
  const left = /require\([^)]*\)|func\d+\(/.exec(fast)
  if (left) throw new Error(`The validators would need ${left[0]}, which an ES module has not: avoid the keyword that asks for it`)
  return fast
}

function withoutAnnotations(schema: AnySchemaObject): AnySchemaObject {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      /^(x-(label|help|field|options)|tsType|description)$/.test(key) && isAnnotation(value) ? undefined : value,
    ),
  ) as AnySchemaObject
}

// A manifest's schema describes properties that bear these names; there they hold a schema and stay.
function isAnnotation(value: unknown): boolean {
  return (
    typeof value === 'string' || (typeof value === 'object' && value !== null && !('$ref' in value || 'type' in value || 'enum' in value))
  )
}

function typesOf(names: readonly string[], sources: Sources): string {
  const lines = [
    BANNER.trimEnd(),
    `import type { BlockType } from './block-types.ts'`,
    ``,
    `/** One failed rule, as ajv reports it. */`,
    `export interface SchemaError {`,
    `  instancePath: string`,
    `  keyword: string`,
    `  params: Record<string, unknown>`,
    `  schemaPath: string`,
    `}`,
    ``,
    `/** A compiled schema: says whether a value obeys it, and keeps the errors of the last call. */`,
    `export interface SchemaValidator {`,
    `  (value: unknown): boolean`,
    `  errors?: SchemaError[] | null`,
    `}`,
    ``,
    ...names.map((name) => `export declare const ${name}: SchemaValidator`),
    ``,
    `/** The props validators by block type. */`,
    `export declare const propsValidators: Readonly<Record<BlockType, SchemaValidator>>`,
  ]
  return sources.blocks.length > 0 ? `${lines.join('\n')}\n` : ''
}
