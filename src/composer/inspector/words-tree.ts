import type { BlockManifest } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { fieldChangeOf } from '#engine/draft/rights/field-change.ts'
import type { ValueSchema } from '#engine/draft/rights/value-change.ts'
import { SHARED_SECTION } from '#engine/registry/shared-section.ts'
import type { Field, FieldTree, ListField, ObjectField } from '#forms/field-tree.ts'
import { readSchema } from '#forms/read-schema.ts'
import type { Person } from '#composer/workbench/person.ts'

/** The fields of a block type that a person may change. Without the right on structure these are texts, pictures and links, and lists whose items stay. */
export function ownTree({ may }: Pick<Person, 'may'>, manifest: BlockManifest | undefined): FieldTree {
  if (!manifest) return { fields: [] }
  const { fields } = readSchema(manifest.props)
  if (may !== 'words') return { fields }
  if (manifest.type === SHARED_SECTION) return { fields: [] }
  const links = fields.filter(({ name }) => name !== manifest.outside?.framesOf)
  return { fields: wordFields(links, manifest.props.properties) }
}

type Properties = Readonly<Record<string, ValueSchema>>

const wordFields = (fields: readonly Field[], properties: Properties): Field[] =>
  fields.flatMap((field) => wordField(field, ownValue(properties, field.name)) ?? [])

/** A field with the parts of it that are words; null for one without any. */
function wordField(field: Field, schema: ValueSchema | undefined): Field | null {
  if (schema === undefined) return null
  switch (fieldChangeOf(schema)) {
    case 'words':
      return field
    case 'write':
      return null
    case 'fields':
      return field.kind === 'object' ? withInner(field, wordFields(field.fields, schema.properties ?? {})) : null
    case 'items':
      return field.kind === 'list' ? withItem(field, wordField(field.item, schema.items)) : null
  }
}

const withInner = (field: ObjectField, fields: readonly Field[]): Field | null => (fields.length > 0 ? { ...field, fields } : null)

const withItem = (field: ListField, item: Field | null): Field | null => item && { ...field, item, isFixed: true }
