import type { AnySchemaObject } from 'ajv'
import { _ } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { contentAjv } from './content-ajv.ts'
import { BANNER, pascalCase } from './names.ts'
import type { Sources } from './read-sources.ts'

const FOLDER = 'schemas/generated'

/** The folder with a validator for the props of each block type. */
export const PROPS = `${FOLDER}/props`

/** The standalone validators as ES modules without eval, with their types: one for the content schemas, one for the props of each block type. */
export function generateValidators(sources: Sources): Readonly<Record<string, string>> {
  const schemas = sources.schemas.map(withoutAnnotations)
  const documents = Object.fromEntries(sources.schemas.map(({ $id }) => [`validate${titleOf($id)}`, String($id)]))
  const types = sources.blocks.map(({ type }) => type)
  const ofProps = sources.blocks.map(({ type, manifest }) => {
    const schema = { ...withoutAnnotations(manifest.props as AnySchemaObject), $id: `/blocks/${type}` }
    return [`${PROPS}/${type}.js`, moduleOf([...schemas, schema], { validate: schema.$id }, '../../text')]
  })
  return {
    [`${FOLDER}/validators.js`]: moduleOf(schemas, documents, '../text'),
    [`${FOLDER}/validators.d.ts`]: typesOf(Object.keys(documents), sources),
    ...(Object.fromEntries(ofProps) as Record<string, string>),
    [`${FOLDER}/props-validators.js`]: eagerTable(types),
    [`${FOLDER}/props-validators.d.ts`]: tableTypes('propsValidators', 'The props validators by block type', 'SchemaValidator'),
    [`${FOLDER}/lazy-props-validators.js`]: lazyTable(types),
    [`${FOLDER}/lazy-props-validators.d.ts`]: tableTypes(
      'lazyPropsValidators',
      'The props validators by block type, each loaded when it is asked for',
      '() => Promise<SchemaValidator>',
    ),
  }
}

/** A module that exports validators by name and imports what their code calls. An ajv of its own numbers its functions, so a module changes with its schema alone. */
function moduleOf(schemas: readonly AnySchemaObject[], exported: Readonly<Record<string, string>>, texts: string): string {
  const ajv = contentAjv(schemas, { messages: false, code: { source: true, esm: true, lines: true, formats: _`formats` } })
  const code = withFastLengths(standaloneCode(ajv, { ...exported }))
  const lengths = ['longerThan', 'shorterThan'].filter((name) => code.includes(`${name}(`))
  const imports = [
    ...(/\bformats\b/.test(code) ? [`import { formats } from '${texts}/formats.ts'\n`] : []),
    ...(lengths.length > 0 ? [`import { ${lengths.join(', ')} } from '${texts}/string-length.ts'\n`] : []),
  ]
  return `${BANNER}${imports.join('')}${code}\n`
}

function eagerTable(types: readonly string[]): string {
  const imports = types.map((type) => `import { validate as validate${pascalCase(type)} } from './props/${type}.js'\n`)
  const rows = types.map((type) => `  '${type}': validate${pascalCase(type)},\n`)
  return `${BANNER}${imports.join('')}\n/** The props validators by block type. */\nexport const propsValidators = {\n${rows.join('')}};\n`
}

function lazyTable(types: readonly string[]): string {
  const rows = types.map((type) => `  '${type}': () => import('./props/${type}.js').then(validator),\n`)
  const pick = `const validator = ({ validate }) => validate\n`
  return `${BANNER}${pick}\n/** The props validators by block type, each loaded when it is asked for. */\nexport const lazyPropsValidators = {\n${rows.join('')}};\n`
}

function tableTypes(name: string, sentence: string, value: string): string {
  const lines = [
    BANNER.trimEnd(),
    `import type { BlockType } from './block-types.ts'`,
    `import type { SchemaValidator } from './validators.js'`,
    ``,
    `/** ${sentence}. */`,
    `export declare const ${name}: Readonly<Record<BlockType, ${value}>>`,
  ]
  return `${lines.join('\n')}\n`
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
  ]
  return sources.blocks.length > 0 ? `${lines.join('\n')}\n` : ''
}
