import type { AnySchemaObject } from 'ajv'
import type { Sources } from './read-sources.ts'

/** Generates the data of each block type for the catalogue page and the palette of the editor: labels, fields, slots and examples. */
export function generateCatalogueData(sources: Sources): string {
  const entries = sources.blocks.map(({ type, manifest, examples }) => {
    const { version, category, interactive, groups, label, help, keywords, slots } = manifest as Record<string, unknown>
    return {
      type,
      version,
      category,
      interactive,
      groups,
      label,
      help,
      keywords,
      fields: fieldsOf(manifest.props as AnySchemaObject),
      slots,
      examples,
    }
  })
  return `${JSON.stringify(entries, null, 1)}\n`
}

function fieldsOf(props: AnySchemaObject): AnySchemaObject[] {
  const required = (props.required as string[] | undefined) ?? []
  return Object.entries(props.properties as Record<string, Record<string, unknown>>).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    label: schema['x-label'],
    help: schema['x-help'],
    field: schema['x-field'] ?? 'text',
    options: schema['x-options'],
    default: schema.default,
    maxLength: schema.maxLength,
  }))
}
