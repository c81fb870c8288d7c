import { _, Ajv2020, type AnySchemaObject, type Options } from 'ajv/dist/2020.js'
import { schemaWords } from '#schemas/content/schema-words.ts'
import { formats } from '#schemas/text/formats.ts'

/** An ajv that knows our formats and words, and holds the content schemas. */
export function contentAjv(schemas: readonly AnySchemaObject[], options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    formats,
    ...options,
    code: { formats: _`formats`, ...options.code },
  })
  for (const keyword of [...schemaWords, 'tsType']) ajv.addKeyword({ keyword })
  for (const schema of schemas) ajv.addSchema(schema)
  return ajv
}
