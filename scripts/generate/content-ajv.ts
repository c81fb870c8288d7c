import { _, Ajv2020, type AnySchemaObject, type Options } from 'ajv/dist/2020.js'
import { formats } from '#schemas/text/formats.ts'

const ANNOTATIONS = ['x-label', 'x-help', 'x-field', 'x-options', 'tsType']

/** An ajv that knows our formats and annotations and holds the content schemas. */
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
  for (const keyword of ANNOTATIONS) ajv.addKeyword({ keyword })
  for (const schema of schemas) ajv.addSchema(schema)
  return ajv
}
