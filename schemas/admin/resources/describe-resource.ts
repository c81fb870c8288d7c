import { z } from 'zod'
import type { ContentKind } from '#schemas/content/content-address.ts'
import type { Translations } from '#schemas/errors/translations.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { fieldOfColumn } from './form-columns.ts'
import { allFields } from './form-paths.ts'
import { formTree, type FormField } from './form-tree.ts'
import type { ColumnDescription, ColumnKind, ResourceDescription } from './resource-description.ts'
import type { Resource } from './resource.ts'
import { writeVerbOf } from './sight.ts'

/** Columns that show no field of a form. */
const common: Readonly<Record<string, Translations>> = {
  publishedAt: { fr: 'En ligne depuis', en: 'Online since' },
  createdAt: { fr: 'Ajout', en: 'Added' },
  uses: { fr: 'Utilisée', en: 'Uses' },
  updatedAt: { fr: 'Modification', en: 'Changed' },
}

/** The kind of a column by that of its field, where the type of its values does not tell it. */
function ofField(field: FormField | undefined): ColumnKind | undefined {
  return field?.kind === 'select' || field?.kind === 'money' ? field.kind : undefined
}

const kindOfType: Readonly<Record<string, ColumnKind>> = { array: 'tags', boolean: 'switch', number: 'number', integer: 'number' }

function kindOf(schema: z.core.JSONSchema.BaseSchema, field: FormField | undefined): ColumnKind {
  const { type, format, properties, enum: options } = schema.anyOf?.find(({ type: own }) => own !== 'null') ?? schema
  if (properties && 'externalPath' in properties) return 'image'
  if (format === 'date-time') return 'instant'
  if (options) return 'select'
  return ofField(field) ?? ownValue(kindOfType, String(type)) ?? 'text'
}

function columnsOf({ row }: Resource, fields: readonly FormField[]): ColumnDescription[] {
  const { properties = {} } = z.toJSONSchema(z.object(row), { io: 'output', unrepresentable: 'any' })
  return Object.entries(properties).map(([key, schema]) => {
    const field = fieldOfColumn(key, fields)
    const label = field?.label ?? ownValue(common, key) ?? { fr: key, en: key }
    return {
      ...{ key, kind: kindOf(schema as z.core.JSONSchema.BaseSchema, field), label },
      ...(field?.options && { options: field.options }),
    }
  })
}

/** The field whose value is the name by which others use an item. */
function nameField(resource: Resource): string | null {
  const { example } = resource
  const name = resource.usedBy?.(example.form)
  if (name === undefined) return null
  const field = Object.keys(example.form).find((key) => example.form[key] === name)
  if (field === undefined) throw new Error(`no field of the form holds the name ${name}, by which others use the item`)
  return field
}

/** The kind of content under which the items have their addresses; null where they have none, or a rule of their own. */
function folderOf({ shownAt }: Pick<Resource, 'shownAt'>): ContentKind | null {
  return (shownAt as { readonly under?: ContentKind } | undefined)?.under ?? null
}

/** Describes a resource as data, from which the screens of the panel are drawn. */
export function describeResource(resource: Resource): ResourceDescription {
  const { name, area, life, icon = null, words, form, list, sets = [], usedAs = null, waits = null, hiddenBy = null } = resource
  const fields = formTree(form)
  return {
    ...{
      name,
      area,
      life,
      writeVerb: writeVerbOf(resource),
      icon,
      words,
      fields,
      waits,
      sets,
      usedAs,
      usedBy: nameField(resource),
      isMerged: resource.isMerged === true,
    },
    ...{ hiddenBy, hasPage: resource.shownAt !== undefined, folder: folderOf(resource) },
    columns: columnsOf(resource, allFields(fields)),
    list: { fields: list.fields, search: list.search === true, defaultOrder: list.defaultOrder },
  }
}
